"""Check of the options against the saved game, so that no option is ignored silently."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from cenote.cli.errors import UserError
from cenote.cli.table_options import at_least, chosen_bots, chosen_components, chosen_game, chosen_people
from cenote.core.dealer import commitment, numbered_seed
from cenote.terminal.save_files import HUMAN, SavedGame
from cenote.words import Words


def checked(chosen: Namespace, kept: SavedGame, save: Path, words: Words) -> None:
    """Raise `UserError` if options are invalid or differ from the saved game."""
    wished = Namespace(**vars(chosen))
    components = chosen_components(chosen, words)
    played, mode = chosen_game(wished, words, components)
    wished.seats = chosen.seats or len(kept.players)
    chosen_people(wished, words)
    seated = tuple(player for player in kept.players if player != HUMAN)
    bots = chosen_bots(chosen.bots, len(seated), played, words) if chosen.bots else seated
    at_least(0, chosen.seed or 0, "--seed", words)
    differs = ", ".join(_differing(chosen, kept, mode, components, bots))
    if differs:
        raise UserError(
            words.sentences([words("play-differs", path=str(save), wishes=differs), words("play-new-hint")])
        )


def _differing(chosen: Namespace, kept: SavedGame, mode: str, components: str, bots: tuple[str, ...]) -> Iterator[str]:
    """Yield the options that differ from the saved game, as the user typed them."""
    record = kept.match.record()
    if chosen.game != record.game:
        yield chosen.game
    if chosen.mode and mode != record.mode:
        yield f"--mode {chosen.mode}"
    if chosen.seats not in (None, len(record.names)):
        yield f"--seats {chosen.seats}"
    if chosen.option and set(chosen.option) != set(record.options):
        yield f"--option {' '.join(chosen.option)}"
    if chosen.components and components != record.components:
        yield f"--components {chosen.components}"
    if chosen.people not in (None, kept.players.count(HUMAN)):
        yield f"--people {chosen.people}"
    if bots != tuple(player for player in kept.players if player != HUMAN):
        yield f"--bots {chosen.bots}"
    if chosen.seed is not None and commitment(numbered_seed(chosen.seed)) != record.commitment:
        yield f"--seed {chosen.seed}"
