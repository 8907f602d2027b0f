"""`cenote play --terminal`: play in the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from datetime import date
from getpass import getuser
from pathlib import Path

from cenote.bots.contract import bots_for_people, usual_bot
from cenote.bots.custom import display_name
from cenote.cli.data_folders import level_path, save_path
from cenote.cli.errors import UserError, bad_file, reason, unwritable
from cenote.cli.exit_codes import INTERRUPTED
from cenote.cli.lock import Locked, locked
from cenote.cli.saved_game_options import checked
from cenote.cli.streams import is_of_output
from cenote.cli.table_options import (
    at_least,
    chosen_components,
    chosen_game,
    chosen_people,
    find_game,
    named_game,
    opponents,
)
from cenote.core.dealer import numbered_seed
from cenote.core.game import Damaged
from cenote.core.match import Match
from cenote.terminal.level_prompt import ask_level
from cenote.terminal.prompt import Leave
from cenote.terminal.save_files import HUMAN, SavedGame, archived, take_up
from cenote.terminal.screen import Screen
from cenote.terminal.table import TerminalTable
from cenote.text_renderers import text_renderer
from cenote.words import Words


def run(chosen: Namespace) -> int:
    words = Words(chosen.lang)
    played = named_game(chosen.game, words)
    text_renderer(played.name)
    save = Path(chosen.save) if chosen.save else save_path(played.name)
    if save.exists() and not (save.is_file() or save.is_dir()):  # a device may be read without end
        raise UserError(words("play-no-file", path=str(save)))
    with _alone_with(save, words):
        return _run(chosen, save, words)


@contextmanager
def _alone_with(save: Path, words: Words) -> Iterator[None]:
    """Lock the save file, because the last of two terminals to save would overwrite the other's moves."""
    with ExitStack() as stack:
        try:
            stack.enter_context(locked(save))
        except Locked:
            raise UserError(words("play-locked", path=str(save))) from None
        except OSError as error:
            raise unwritable(save, error, words) from None
        yield


def _run(chosen: Namespace, save: Path, words: Words) -> int:
    kept = _kept(chosen, save, words)
    screen = Screen(chosen.plain)
    if kept is None:
        try:
            kept = _opened(chosen, screen, words)
        except (Leave, EOFError):
            print()
            return 0
    else:
        chosen.game = find_game(chosen.game, words) if chosen.game else kept.match.game.name
        checked(chosen, kept, save, words)
        _announce(kept, save, screen, words)
    words = Words(chosen.lang, kept.match.record().names)
    asks = sys.stdin.isatty() and not chosen.yes
    table = TerminalTable(kept.match, kept.players, words, screen, save, asks=asks)
    return _played(table, words, screen, own_file=bool(chosen.save))


def _announce(kept: SavedGame, save: Path, screen: Screen, words: Words) -> None:
    """Print which game is resumed, and who plays."""
    record = kept.match.record()
    screen.show(words("play-goes-on", path=str(save)))
    screen.show(words("replay-head", game=record.game, mode=record.mode, names=words.joined(record.names)))


def _played(table: TerminalTable, words: Words, screen: Screen, *, own_file: bool) -> int:
    """Play to the end, archive the default save file to free it for the next game, and return the exit code."""
    screen.show(words("play-hello"))
    try:
        table.play()
        save = table.save if own_file else archived(table.save, table.match.game.name, date.today())
    except (Leave, EOFError, KeyboardInterrupt) as leaving:
        print()
        if table.has_plan:
            screen.show(words("play-plan-lost"))
        screen.show(words("play-kept", path=str(table.save)))
        return INTERRUPTED if isinstance(leaving, KeyboardInterrupt) else 0
    except OSError as error:
        if isinstance(error, BrokenPipeError) or is_of_output(error):
            raise
        raise unwritable(table.save, error, words) from None
    screen.show(words("play-record", path=str(save)))
    return 0


def _kept(chosen: Namespace, save: Path, words: Words) -> SavedGame | None:
    """Return the unfinished game to resume, if any, and archive a finished one. `--force` ignores the save file."""
    if chosen.force:
        return None
    try:
        kept = take_up(save)
    except Damaged as damage:
        raise UserError(_replaceable(str(bad_file(str(save), damage, words)), words)) from None
    except UnicodeDecodeError:
        raise UserError(_replaceable(words("cli-not-text", path=str(save)), words)) from None
    except OSError as error:
        raise UserError(words("cli-unreadable", path=str(save), reason=reason(error, words))) from None
    if kept is None and save.exists():
        if chosen.save:
            raise UserError(_replaceable(words("play-finished-there", path=str(save)), words))
        archived(save, named_game(chosen.game, words).name, date.today())
    return None if chosen.new else kept


def _replaceable(fault: str, words: Words) -> str:
    """Append the hint about `--force` to an error about the save file."""
    return words.sentences([fault, words("play-force-hint")])


def _opened(chosen: Namespace, screen: Screen, words: Words) -> SavedGame:
    components = chosen_components(chosen, words)
    played, mode = chosen_game(chosen, words, components)
    people = chosen_people(chosen, words)
    opponents(chosen.bots, usual_bot(played.name), chosen.seats - people, played, words)  # check before the prompt
    usual = chosen.bots or (_level(chosen, played.name, screen, words) if people < chosen.seats else "")
    players = (HUMAN,) * people + opponents(chosen.bots, usual, chosen.seats - people, played, words)
    seed = None if chosen.seed is None else numbered_seed(at_least(0, chosen.seed, "--seed", words))
    names = [_name(seat, player, people, words) for seat, player in enumerate(players)]
    match = Match.start(played.name, chosen.seats, mode, chosen.option, components=components, names=names, seed=seed)
    return SavedGame(match, players)


def _level(chosen: Namespace, game: str, screen: Screen, words: Words) -> str:
    """Ask for the opponents' level, if there is a terminal, and store the answer as the next game's default."""
    usual, path = usual_bot(game), level_path()
    if not sys.stdin.isatty() or chosen.yes:
        return usual
    with suppress(OSError, UnicodeDecodeError):
        last = path.read_text("utf-8").strip()
        usual = last if last in bots_for_people(game) else usual
    level = ask_level(game, usual, words, screen)
    with suppress(OSError):  # the level is only a default
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{level}\n", "utf-8")
    return level


def _name(seat: int, player: str, people: int, words: Words) -> str:
    """Return a player's name, which is never "you" because sentences are in the third person."""
    if player != HUMAN:
        return f"{words.bot(display_name(player))} {seat + 1}"
    return words("play-person", number=seat + 1) if people > 1 else own_name(words)


def own_name(words: Words) -> str:
    """Return the name of a single person at the keyboard: the login name, if there is one."""
    try:
        return getuser().capitalize()[:20] or words("play-person", number=1)
    except (KeyError, OSError):
        return words("play-person", number=1)
