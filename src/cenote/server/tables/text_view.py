"""Text view of a table, for games without a board in the browser: the position, the offers and the story."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import to_builtins

from cenote.core.game import Fact, Offer, View
from cenote.core.match import Preview
from cenote.core.registry import has_part
from cenote.server.errors import Refusal, coded
from cenote.server.protocol.game_messages import OfferGroup, PlainOffer, ReadRequest, TextView
from cenote.server.storage.contract import Sitting
from cenote.server.tables.live import LiveTable, Undone, Viewer
from cenote.text_renderers import text_renderer
from cenote.words import Words, spoken


def read(table: LiveTable, person: str, request: ReadRequest, viewer: Viewer = None) -> TextView:
    """Return in words what a person sees and may do after some actions, and what happened since a frame."""
    if table.match is None:
        raise Refusal("not-running", "there is no game here to read of", 409)
    name, viewer = table.stored.game, table.viewer_of(person, viewer)
    language = spoken(request.language)
    words = Words(language, [_name(seat, Words(language)) for seat in table.stored.seats])
    with coded():
        seen = _seen(table, viewer, request.actions)
    story = table.story(viewer, request.since)
    return TextView(
        id=request.id,
        lines=_lines(name, seen.view, words),
        groups=_groups(name, seen.offers, words),
        story=[_sentence(name, facts, words) for facts in story],
        stopped=seen.stopped,
    )


def _name(seat: Sitting, words: Words) -> str:
    """Return a person's own name, or a bot's name in the reader's language."""
    return seat.name.replace(seat.bot, words.bot(seat.bot), 1) if seat.bot and not seat.person else seat.name


def _seen(table: LiveTable, viewer: Viewer, actions: list[str]) -> Preview:
    """Return what the viewer would see after these actions, or the current position if the viewer is not to act."""
    match = table.match
    assert match is not None
    if viewer is None or viewer not in match.actors():
        return Preview(match.view(viewer), (), (), stopped=False)
    return match.preview(viewer, *actions)


def _lines(game: str, view: View, words: Words) -> list[str]:
    """Return a view as sentences or, in games without a text renderer, field by field."""
    if has_part(game, "text_renderer"):
        return text_renderer(game).tell(view, words)
    shown: dict[str, object] = to_builtins(view)
    return [words("labelled", name=name, value=str(value)) for name, value in shown.items()]


def _groups(game: str, offers: Iterable[Offer], words: Words) -> list[OfferGroup]:
    """Return the offers grouped under their headings, in order."""
    groups: dict[str, OfferGroup] = {}
    for offer in offers:
        verb = offer.action.split()[0]
        group = groups.setdefault(verb, OfferGroup(words.group(game, verb), []))
        group.offers.append(PlainOffer(offer.action, words.intent(game, offer), offer.cost, offer.reveals))
    return list(groups.values())


def _sentence(game: str, facts: Iterable[Fact], words: Words) -> str:
    return words.sentences(_said(game, fact, words) for fact in facts)


def _said(game: str, fact: Fact, words: Words) -> str:
    return words("table-undone", seat=fact.seat) if isinstance(fact, Undone) else words.fact(game, fact)
