"""Menu of the legal actions, with numbers, texts, and what each action would do in the user's language."""

from __future__ import annotations

from collections.abc import Sequence

from cenote.core.game import CenoteError, Offer
from cenote.terminal.player_names import names_somebody, shown
from cenote.terminal.screen import Screen
from cenote.words import Words

FEW = 8
"""The most consecutive numbers that are listed singly. Longer runs are shortened to the first and the last."""


class NotListed(CenoteError):
    """The user typed a number that is not in the menu."""

    def __init__(self, number: str, most: int) -> None:
        super().__init__(number, most)
        self.number = number
        self.most = most


class Menu:
    """The menu of the offers in one position.

    Actions that differ only in a number at their end, such as bids, share a line and have no menu number. If there is
    only one such line, a bare number stands for the number at its end.
    """

    def __init__(self, game: str, offers: Sequence[Offer], words: Words) -> None:
        self.game, self.words = game, words
        self.offers = [offer for offer in offers if offer.steps == 1]
        self.scales: dict[str, list[str]] = {}
        for offer in self.offers:
            if stem := _stem(offer):
                self.scales.setdefault(stem, []).append(offer.action.rpartition(" ")[2])
        alone = len(self.scales) == 1
        self.numbered = [] if alone else [offer for offer in self.offers if not _stem(offer)]
        self.texts = [shown(offer.action, offer.intent, words.names) for offer in offers]

    def action(self, number: str) -> str:
        """Return the action that a bare number selects. Raise `NotListed` if there is none."""
        if len(self.scales) == 1:
            return f"{next(iter(self.scales))} {int(number)}"
        if not 1 <= int(number) <= len(self.numbered):
            raise NotListed(number, len(self.numbered))
        return self.numbered[int(number) - 1].action

    def lines(self, screen: Screen) -> list[str]:
        """Return the lines of the complete menu, grouped under headings."""
        found: list[str] = []
        for verb in self._verbs():
            scales = [f"{stem}: {_row(ends)}" for stem, ends in self.scales.items() if stem.split()[0] == verb]
            singles = [offer for offer in self.offers if offer.action.split()[0] == verb and not _stem(offer)]
            entries = [self._entry(offer) for offer in singles]
            if len(entries) != 1 or scales:
                found.append(self.words.group(self.game, verb))
            found += screen.columns(scales) + screen.columns(entries)
        return found

    def summary(self) -> str:
        """Return the menu in one line, for windows that are too small for it."""
        counts = [(verb, sum(offer.action.split()[0] == verb for offer in self.offers)) for verb in self._verbs()]
        verbs = [verb if count == 1 else f"{verb} ({count})" for verb, count in counts]
        return self.words("play-verbs", verbs=" · ".join(verbs))

    def _verbs(self) -> list[str]:
        return list(dict.fromkeys(offer.action.split()[0] for offer in self.offers))

    def _entry(self, offer: Offer) -> str:
        """Format an offer as its number, text, effect and cost."""
        number = f"{self.numbered.index(offer) + 1} " if offer in self.numbered else ""
        parts = [number + shown(offer.action, offer.intent, self.words.names), self.words.intent(self.game, offer)]
        if offer.cost:
            parts.append(self.words("play-cost", cost=offer.cost))
        return " · ".join(dict.fromkeys(parts))


def _stem(offer: Offer) -> str:
    """Return the part of an action before the number at its end, or "" if it ends without a number or with a player."""
    head, _, last = offer.action.rpartition(" ")
    return head if last.isdigit() and not names_somebody(offer.intent) else ""


def _row(ends: list[str]) -> str:
    """Join numbers by spaces, or shorten them to the first and the last if they are many and consecutive."""
    whole = len(ends) > FEW and int(ends[-1]) - int(ends[0]) == len(ends) - 1
    return f"{ends[0]} … {ends[-1]}" if whole else " ".join(ends)
