"""What can be done now, as a list to choose from: numbers, texts, and what each would do in the reader's words."""

from __future__ import annotations

from collections.abc import Sequence

from cenote.core.game import CenoteError, Offer
from cenote.terminal.people import names_somebody, shown
from cenote.terminal.screen import Screen
from cenote.words import Words

FEW = 8
"""More numbers in a row than this are written from the first to the last."""


class NotListed(CenoteError):
    """A number that stands before no entry of the list."""

    def __init__(self, number: str, most: int) -> None:
        super().__init__(number, most)
        self.number = number
        self.most = most


class Menu:
    """The offers of one moment.

    Actions that differ only in a number at their end, such as bids, are one line, and have no numbers in the list:
    where there is but one such line, a bare number is meant as it reads.
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
        """What a bare number stands for."""
        if len(self.scales) == 1:
            return f"{next(iter(self.scales))} {int(number)}"
        if not 1 <= int(number) <= len(self.numbered):
            raise NotListed(number, len(self.numbered))
        return self.numbered[int(number) - 1].action

    def lines(self, screen: Screen) -> list[str]:
        """The whole list, under headings."""
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
        """The list in one line, where there is no room for it."""
        counts = [(verb, sum(offer.action.split()[0] == verb for offer in self.offers)) for verb in self._verbs()]
        verbs = [verb if count == 1 else f"{verb} ({count})" for verb, count in counts]
        return self.words("play-verbs", verbs=" · ".join(verbs))

    def _verbs(self) -> list[str]:
        return list(dict.fromkeys(offer.action.split()[0] for offer in self.offers))

    def _entry(self, offer: Offer) -> str:
        """Number, text, what it would do, and what it costs."""
        number = f"{self.numbered.index(offer) + 1} " if offer in self.numbered else ""
        parts = [number + shown(offer.action, offer.intent, self.words.names), self.words.intent(self.game, offer)]
        if offer.cost:
            parts.append(self.words("play-cost", cost=offer.cost))
        return " · ".join(dict.fromkeys(parts))


def _stem(offer: Offer) -> str:
    """What comes before the number that an action ends with; empty if it ends otherwise, or with a player."""
    head, _, last = offer.action.rpartition(" ")
    return head if last.isdigit() and not names_somebody(offer.intent) else ""


def _row(ends: list[str]) -> str:
    """Some numbers, shortened where they are many and none is left out."""
    whole = len(ends) > FEW and int(ends[-1]) - int(ends[0]) == len(ends) - 1
    return f"{ends[0]} … {ends[-1]}" if whole else " ".join(ends)
