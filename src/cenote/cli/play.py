"""`cenote play`: a game in the terminal against bots, in a simple way."""

from __future__ import annotations

from argparse import Namespace
from getpass import getuser
from pathlib import Path
from random import Random

from cenote.bots.contract import Bot, make_bot
from cenote.cli.table import chosen_bots, chosen_game
from cenote.cli.trouble import write_text
from cenote.core.dealer import fresh_seed, numbered_seed
from cenote.core.game import UnknownAction
from cenote.core.match import Match
from cenote.core.record import write
from cenote.terminal.pictures import picture
from cenote.words import Words

ME = 0


def run(chosen: Namespace) -> int:
    played, mode = chosen_game(chosen)
    bots = chosen_bots(chosen.bots, chosen.seats - 1)
    names = (_my_name(Words(chosen.lang)), *(f"{name.capitalize()} {seat}" for seat, name in enumerate(bots, 1)))
    seed = fresh_seed() if chosen.seed is None else numbered_seed(chosen.seed)
    match = Match.start(played.name, chosen.seats, mode, chosen.option, names=names, seed=seed)
    table = TerminalTable(match, bots, Words(chosen.lang, names), Path(chosen.save))
    return table.play()


def _my_name(words: Words) -> str:
    """What the machine calls its user; sentences speak of everybody in the third person."""
    try:
        return getuser().capitalize()
    except (KeyError, OSError):
        return words("play-me")


class TerminalTable:
    """One game between the person at the keyboard and bots."""

    def __init__(self, match: Match, bots: tuple[str, ...], words: Words, save: Path) -> None:
        self._match = match
        self._bots: dict[int, Bot] = {s: make_bot(name, match.game, Random()) for s, name in enumerate(bots, 1)}
        self._words = words
        self._save = save
        self._told = 0

    def play(self) -> int:
        """Until the game is over or the person leaves; either way the record is written."""
        print(self._words("play-hello", name=self._words.name(ME)))
        try:
            while not self._match.over:
                self._tell()
                self._turn(self._match.actors()[0])
            self._tell()
        except (EOFError, KeyboardInterrupt):
            print()
        write_text(self._save, write(self._match.record(abandoned=True)), self._words)
        print(self._words("play-record", path=str(self._save)))
        print(self._words("play-nothing-hidden", path=str(self._save)))
        return 0

    def _tell(self) -> None:
        for facts in self._match.story(ME, self._told):
            for fact in facts:
                print(self._words.fact(self._match.game.name, fact))
        self._told = len(self._match.entries)

    def _turn(self, seat: int) -> None:
        legal = self._match.legal(seat)
        if seat != ME:
            self._match.play(seat, self._bots[seat].choose(self._match.view(seat), legal))
        elif len(legal) == 1:
            self._match.play(seat, legal[0])
        else:
            self._ask(legal)

    def _ask(self, legal: list[int]) -> None:
        print(picture(self._match.game.name)(self._match.view(ME), self._words))
        self._list(legal)
        while not self._answer(input(self._words("play-prompt") + " ").strip(), legal):
            pass

    def _list(self, legal: list[int]) -> None:
        texts = [f"{number}) {self._match.game.actions.texts[code]}" for number, code in enumerate(legal, 1)]
        width = max(map(len, texts)) + 2
        across = max(1, 80 // width)
        for at in range(0, len(texts), across):
            print("".join(text.ljust(width) for text in texts[at : at + across]).rstrip())

    def _answer(self, answer: str, legal: list[int]) -> bool:
        """Whether the answer changed the game; whatever else it was has been said."""
        word, _, rest = answer.partition(" ")
        match word.lower():
            case "":
                self._list(legal)
            case "quit" | "q":
                raise EOFError
            case "undo":
                return self._undo()
            case "board":
                print(picture(self._match.game.name)(self._match.view(ME), self._words))
            case "why":
                print(self._why(rest))
            case _ if word.isascii() and word.isdigit() and not rest:
                if 1 <= int(word) <= len(legal):
                    self._match.play(ME, legal[int(word) - 1])
                    return True
                print(self._words("play-range", most=len(legal)))
            case _:
                return self._action(answer, legal)
        return False

    def _undo(self) -> bool:
        count = self._match.undo(ME)
        print(self._words("play-undone", count=count) if count else self._words("play-no-undo"))
        self._told = len(self._match.entries)
        return bool(count)

    def _why(self, text: str) -> str:
        try:
            refusal = self._match.explain(ME, text)
        except UnknownAction as unknown:
            return self._words.mistake(unknown)
        return self._words.refusal(self._match.game.name, refusal) if refusal else self._words("play-allowed")

    def _action(self, text: str, legal: list[int]) -> bool:
        try:
            code = self._match.game.actions.parse(text)
        except UnknownAction as unknown:
            print(self._words.mistake(unknown))
            return False
        if code not in legal:
            print(self._why(text))
            return False
        self._match.play(ME, code)
        return True
