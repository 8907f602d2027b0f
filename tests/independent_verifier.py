"""A verifier written from docs/notation.md and the component files alone: it imports nothing of Cenote.

It checks the digest and the commitment of a finished record, and computes every chance outcome from the seed.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

GAMES = Path(__file__).parent.parent / "src" / "cenote" / "games"
TREASURES = ("amulet", "bowl", "crown", "dagger", "flute", "idol", "mirror", "skull")
CARDS = {"H": "arrow_h", "V": "arrow_v", "X": "arrow_4way", "K": "knight"}
CARDS |= {"F": "black_flag", "P": "pirate_map", "M": "black_mark"}
BINDING = ("take", "ready", "done", "keep")
MARKET = -1

Odds = list[tuple[str, int]]


@dataclass
class Source:
    """What the draws before an entry follow from."""

    upto: int
    seed: bytes
    salts: list[str]


@dataclass
class Record:
    """What the lines of a record say; the last of its sources is its own."""

    settings: dict[str, str]
    seats: int
    sources: list[Source]
    entries: list[tuple[str, str]]
    scores: list[int]


def read(text: str) -> Record:
    """The lines of a finished record; its digest and its commitment must hold."""
    body, stated = re.fullmatch(r"(.*\n)sha256 ([0-9a-f]{64})\n", text, re.S).groups()  # type: ignore[union-attr]
    assert hashlib.sha256(body.encode()).hexdigest() == stated, "digest"
    above, played = body.split("\nplay\n")
    *lines, scores, _, seed = played.splitlines()
    settings = dict(line.split(" ", 1) for line in above.splitlines()[1:])
    key = bytes.fromhex(seed.removeprefix("seed "))
    assert hashlib.sha256(key).hexdigest() == settings["commitment"], "commitment"
    salts = [salt.replace("-", "") for salt in re.findall(r"^salt \d (.+)$", above, re.M)]
    entries = [(who, what) for who, _, what in (line.partition(" ") for line in lines)]
    points = [int(word) for word in scores.split()[1:]]
    sources = [*map(origin, re.findall(r"^origin (.+)$", above, re.M)), Source(len(entries), key, salts)]
    return Record(settings, len(re.findall(r"^seat ", above, re.M)), sources, entries, points)


def origin(text: str) -> Source:
    """A game that the record goes on from."""
    upto, seed, *salts = text.split()
    return Source(int(upto), bytes.fromhex(seed), [salt.replace("-", "") for salt in salts])


def drawn(source: Source, number: int, odds: Odds) -> str:
    """The outcome of one draw."""
    total, attempt = sum(weight for _, weight in odds), 0
    while True:
        message = f"{number}.{attempt}:{','.join(source.salts)}".encode()
        value = int.from_bytes(hmac.new(source.seed, message, hashlib.sha256).digest()[:8], "big")
        if value < 2**64 - 2**64 % total:
            return [outcome for outcome, weight in odds for _ in range(weight)][value % total]
        attempt += 1


def verify(text: str) -> int:
    """Every draw of a record, computed and compared; returns how many there were."""
    record = read(text)
    game = Tikal() if record.settings["game"] == "tikal" else Jackal(record)
    counts = [0] * len(record.sources)
    for at, who, what in without_undone(record.entries):
        if who == "*":
            place = next(place for place, source in enumerate(record.sources) if at < source.upto)
            expected = drawn(record.sources[place], counts[place], game.odds(what.split()[0]))
            assert what == expected, f"draw {sum(counts)} is {what}, should be {expected}"
            counts[place] += 1
        game.follow(who, what)
    return sum(counts)


def without_undone(entries: list[tuple[str, str]]) -> list[tuple[int, str, str]]:
    """The entries that stand: an undo takes those of its seat back to the last draw or binding action."""
    kept: list[tuple[int, str, str]] = []
    for at, (who, what) in enumerate(entries):
        if what != "undo":
            kept.append((at, who, what))
            continue
        while kept and kept[-1][1] == who and not kept[-1][2].split(", ")[-1].startswith(BINDING):
            kept.pop()
    return kept


class Tikal:
    """The stack and the wafers."""

    def __init__(self) -> None:
        data = json.loads((GAMES / "tikal/data/tikal.json").read_text("utf-8"))
        self.stack = sorted(hexagon["id"] for hexagon in data["terrain"])
        self.wafers = dict.fromkeys(TREASURES, data["treasures"]["of_each"])

    def odds(self, kind: str) -> Odds:
        if kind == "draw":
            return [(f"draw {name}", 1) for name in self.stack if name[0] == self.stack[0][0]]
        return [(f"find {name}", count) for name, count in self.wafers.items()]

    def follow(self, who: str, what: str) -> None:
        if who == "*" and what.startswith("draw"):
            self.stack.remove(what.split()[1])
        elif who == "*":
            self.wafers[what.split()[1]] -= 1


@dataclass
class Jackal:
    """Where every card is; walks are not followed, since they move none."""

    record: Record
    due: list[int] = field(default_factory=list)
    packing: bool = False
    first: int = 0
    islands: int = 0

    def __post_init__(self) -> None:
        own = (GAMES / "jackal/data/jackal.json").read_text("utf-8")
        data = json.loads(self.record.settings.get("components", own))
        self.deck = Counter({letter: data["deck"].get(name, 0) for letter, name in CARDS.items()})
        self.unseen = list(range(1, len(data["islands"]) + 1))
        self.discard, self.market, self.thrown = Counter[str](), Counter[str](), Counter[str]()
        self.hands = [Counter[str]() for _ in range(self.record.seats)]
        self.packs = [Counter[str]() for _ in range(self.record.seats)]
        self.kept: dict[int, str] = {}
        self.players = list(range(self.record.seats))
        self.row = self.record.settings["mode"] == "archipelago"
        self.announced: list[str] = []
        self.packing = self.row
        self.due = self._to_hands(9 if self.row else 5) + [MARKET] * 4

    def _order(self) -> list[int]:
        return sorted(self.players, key=lambda seat: (seat - self.first) % self.record.seats)

    def _to_hands(self, cards: int) -> list[int]:
        return [seat for seat in self._order() for _ in range(cards)]

    def odds(self, kind: str) -> Odds:
        if kind == "island":
            return [(f"island {number}", 1) for number in self.unseen]
        self._leave_finished_island()
        if not self.due:  # gaps in the market are filled directly before the announcements
            self.due = [MARKET] * (4 - self.market.total())
        if not self.deck.total():
            self.deck, self.discard = self.discard, Counter()
        return [(f"deal {letter}", self.deck[letter]) for letter in CARDS]

    def follow(self, who: str, what: str) -> None:
        for step in what.split(", "):
            word, *rest = step.split()
            if word != "deal":
                self.due = []  # what is still due could not be dealt: deck and discard are empty
            if word == "deal":
                self._deal(rest[0])
            elif word == "island":
                self._leave_finished_island()
                self.unseen.remove(int(rest[0]))
            elif word == "keep":
                self._keep(int(who), rest[0])
            elif word in ("pass", "land"):
                self._leave_finished_island()
                self.announced.append(word)
            elif word == "take":
                self._take(int(who), rest[0])
            elif word in ("lay", "throw"):
                card = rest[0] if word == "lay" else "M"
                self.hands[int(who)][card] -= 1
                self.thrown[card] += 1

    def _deal(self, card: str) -> None:
        to = self.due.pop(0)
        self.deck[card] -= 1
        (self.market if to == MARKET else (self.packs if self.packing else self.hands)[to])[card] += 1

    def _take(self, seat: int, card: str) -> None:
        there_are_cards = self.deck.total() + self.discard.total() > 0
        self.due = ([seat] if card == "deck" else [MARKET]) if there_are_cards else []
        if card != "deck":
            self.market[card] -= 1
            self.hands[seat][card] += 1

    def _keep(self, seat: int, card: str) -> None:
        """When all have chosen, packs go left; the last card keeps itself."""
        self.kept[seat], self.packing = card, False
        if len(self.kept) < self.record.seats:
            return
        for owner, chosen in self.kept.items():
            self._put_away(owner, chosen)
        self.packs, self.kept = [self.packs[-1], *self.packs[:-1]], {}
        if self.packs[0].total() == 1:
            for owner, pack in enumerate(self.packs):
                self._put_away(owner, next(iter(pack.elements())))

    def _put_away(self, seat: int, card: str) -> None:
        self.packs[seat][card] -= 1
        self.hands[seat][card] += 1

    def _leave_finished_island(self) -> None:
        """An island is over when all have announced and something comes that belongs to the next."""
        if self.due or len(self.announced) < len(self.players):
            return
        self.islands, self.announced = self.islands + 1, []
        self.discard, self.thrown = self.discard + self.thrown, Counter()
        ends, before = self.islands == (8 if self.row else 6), self._order()
        self.first = (self.first + 1) % self.record.seats
        if ends:
            self.players = [seat for seat, score in enumerate(self.record.scores) if score == max(self.record.scores)]
            self.first = self._order()[0]
        if ends or (self.row and self.islands == 4):
            self.discard = sum(self.hands, self.discard)
            self.hands = [Counter() for _ in self.hands]
            self.packing = not ends
            self.due = self._to_hands(5 if ends else 9)
        elif not self.row:
            self.due = [seat for seat in before for _ in range(5 - self.hands[seat].total())]
