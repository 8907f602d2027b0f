"""Belief sampling: finds a full state that fits what a seat knows, by filling in the unknown cards of its log.

Cards that the viewer never saw came from pools whose contents it can compute: the deck as it was after each shuffle,
and in the draft the packs that passed through its hands. Every card of another seat is a slot that draws from one pool.
The cards that the seat has played since, or has laid, must be found among its slots. A search assigns these, and the
remaining slots are dealt at random.
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
"""The kinds that can be the first card of a route, and those that can follow (J4.3)."""

PATIENCE = 120
"""Number of situations that a first search may visit, more than almost any search needs."""


class Slot:
    """A card that the viewer has not seen: the pool it came from, and the kind that is assigned to it."""

    def __init__(self, pool: int, event: int, card: int = NOTHING) -> None:
        self.pool = pool
        self.event = event
        self.card = card
        self.spent = False


class Need:
    """Evidence of a card: the seat held one of these kinds among its first `until` slots."""

    def __init__(self, seat: int, kinds: list[int], until: int, place: int = NOTHING) -> None:
        self.seat = seat
        self.kinds = kinds
        self.until = until
        self.place = place
        """The index of the card in the seat's closed route, or `NOTHING` for a card that was played openly."""
        self.slot: Slot | None = None


class Pack:
    """One pack of the draft, as far as the viewer can follow it."""

    def __init__(self, blanks: list[int]) -> None:
        self.left = len(blanks)
        self.blanks = blanks
        """The pools of the cards unknown to the viewer, more than one if the deck ran out during the deal."""
        self.pool = NOTHING
        """The pool of the pack's known cards, once the viewer has held it."""
        self.slots: list[Slot] = []
        self.mine: list[int] = []
        self.rest: list[int] = []

    def pools_left(self) -> list[int]:
        """Return the pool of each card that is still in the pack."""
        return self.blanks if self.pool == NOTHING else [self.pool] * self.left

    def cards(self) -> list[int]:
        """Return all cards that were dealt into the pack."""
        return [slot.card for slot in self.slots] + self.mine + self.rest


def reconstruct(seen: JackalView, box: Box, rng: Random) -> Reconstruction:
    """Return a reconstruction that fits a view. Raise `ValueError` if there is none.

    If the deck ran out in the middle of a pack, all orders in which its cards can have been kept are tried. A search
    that took a wrong turn early can go on for long, while a new one succeeds at once. Each search therefore gets little
    patience, and more only when all searches have failed.
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
    """Return, in random order, every choice of indices for the first deck's cards in a pack dealt from two decks."""
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
    """Reconstruction of a state, which reads a seat's log once and then fills in its unknown cards."""

    def __init__(self, seen: JackalView, box: Box, rng: Random, order: tuple[int, ...], patience: int) -> None:
        self.seen = seen
        self.rng = rng
        self.me = NOTHING if seen.seat is None else seen.seat
        self.seats = len(seen.pirates)
        self.log = list(seen.log)
        self.slots: list[list[Slot]] = [[] for _ in range(self.seats)]
        self.needs: list[Need] = []
        self.dealt: list[list[int]] = [[] for _ in range(self.seats)]
        """The pools from which the cards of each pack were dealt."""
        self.packs: list[Pack] = []
        self.routes: list[list[int]] = [[] for _ in range(self.seats)]
        self.pools = [[box.deck[k] - seen.market_then[k] - seen.discard_then[k] for k in range(KINDS)]]
        self.deck_pool = 0
        self._order = order
        self._patience = patience
        """The number of situations that the search may still visit."""
        self._hopeless: set[tuple[int, ...]] = set()
        """Situations of the search from which no solution was found."""
        self._read()
        self._read_routes()
        self.complete = min(min(pool) for pool in self.pools) >= 0 and self._satisfy(self.needs)
        if self.complete:
            self._lay_routes()
            self._deal_the_rest()

    @property
    def gave_up(self) -> bool:
        """Whether the search ran out of patience, so that it may have missed a solution."""
        return self._patience < 0

    def deck(self) -> list[int]:
        """Return what is left of the pool from which the deck draws."""
        return self.pools[self.deck_pool]

    def hand(self, seat: int) -> list[int]:
        """Return the counts of the cards that another seat holds in this reconstruction."""
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
        """Close the pool of the empty deck, and begin a new one with the discard."""
        self.pools.append(discard)
        self.deck_pool = len(self.pools) - 1

    def _begin_draft(self) -> None:
        """Follow every pack through the draft, once, when the log reaches the first choice or its end."""
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
        """Fill in the viewer's own pack from its view, which shows the cards dealt so far."""
        own = self.seen.own
        assert own is not None
        pack.mine = [kind for kind in range(KINDS) for _ in range(own.pack[kind])]
        pack.left, pack.blanks = 0, []
        return pack

    def _look(self, pack: Pack, content: tuple[int, ...], known: bool) -> None:
        """Move the cards of a pack that the viewer holds from the pool they came from into a pool of their own."""
        origins = set(pack.pools_left())
        if len(origins) == 1 and not known:
            origin = origins.pop()
            self.pools[origin] = [self.pools[origin][k] - content[k] for k in range(KINDS)]
        elif not known:
            self._explain(pack, content)
        self.pools.append(list(content))
        pack.pool = len(self.pools) - 1

    def _explain(self, pack: Pack, content: tuple[int, ...]) -> None:
        """Add needs for the cards seen in a pack dealt from two pools, since each came from one pool or the other."""
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
        """Return the pool of a card that another seat kept."""
        return pack.blanks.pop(0) if pack.pool == NOTHING else pack.pool

    def _arranged(self, pools: list[int]) -> list[int]:
        """Return the pools of a pack's cards in the order of keeping that is being tried.

        The order matters only if there are two pools.
        """
        if len(set(pools)) < 2:
            return pools
        return [min(pools) if place in self._order else max(pools) for place in range(len(pools))]

    def _read_routes(self) -> None:
        """Add needs for the cards of closed routes, whose lengths and possible kinds are known."""
        for seat, pirate in enumerate(self.seen.pirates):
            if seat != self.me and seat not in self.seen.opened:
                for place in range(max(0, pirate.route)):
                    kinds = LATER_CARDS if place else ROUTE_CARDS
                    self.needs.append(Need(seat, kinds, len(self.slots[seat]), place))

    def _satisfy(self, needs: list[Need]) -> bool:
        """Find a slot for every need, hardest first, and return whether this succeeded.

        A solution exists because there is a true state, but the search may run out of patience before.
        """
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
        """Return the need with the fewest candidates, and these candidates."""
        best, fewest = needs[0], self._candidates(needs[0])
        for need in needs[1:]:
            if len(fewest) < 2:
                break
            found = self._candidates(need)
            if len(found) < len(fewest):
                best, fewest = need, found
        self.rng.shuffle(fewest)
        if best.place == NOTHING:
            fewest.sort(key=lambda way: way[0].card == NOTHING)  # prefer a card that is known to be in the hand
        return best, fewest

    def _candidates(self, need: Need) -> list[tuple[Slot, int]]:
        """Return the slots that can meet a need, each with the card to assign.

        Of each pool and card the latest slot is enough, because earlier ones serve needs that cannot use this one.
        """
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
        """Return a key of all that decides whether the needs can be met: pools, and assigned and free slots."""
        free = [(slot.spent, slot.card) for slots in self.slots for slot in slots]
        flat = [number for pair in free for number in pair]
        return (len(needs), *(id(need) for need in needs), *(n for pool in self.pools for n in pool), *flat)

    def _lay_routes(self) -> None:
        """Add the cards assigned to route needs to the routes. The needs of one route are in its order."""
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
