"""A game in the terminal, with people at the keyboard and bots in the other seats."""

from __future__ import annotations

from difflib import get_close_matches
from operator import index
from pathlib import Path
from random import Random

from cenote.bots.contract import Bot
from cenote.bots.mind import seated_bot, usual_share
from cenote.core.game import CenoteError, IllegalAction, PlanEnds, Seat, UnknownAction
from cenote.core.match import Match, Preview
from cenote.core.printable import printable_excerpt
from cenote.terminal.coach import hint
from cenote.terminal.menu import Menu, NotListed
from cenote.terminal.narration import last_seen, tell
from cenote.terminal.player_names import meant, names_somebody, shown
from cenote.terminal.prompt import Leave, ask, complete, leaves
from cenote.terminal.rulebook import no_rule, rules
from cenote.terminal.save_files import HUMAN, keep
from cenote.terminal.screen import Screen
from cenote.words import SHAPES, Words

COMMANDS = (
    *("help", "board", "actions", "why", "rules", "hint", "undo", "restart", "commit", "since"),
    *("save", "quit", "exit"),
)


class TerminalTable:
    """One game. People plan a turn step by step, and play it with "commit" or when nothing can follow."""

    HELP: tuple[str, ...] = ("play-help", "coach-help", "play-help-more")

    def __init__(
        self, match: Match, players: tuple[str, ...], words: Words, screen: Screen, save: Path, *, asks: bool
    ) -> None:
        """Seat the bots. `asks` says whether people must confirm what cannot be undone."""
        self.match = match
        self.players = players
        self.words = words
        self.screen = screen
        self.save = save
        self.asks = asks
        self._bots: dict[int, Bot] = {
            seat: seated_bot(name, match.game, Random(), usual_share())
            for seat, name in enumerate(players)
            if name != HUMAN
        }
        self._told = [last_seen(match, seat) for seat in range(match.seats)]
        self._since = list(self._told)
        self._plan: list[str] = []
        self._looking = -1

    def play(self) -> None:
        """Play until the game is over, saving it after every decision. Raise `Leave` if the players leave."""
        keep(self.save, self.match, self.players)
        self._legend()
        while not self.match.over:
            self._decide()
            keep(self.save, self.match, self.players)
        people = [seat for seat in range(self.match.seats) if seat not in self._bots]
        self._tell(people[0] if people else 0)
        self._standings()

    def _decide(self) -> None:
        """Let one of the seats to move play, bots first."""
        waiting = self.match.actors()
        bots = [seat for seat in waiting if seat in self._bots]
        if bots:
            self._bot_plays(bots[0])
        else:
            self._person_plays(waiting[0])

    def _bot_plays(self, seat: int) -> None:
        bot = self._bots[seat]
        view = None if bot.blind else self.match.view(seat)
        self.match.play(seat, int(index(bot.choose(view, self.match.legal(seat)))))

    def _person_plays(self, seat: int) -> None:
        """Ask a person for a plan of one or more actions, and play it."""
        self._curtain(seat)
        self._tell(seat)
        self._plan = []
        self._show(seat)
        while True:
            seen = self.match.preview(seat, *self._plan)
            if not self._plan or (seen.legal and not seen.stopped):
                if self._answer(seat, ask(self.words("play-prompt", plan=len(self._plan))), seen):
                    break
            elif self._sure(seat):
                break
            else:
                self._plan.pop()
                self._show(seat)
        self.match.play(seat, *self._plan)
        self._plan = []
        self._since[seat] = len(self.match.entries)

    def _sure(self, seat: int) -> bool:
        """Ask whether to play a plan that nothing can follow, or return True at once if there was no alternative."""
        forced = len(self._plan) == 1 and len(self.match.legal(seat)) == 1
        if not self.asks or forced:
            return True
        while True:
            typed = ask(self.words("play-sure", plan=self._planned(seat))).casefold()
            if leaves(typed):
                raise Leave
            if typed in ("commit", "y", "yes", *self.words("play-yes").split()):
                return True
            if typed in ("", "undo", "n", "no", *self.words("play-no").split()):
                return False
            self.screen.show(self.words("play-yes-or-no"))

    @property
    def has_plan(self) -> bool:
        """Whether there is a plan that was not played yet, and that would be lost, because plans are not saved."""
        return bool(self._plan)

    def _curtain(self, seat: int) -> None:
        """Hide the screen between two people at one keyboard if the game has secrets. Raise `Leave` if they leave."""
        if self._looking not in (-1, seat) and self.match.game.secrets:
            self.screen.clear()
            self.screen.heading(self.words("play-curtain", seat=Seat(seat)))
            if leaves(ask(self.words("play-curtain-prompt"))):
                raise Leave
        self._looking = seat

    def _tell(self, seat: int, since: int | None = None) -> None:
        """Print what has happened since an entry, by default since the last one that the seat has seen."""
        tell(self.screen, self.match, self.words, seat, self._told[seat] if since is None else since)
        self._told[seat] = len(self.match.entries)

    def _standings(self) -> None:
        """Print the points of all players at the end of the game, the best first."""
        result = self.match.result()
        assert result is not None
        best_first = sorted(
            range(self.match.seats), key=lambda seat: (seat not in result.winners, -result.scores[seat])
        )
        rows = [[f"{SHAPES[seat]} {self.words.name(seat)}", str(result.scores[seat])] for seat in best_first]
        points = self.words.named(f"{self.match.game.name}-column-score", self.words("play-column-points"))
        self.screen.table([[self.words("play-column-player"), points], *rows], self.words)

    def _menu(self, seen: Preview) -> Menu:
        return Menu(self.match.game.name, seen.offers, self.words)

    def _show(self, seat: int) -> None:
        """Print the plan, the position, and what can follow, unless other seats or a draw follow."""
        seen = self.match.preview(seat, *self._plan)
        if seen.stopped or not seen.legal:
            return
        if self._plan:
            self.screen.show(self.words("play-plan", plan=self._planned(seat)))
        picture = self.screen.pictured(self.match.game.name, seen.view, self.words)
        self.screen.show(picture)
        menu = self._menu(seen)
        lines = self.screen.fitted("\n".join([picture, *menu.lines(self.screen)])).count("\n") + 1
        crowded = self.screen.terminal and not self.screen.plain and lines >= self.screen.height
        self.screen.show(menu.summary()) if crowded else self._list(seen)
        complete([*COMMANDS, *menu.texts])

    def _list(self, seen: Preview) -> None:
        self.screen.show("\n".join(self._menu(seen).lines(self.screen)))

    def _answer(self, seat: int, answer: str, seen: Preview) -> bool:
        """Handle one line of input, and return whether to play the plan now. Raise `Leave` if the user leaves."""
        if leaves(answer):  # the whole line: "exit c3" can be an action
            raise Leave
        word, _, rest = answer.partition(" ")
        match word.lower():
            case "" | "actions":
                self._list(seen)
            case "help" | "?":
                self.screen.show("\n".join(map(self.words, self.HELP)))
                self._legend()
            case "save":
                self.screen.show(self._saved())
            case "board":
                self.screen.picture(self.match.game.name, seen.view, self.words)
            case "since":
                self._tell(seat, self._since[seat])
            case "why":
                self.screen.show(self._why(seat, rest.strip(), seen))
            case "rules":
                found = rules(self.words, self.match.game, rest)
                self.screen.show("\n".join(found) or no_rule(self.words, self.match.game, rest))
            case "hint":
                self.screen.show("\n".join(self._hint(seen)))
            case "undo":
                self._undo(seat)
            case "restart":
                self._plan = []
                self._show(seat)
            case "commit":
                if self._plan:
                    return True
                self.screen.show(self.words("play-no-plan"))
            case _:
                self._step(seat, answer, seen)
        return False

    def _saved(self) -> str:
        """Return the message that says where the game is saved."""
        return self.words("play-autosave", path=str(self.save))

    def _hint(self, seen: Preview) -> list[str]:
        return hint(self.match.game, seen.view, str(self.match.length), self.words)

    def _step(self, seat: int, answer: str, seen: Preview) -> None:
        """Add an action to the plan, given by number or text, or print why that is not possible."""
        if objection := self._objection(seat, answer, seen):
            self.screen.show(objection)
        else:
            self._plan.append(self._meant(seat, answer, seen))
            self._show(seat)

    def _why(self, seat: int, typed: str, seen: Preview) -> str:
        """Return why an action is not allowed after the planned ones, or the message that it is."""
        if not typed:
            return self.words("play-why-what", action=self._menu(seen).texts[0])
        return self._objection(seat, typed, seen) or self.words("play-allowed")

    def _objection(self, seat: int, typed: str, seen: Preview) -> str:
        """Return what is wrong with typed text as the next action of the plan, or "" if it is legal."""
        try:
            self.match.preview(seat, *self._plan, self._meant(seat, typed, seen))
        except IllegalAction as refusal:
            return self.words.refusal(self.match.game.name, refusal)
        except UnknownAction as unknown:
            return self._unknown(seat, typed, unknown.text, seen)
        except NotListed as number:
            return self.words("play-not-listed", number=number.number, most=number.most)
        except PlanEnds as error:
            return self.words.mistake(error)
        return ""

    def _unknown(self, seat: int, typed: str, text: str, seen: Preview) -> str:
        """Describe text that is not an action by the rule against it, if there is one, or else by the nearest match."""
        if refusal := self.match.refuse(seat, self._plan, text):
            return self.words.refusal(self.match.game.name, refusal)
        near = get_close_matches(typed.lower(), [*COMMANDS, *self._menu(seen).texts], n=1, cutoff=0.7)
        return self.words("play-unknown", text=printable_excerpt(typed), nearest=near[0] if near else "")

    def _meant(self, seat: int, typed: str, seen: Preview) -> str:
        """Return the action that the player typed, either as a menu number or as text."""
        if typed.isascii() and typed.isdigit() and len(typed) < 9:
            return self._menu(seen).action(typed)
        return meant(typed, self.words.names, lambda action: self._about_somebody(seat, action))

    def _about_somebody(self, seat: int, action: str) -> bool:
        try:
            return names_somebody(self.match.intent(seat, self.match.game.actions.parse(action)))
        except CenoteError:
            return False

    def _planned(self, seat: int) -> str:
        """Return the plan in one line, with the players' names."""
        codes = [(text, self.match.game.actions.read(text)[0]) for text in self._plan]
        return self.words.listed(shown(text, self.match.intent(seat, code), self.words.names) for text, code in codes)

    def _undo(self, seat: int) -> None:
        """Remove the last action from the plan, or without a plan, undo what was played since the last checkpoint."""
        if self._plan:
            self._plan.pop()
        elif count := self.match.undo(seat):
            self.screen.show(self.words("play-undone", count=count))
            self._told[seat] = len(self.match.entries)
        else:
            self.screen.show(self.words("play-no-undo"))
            return
        self._show(seat)

    def _legend(self) -> None:
        """Print what the symbols mean: those of the picture if positions are drawn, and those of actions."""
        name = self.match.game.name
        kinds = ("legend", "legend-actions") if self.screen.draws(name) else ("legend-actions",)
        if found := [self.words(f"{name}-{kind}") for kind in kinds if self.words.has(f"{name}-{kind}")]:
            self.screen.show(self.words.sentences(found))
