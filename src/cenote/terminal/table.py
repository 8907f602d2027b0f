"""A game in the terminal: people at the keyboard, bots at the other seats."""

from __future__ import annotations

from pathlib import Path
from random import Random

from cenote.bots.contract import Bot, make_bot
from cenote.core.game import IllegalAction, PlanEnds, Seat, UnknownAction
from cenote.core.match import Match, Preview
from cenote.faces import face
from cenote.terminal.prompt import ask, complete
from cenote.terminal.save import HUMAN, keep
from cenote.terminal.screen import Screen
from cenote.words import Words

COMMANDS = ("help", "board", "actions", "why", "rules", "undo", "restart", "commit", "since", "quit")
MANY = 40
"""Of a longer group of actions only the ends are listed; all of them can be typed."""


class Leave(Exception):
    """The players leave the table; the game is kept."""


class TerminalTable:
    """One game; a turn is planned step by step and becomes real when it is committed."""

    def __init__(self, match: Match, players: tuple[str, ...], words: Words, screen: Screen, save: Path) -> None:
        self.match = match
        self.players = players
        self.words = words
        self.screen = screen
        self.save = save
        self.face = face(match.game.name)
        self._bots: dict[int, Bot] = {
            seat: make_bot(name, match.game, Random()) for seat, name in enumerate(players) if name != HUMAN
        }
        self._told = [len(match.entries)] * match.seats
        self._since = [0] * match.seats
        self._plan: list[str] = []
        self._looking = -1

    def play(self) -> None:
        """Until the game is over; raises Leave when the players go."""
        keep(self.save, self.match, self.players)
        while not self.match.over:
            waiting = self.match.actors()
            bots = [seat for seat in waiting if seat in self._bots]
            if bots:
                self._bot_plays(bots[0])
            else:
                self._person_plays(waiting[0])
            keep(self.save, self.match, self.players)
        self._tell(self._people()[0] if self._people() else 0)

    def _people(self) -> list[int]:
        return [seat for seat in range(self.match.seats) if seat not in self._bots]

    def _bot_plays(self, seat: int) -> None:
        bot = self._bots[seat]
        view = None if bot.blind else self.match.view(seat)
        self.match.play(seat, bot.choose(view, self.match.legal(seat)))

    def _person_plays(self, seat: int) -> None:
        """One decision, or a planned list of them."""
        self._curtain(seat)
        self._tell(seat)
        self._plan = []
        seen = self.match.preview(seat)
        self._picture(seen)
        self._list(seen)
        while True:
            seen = self.match.preview(seat, *self._plan)
            if self._plan and (seen.stopped or not seen.legal):
                break
            if self._answer(seat, ask(self.words("play-prompt", plan=len(self._plan))), seen):
                break
        self.match.play(seat, *self._plan)
        self._since[seat] = len(self.match.entries)

    def _curtain(self, seat: int) -> None:
        """Between two people at one keyboard, where the game has secrets."""
        if self._looking not in (-1, seat) and self.match.game.secrets:
            self.screen.clear()
            self.screen.heading(self.words("play-curtain", seat=Seat(seat)))
            ask(self.words("play-curtain-prompt"))
        self._looking = seat

    def _tell(self, seat: int, since: int | None = None) -> None:
        """What happened since the seat last looked, in words, and what was scored as a table."""
        begin = self._told[seat] if since is None else since
        facts = [fact for step in self.match.story(seat, begin) for fact in step]
        for fact in facts:
            self.screen.show(self.words.fact(self.match.game.name, fact))
        if self.face.table(facts, self.words):
            everything = (fact for step in self.match.story(seat) for fact in step)
            self.screen.table(self.face.table(everything, self.words), self.words)
        self._told[seat] = len(self.match.entries)

    def _picture(self, seen: Preview) -> None:
        if self.screen.plain or self.screen.width < self.face.width:
            for sentence in self.face.tell(seen.view, self.words):
                self.screen.show(sentence)
        else:
            self.screen.show("\n" + self.face.draw(seen.view, self.words))

    def _list(self, seen: Preview) -> None:
        """The legal actions, in groups, with numbers, costs, and a mark where there is no way back."""
        texts = self.match.game.actions.texts
        groups: dict[str, list[str]] = {}
        for number, (code, offer) in enumerate(zip(seen.legal, seen.offers, strict=False), 1):
            price = " " + self.words("play-cost", cost=offer.cost) if offer.cost else ""
            groups.setdefault(texts[code].split()[0], []).append(f"{number} {texts[code]}{price}")
        for verb, entries in groups.items():
            self.screen.heading(self.words.group(self.match.game.name, verb))
            self.screen.columns(entries if len(entries) <= MANY else [*entries[:3], "…", *entries[-3:]])
        complete([*COMMANDS, *(texts[code] for code in seen.legal)])

    def _answer(self, seat: int, answer: str, seen: Preview) -> bool:
        """Whether the plan is to be played now."""
        word, _, rest = answer.partition(" ")
        match word.lower():
            case "" | "actions":
                self._list(seen)
            case "help" | "?":
                self._help()
            case "quit" | "q":
                raise Leave
            case "board":
                self._picture(seen)
            case "since":
                self._tell(seat, self._since[seat])
            case "why":
                self.screen.show(self._why(seat, rest))
            case "rules":
                self._rules(rest)
            case "undo":
                self._undo(seat)
            case "restart":
                self._plan = []
                self._step_shown(seat)
            case "commit":
                if self._plan:
                    return True
                self.screen.show(self.words("play-no-plan"))
            case _:
                self._step(seat, answer, seen)
        return False

    def _step(self, seat: int, answer: str, seen: Preview) -> None:
        """Add one step to the plan, by number or by text."""
        try:
            code = self._chosen(answer, seen)
            self.match.preview(seat, *self._plan, code)
        except IllegalAction as refusal:
            self.screen.show(self.words.refusal(self.match.game.name, refusal))
        except (PlanEnds, UnknownAction) as error:
            self.screen.show(self._mistake(error))
        else:
            self._plan.append(self.match.game.actions.texts[code])
            self._step_shown(seat)

    def _chosen(self, answer: str, seen: Preview) -> int:
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(seen.legal):
            return seen.legal[int(answer) - 1]
        return self.match.game.actions.parse(answer)

    def _step_shown(self, seat: int) -> None:
        """The plan so far, and what can follow; nothing where the turn goes on to others or to chance."""
        seen = self.match.preview(seat, *self._plan)
        if seen.stopped or not seen.legal:
            return
        if self._plan:
            self.screen.show(self.words("play-plan", plan=tuple(self._plan)))
        self._picture(seen)
        self._list(seen)

    def _undo(self, seat: int) -> None:
        """Take the last planned step back; with no plan, what was committed since the last checkpoint."""
        if self._plan:
            self._plan.pop()
        elif count := self.match.undo(seat):
            self.screen.show(self.words("play-undone", count=count))
            self._told[seat] = len(self.match.entries)
        else:
            self.screen.show(self.words("play-no-undo"))
            return
        self._step_shown(seat)

    def _why(self, seat: int, text: str) -> str:
        """Why an action is not allowed after the planned ones."""
        try:
            self.match.preview(seat, *self._plan, text)
        except IllegalAction as refusal:
            return self.words.refusal(self.match.game.name, refusal)
        except (PlanEnds, UnknownAction) as error:
            return self._mistake(error)
        return self.words("play-allowed")

    def _mistake(self, error: PlanEnds | UnknownAction) -> str:
        """What is wrong with what was typed, and what may have been meant."""
        near = self.match.game.actions.near(error.text) if isinstance(error, UnknownAction) else ""
        return self.words.mistake(error, near)

    def _help(self) -> None:
        """What can be typed, and what the signs of the picture mean where a game says so."""
        self.screen.show(self.words("play-help"))
        if self.words.has(legend := f"{self.match.game.name}-legend"):
            self.screen.show(self.words(legend))

    def _rules(self, number: str) -> None:
        for line in self.words.rules(self.match.game, number):
            self.screen.show(line)
