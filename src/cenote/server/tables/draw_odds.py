"""Draw odds of finished games, from which a browser verifies every draw of the record."""

from __future__ import annotations

from cenote.core.game import CHANCE, Damaged
from cenote.core.record import Record, read
from cenote.core.registry import game
from cenote.core.replay import replay
from cenote.server.errors import Refusal
from cenote.server.protocol.game_messages import DrawOdds
from cenote.server.tables.history import Histories
from cenote.server.tables.live import LiveTable
from cenote.server.tables.tables import Tables
from cenote.server.throttling.fair_share import Client


async def draws(tables: Tables, histories: Histories, table: LiveTable, client: Client) -> DrawOdds:
    """Return the odds of every draw of a game, and charge the CPU time of the replay to the client.

    Raise `Refusal` while the record is secret, or if the current rules cannot replay it.
    """
    text = await tables.record(table)
    try:
        return DrawOdds(await histories.aside(lambda: odds_of(read(text)), client))
    except Damaged:
        raise Refusal("other-rules", "this game was played by rules that cannot be followed here", 409) from None


def odds_of(record: Record) -> list[list[tuple[str, int]]]:
    """Return the possible actions of each draw of a record with their weights, in the order of the action table."""
    texts = game(record.game).actions.texts
    chance = (step.before.odds() for step in replay(record) if step.entry.seat == CHANCE)
    return [[(texts[code], weight) for code, weight in odds] for odds in chance]
