// The packed position of Tikal, plain bytes: the facts on the table, and what is kept up to date beside them.
//
// Equal positions reached by equal steps have equal bytes: what is not in use is 0. Sets of spaces, hexes and seats are
// bits. The fields have the meaning of those in position.py; two-dimensional ones lie space by space.
#pragma once

#include "native/core.h"
#include "tikal_tables.h"

namespace cenote::tikal {

static_assert(HEX_COUNT * SIDES < 255 && SPACES <= 64 && TERRAIN <= 64 && MOST_STONES < 8, "there is room");

constexpr u8 BARE = 255;  // a space without a hex

struct State {
    // Seats `crowd`, `camps`, `guards`: where each has workers, camps, guards.
    u64 crowd[MOST_SEATS], camps[MOST_SEATS], guards[MOST_SEATS];
    u64 bag, removed, shown;
    u64 laid;                 // spaces with a hex
    u64 frontier;             // empty spaces next to a hex
    u64 paved;                // spaces beside a hex that has a stone on that side
    u64 temples;              // unguarded temples
    u64 hoards;               // treasure hexes with wafers
    u64 clearings;            // where a camp could stand and none does
    u64 worked, worked_out;   // spaces at which something was taken in this turn: once or twice, and twice (T6.3, T7.2)

    u32 tolls[SPACES];        // what each way to an adjacent hex costs: one hex digit for each side, in order of spaces
    u8 workers[SPACES][MOST_SEATS];
    u8 face[SPACES];          // the hex and its rotation, as hexagon * SIDES + turns
    u8 level[SPACES];         // value of a temple, or wafers left on a treasure hex
    u8 land[SPACES];          // sides behind which a hex lies that is no volcano

    i16 scores[MOST_SEATS];
    u8 treasures[MOST_SEATS][TREASURES];
    u8 pool[TREASURES];       // wafers of each kind not yet recovered
    u8 tiles[TILE_VALUES];
    u8 singles[MOST_SEATS];   // kinds of which each seat holds exactly one
    u8 supply[MOST_SEATS], gone[MOST_SEATS], guards_left[MOST_SEATS];
    i8 leaders[MOST_SEATS];   // space, SUPPLY or GONE

    u8 seats, auction, camp_needs_member;
    u8 phase;
    i8 resume;                // the phase that goes on after a wafer was found
    u8 seat, ap, rounds;
    i8 hand;                  // the hex to be placed, or the volcano set aside while a scoring round runs
    i8 drawer;                // who places that volcano; nobody in the final round
    u8 queue[3], queue_size;  // who takes a scoring turn after the present one

    u8 waiting, bidders;
    i8 bidder, first_pass;
    i16 bid;
};

CENOTE_FN int kind_of(u8 face) { return HEX_KIND[face / SIDES]; }

CENOTE_FN int stones_on(u8 face, int side) { return STONES[face * SIDES + side]; }

CENOTE_FN u64 presence(const State& s, int seat) {
    const int leader = s.leaders[seat];
    return leader >= 0 ? s.crowd[seat] | bit(leader) : s.crowd[seat];
}

// Workers count one each, the leader three.
CENOTE_FN int strength(const State& s, int seat, int space) {
    return s.workers[space][seat] + (s.leaders[seat] == space ? 3 : 0);
}

CENOTE_FN int members(const State& s, int seat, int space) {
    return s.workers[space][seat] + (s.leaders[seat] == space ? 1 : 0);
}

// Base camp and own camps.
CENOTE_FN u64 posts(const State& s, int seat) { return s.camps[seat] | bit(BASE); }

CENOTE_FN u64 guarded(const State& s) { return s.guards[0] | s.guards[1] | s.guards[2] | s.guards[3]; }

// The ways out of a space that so many points pay for: bit 4 * rank + 3 for the way of that rank (T5.3).
// Each digit holds 8 + points - toll, in which the high bit says that the points suffice.
CENOTE_FN u32 payable(const State& s, int space, int points) {
    constexpr u32 EACH = 0x111111, HIGH = 0x888888;
    const u32 tolls = s.tolls[space];
    const u32 price = static_cast<u32>(smaller(points, MOST_STONES));
    return (HIGH + price * EACH - tolls) & (tolls + 7 * EACH) & HIGH;
}

CENOTE_FN int toll(const State& s, int space, int rank) { return static_cast<int>(s.tolls[space] >> 4 * rank & 15); }

// The hexes of the letter that the top of the stack carries (T2.2).
CENOTE_FN u64 top_letter(const State& s) {
    for (int letter = 0; letter < LETTERS; ++letter)
        if (const u64 there = s.bag & LETTER_MASK[letter]) return there;
    return 0;
}

}  // namespace cenote::tikal
