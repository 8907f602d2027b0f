"""A full state that fits what a seat knows: the blanks of its log are filled so that everything seen stays true.

Cards that the viewer never saw came from pools whose contents it can work out: the deck as it was after each shuffle,
and in the draft the packs that went through its hands. Every card of another seat is a slot that draws from one pool.
What that seat has played since, or has laid, must be found among its slots: that is searched, the rest is dealt at
random.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from cenote.games.jackal.box import Box
from cenote.games.jackal.cards import FLAG, KINDS, MARK
from cenote.games.jackal.position import FILLED, GAINED, KEPT, NOTHING, PACKED, PLAYED, SHUFFLED, SWEPT, TOOK
from cenote.games.jackal.view import JackalView

ROUTE_CARDS = [kind for kind in range(KINDS) if kind != MARK]
LATER_CARDS = [kind for kind in ROUTE_CARDS if kind != FLAG]
"""What can lie in a route first, and after that (J4.3)."""

PATIENCE = 120
"""Situations that a first search looks at: more than almost any needs."""


class Slot:
    """A card that the viewer has not seen: the pool it came from, and the kind that is assigned to it."""

    def __init__(self, pool: int, event: int, card: int = NOTHING) -> None:
        self.pool = pool
        self.event = event
        self.card = card
        self.spent = False


class Need:
    """Evidence of a card: a seat held one of these kinds among its first so many slots."""

    def __init__(self, seat: int, kinds: list[int], until: int, place: int = NOTHING) -> None:
        self.seat = seat
        self.kinds = kinds
        self.until = until
        self.place = place
        """Where the card lies in the seat's closed route; NOTHING for a card that was played openly."""
        self.slot: Slot | None = None


class Pack:
    """One pack of the draft as far as the viewer can follow it."""

    def __init__(self, blanks: list[int]) -> None:
        self.left = len(blanks)
        self.blanks = blanks
        """The pools of cards unknown to the viewer; more than one if the deck ran out during the deal."""
        self.pool = NOTHING
        """The pool that its known cards are, once the viewer has held it."""
        self.slots: list[Slot] = []
        self.mine: list[int] = []
        self.rest: list[int] = []

    def pools_left(self) -> list[int]:
        """Where the cards that are still in it come from."""
        return self.blanks if self.pool == NOTHING else [self.pool] * self.left

    def cards(self) -> list[int]:
        """Everything that was dealt into it."""
        return [slot.card for slot in self.slots] + self.mine + self.rest


def reconstruct(seen: JackalView, box: Box, rng: Random) -> Reconstruction:
    """A way to fill the blanks; where the deck ran out amid a pack, all orders of keeping its cards are tried.

    A search that went wrong early can go on for long, while another begun afresh finds its way at once: so each gets a
    little patience, and more only when all have failed.
    """
    orders, patience = _orders(seen, rng), PATIENCE
    while orders:
        open_ = []
        for order in orders:
            found = Reconstruction(seen, box, rng, order, patience)
            if found.complete:
                return found
            if found.gave_up:
                open_.append(order)
        orders, patience = open_, patience * 5 // 4
    raise ValueError("no position fits this view")


def _orders(seen: JackalView, rng: Random) -> list[tuple[int, ...]]:
    """The places, among the cards of the pack that was dealt from two decks, of those from the first, in any order."""
    dealt = [(what, seat) for what, seat, _ in seen.log if what in (PACKED, SHUFFLED)]
    if (SHUFFLED, 0) not in dealt or PACKED not in dict(dealt):
        return [()]
    shuffled = dealt.index((SHUFFLED, 0))
    before, after = ([seat for what, seat in part if what == PACKED] for part in (dealt[:shuffled], dealt[shuffled:]))
    mixed = set(before) & set(after)
    if not mixed:
        return [()]
    pack = mixed.pop()
    orders = list(combinations(range((before + after).count(pack)), before.count(pack)))
    rng.shuffle(orders)
    return orders


class Reconstruction:
    """Reconstruction of a state: reads a seat's log once, then fills its unknown cards."""

    def __init__(self, seen: JackalView, box: Box, rng: Random, order: tuple[int, ...], patience: int) -> None:
        self.seen = seen
        self.rng = rng
        self.me = NOTHING if seen.seat is None else seen.seat
        self.seats = len(seen.pirates)
        self.log = list(seen.log)
        self.slots: list[list[Slot]] = [[] for _ in range(self.seats)]
        self.needs: list[Need] = []
        self.dealt: list[list[int]] = [[] for _ in range(self.seats)]
        """For each pack the pools that its cards were dealt from."""
        self.packs: list[Pack] = []
        self.routes: list[list[int]] = [[] for _ in range(self.seats)]
        self.pools = [[box.deck[k] - seen.market_then[k] - seen.discard_then[k] for k in range(KINDS)]]
        self.deck_pool = 0
        self._order = order
        self._patience = patience
        """How many more situations may be looked at."""
        self._hopeless: set[tuple[int, ...]] = set()
        """Situations of the search from which there was no way on."""
        self._read()
        self._read_routes()
        self.complete = min(min(pool) for pool in self.pools) >= 0 and self._satisfy(self.needs)
        if self.complete:
            self._lay_routes()
            self._deal_the_rest()

    @property
    def gave_up(self) -> bool:
        """Whether there may be a way that was not looked for."""
        return self._patience < 0

    def deck(self) -> list[int]:
        """What is left of the pool that the deck draws from."""
        return self.pools[self.deck_pool]

    def hand(self, seat: int) -> list[int]:
        """Counts of the cards that another seat is imagined to hold."""
        counts = [0] * KINDS
        for slot in self.slots[seat]:
            counts[slot.card] += not slot.spent
        return counts

    def _read(self) -> None:
        played, discard = [0] * KINDS, list(self.seen.discard_then)
        for number, (what, seat, card) in enumerate(self.seen.log):
            if what == KEPT:
                self._begin_draft()
            elif what in (GAINED, FILLED, PACKED):
                self._drawn(what, number, seat, card)
            elif what == TOOK and seat != self.me:
                self.slots[seat].append(Slot(NOTHING, number, card))
            elif what == PLAYED:
                played[card] += 1
                if seat != self.me:
                    self.needs.append(Need(seat, [card], len(self.slots[seat])))
            elif what == SWEPT:
                discard = [discard[k] + played[k] for k in range(KINDS)]
                played = [0] * KINDS
            elif what == SHUFFLED:
                self._shuffle(discard)
                discard = [0] * KINDS
        self._begin_draft()

    def _drawn(self, what: int, number: int, seat: int, card: int) -> None:
        if card != NOTHING:
            self.deck()[card] -= 1
        elif what == GAINED:
            self.slots[seat].append(Slot(self.deck_pool, number))
        if what == PACKED:
            self.dealt[seat].append(self.deck_pool)

    def _shuffle(self, discard: list[int]) -> None:
        """The deck was empty, so its pool is now closed."""
        self.pools.append(discard)
        self.deck_pool = len(self.pools) - 1

    def _begin_draft(self) -> None:
        """Follow every pack as far as it went; done once, where the log reaches the first choice or its end."""
        if self.packs or not any(self.dealt):
            return
        kept = [number for number, (what, _, _) in enumerate(self.seen.log) if what == KEPT]
        for seat in range(self.seats):
            self.packs.append(self._follow(seat, Pack(self._arranged(self.dealt[seat])), kept))
        for slots in self.slots[: self.seats]:
            slots.sort(key=lambda slot: slot.event)

    def _follow(self, dealt_to: int, pack: Pack, kept: list[int]) -> Pack:
        looks = () if self.seen.own is None else self.seen.own.packs
        if not looks and dealt_to == self.me:
            return self._own_pack(pack)
        for step in range(pack.left):
            holder = (dealt_to + step) % self.seats
            if holder == self.me and step < len(looks):
                self._look(pack, looks[step], known=dealt_to == self.me and step == 0)
            if step * self.seats >= len(kept):
                break
            self._one_kept(pack, holder, kept[step * self.seats + holder])
        return pack

    def _own_pack(self, pack: Pack) -> Pack:
        """While packs are still being dealt, the viewer sees its own grow."""
        own = self.seen.own
        assert own is not None
        pack.mine = [kind for kind in range(KINDS) for _ in range(own.pack[kind])]
        pack.left, pack.blanks = 0, []
        return pack

    def _look(self, pack: Pack, content: tuple[int, ...], known: bool) -> None:
        """The viewer holds the pack: what is in it leaves the pool it came from and is a pool of its own."""
        origins = set(pack.pools_left())
        if len(origins) == 1 and not known:
            origin = origins.pop()
            self.pools[origin] = [self.pools[origin][k] - content[k] for k in range(KINDS)]
        elif not known:
            self._explain(pack, content)
        self.pools.append(list(content))
        pack.pool = len(self.pools) - 1

    def _explain(self, pack: Pack, content: tuple[int, ...]) -> None:
        """Cards seen in a pack that was dealt from two pools: each came from one or the other."""
        self.slots.append([Slot(pool, NOTHING) for pool in pack.blanks])
        for kind in range(KINDS):
            for _ in range(content[kind]):
                self.needs.append(Need(len(self.slots) - 1, [kind], len(pack.blanks)))

    def _one_kept(self, pack: Pack, holder: int, event: int) -> None:
        pack.left -= 1
        if holder == self.me:
            card = self.seen.log[event][2]
            self.pools[pack.pool][card] -= 1
            pack.mine.append(card)
        else:
            slot = Slot(self._origin(pack), event)
            pack.slots.append(slot)
            self.slots[holder].append(slot)

    def _origin(self, pack: Pack) -> int:
        """The pool of a card that another seat kept."""
        return pack.blanks.pop(0) if pack.pool == NOTHING else pack.pool

    def _arranged(self, pools: list[int]) -> list[int]:
        """The pools of a pack's cards as they are tried to have been kept: only matters if there are two."""
        if len(set(pools)) < 2:
            return pools
        return [min(pools) if place in self._order else max(pools) for place in range(len(pools))]

    def _read_routes(self) -> None:
        """Routes that lie closed: their lengths are known, and what can lie in a route."""
        for seat, pirate in enumerate(self.seen.pirates):
            if seat != self.me and seat not in self.seen.opened:
                for place in range(max(0, pirate.route)):
                    kinds = LATER_CARDS if place else ROUTE_CARDS
                    self.needs.append(Need(seat, kinds, len(self.slots[seat]), place))

    def _satisfy(self, needs: list[Need]) -> bool:
        """Find a slot for every need, the hardest first; there is a way, since there is a true state."""
        if not needs:
            return True
        self._patience -= 1
        if self._patience < 0:
            return False
        situation = self._situation(needs)
        if situation in self._hopeless:
            return False
        hardest, found = self._hardest(needs)
        rest = [need for need in needs if need is not hardest]
        for slot, card in found:
            blank = slot.card == NOTHING
            self._use(hardest, slot, card, blank)
            if self._satisfy(rest):
                return True
            self._put_back(hardest, slot, card, blank)
        self._hopeless.add(situation)
        return False

    def _hardest(self, needs: list[Need]) -> tuple[Need, list[tuple[Slot, int]]]:
        """The need with the fewest ways to meet it, and those ways."""
        best, fewest = needs[0], self._candidates(needs[0])
        for need in needs[1:]:
            if len(fewest) < 2:
                break
            found = self._candidates(need)
            if len(found) < len(fewest):
                best, fewest = need, found
        self.rng.shuffle(fewest)
        if best.place == NOTHING:
            fewest.sort(key=lambda way: way[0].card == NOTHING)  # a card known to be there was the one played
        return best, fewest

    def _candidates(self, need: Need) -> list[tuple[Slot, int]]:
        """Of each sort the latest slot is enough: earlier ones serve needs that could not use this one."""
        sorts = {(slot.pool, slot.card): slot for slot in self.slots[need.seat][: need.until] if not slot.spent}
        found: list[tuple[Slot, int]] = []
        for slot in sorts.values():
            if slot.card != NOTHING:
                found += [(slot, slot.card)] if slot.card in need.kinds else []
            else:
                found += [(slot, kind) for kind in need.kinds if self.pools[slot.pool][kind] > 0]
        return found

    def _use(self, need: Need, slot: Slot, card: int, blank: bool) -> None:
        need.slot, slot.card, slot.spent = slot, card, True
        if blank:
            self.pools[slot.pool][card] -= 1

    def _put_back(self, need: Need, slot: Slot, card: int, blank: bool) -> None:
        need.slot, slot.spent = None, False
        if blank:
            slot.card = NOTHING
            self.pools[slot.pool][card] += 1

    def _situation(self, needs: list[Need]) -> tuple[int, ...]:
        """All that decides whether some needs can be met: what is left in the pools, and which slots are free."""
        free = [(slot.spent, slot.card) for slots in self.slots for slot in slots]
        flat = [number for pair in free for number in pair]
        return (len(needs), *(id(need) for need in needs), *(n for pool in self.pools for n in pool), *flat)

    def _lay_routes(self) -> None:
        """Needs of one route stand in its order."""
        for need in self.needs:
            if need.place != NOTHING and need.slot is not None:
                self.routes[need.seat].append(need.slot.card)

    def _deal_the_rest(self) -> None:
        left = [self._shuffled(pool) for pool in range(len(self.pools))]
        for seat in range(self.seats):
            for slot in self.slots[seat]:
                if slot.card == NOTHING:
                    slot.card = left[slot.pool].pop()
                what, owner, _ = self.log[slot.event]
                self.log[slot.event] = (what, owner, slot.card)
        for pack in self.packs:
            pack.rest = [left[pool].pop() for pool in pack.pools_left()]
        self.pools[self.deck_pool] = [left[self.deck_pool].count(kind) for kind in range(KINDS)]
        self._fill_packed()

    def _shuffled(self, pool: int) -> list[int]:
        cards = [kind for kind in range(KINDS) for _ in range(self.pools[pool][kind])]
        self.rng.shuffle(cards)
        return cards

    def _fill_packed(self) -> None:
        dealt = [pack.cards() for pack in self.packs]
        for number, (what, seat, card) in enumerate(self.log):
            if what == PACKED and card == NOTHING:
                self.log[number] = (what, seat, dealt[seat].pop())
