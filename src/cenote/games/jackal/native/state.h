// The packed position of Jackal, plain bytes: cards, packs, choices, routes, and the log of what was seen.
//
// Equal positions reached by equal steps have equal bytes: what is not in use is 0. The fields have the meaning of those
// in position.py. Secrets are in the packed position as they are in the state; what a seat may know is for observe.h.
#pragma once

#include "games/jackal/native/island.h"

namespace cenote::jackal {

// LONGEST_ROUTE, LONGEST_LOG and MOST_AHEAD come from the bridge: room for what games can bring, and some more for
// described positions. The bridge refuses what does not fit.
// A seat has at most 5 + 2 * 6 cards (9 + 2 * 4 in the Archipelago), and lays no more. Each card walks over two cells at
// most, the second being the exit of a cave.
// In six islands it gains 5 + 6 * (2 + 5) cards and plays as many, and 12 cards of the market are replaced after it.
constexpr int LONGEST_WALK = 1 + 2 * LONGEST_ROUTE;
constexpr int MOST_DUE = 48;

// An opened route.
struct Reveal {
    u8 seat, route_size, walk_size;
    i8 chest;
    u8 steps, marks;
    u8 route[LONGEST_ROUTE];
    u8 walk[LONGEST_WALK];
};

struct State {
    u64 used[2];               // islands that were shown in this game
    Set exits;                 // where a pirate may come out of the cave it entered, while that is chosen
    u16 ways;                  // the ways of its next card, while that is chosen

    u8 seats, archipelago, marks_from_landed;
    u8 phase;
    i8 then;                   // the phase that goes on when every due card is dealt
    u8 seat, first, playing, extra;
    u8 number;
    i8 island;
    u8 to_show, ahead_size, ahead[MOST_AHEAD];

    u8 deck[KINDS], discard[KINDS], market[KINDS];  // up to 99 of each kind
    u8 hands[MOST_SEATS][KINDS], packs[MOST_SEATS][KINDS];
    u8 kept;
    i8 keeping[MOST_SEATS];
    u8 due_size;
    i8 due[MOST_DUE];          // whom the next cards are for

    u8 announced[MOST_SEATS];
    u8 takes_left;
    u8 route_size[MOST_SEATS], routes[MOST_SEATS][LONGEST_ROUTE];
    u8 throw_size[MOST_SEATS], throws[MOST_SEATS][LONGEST_ROUTE];
    u8 ready, done;
    u8 marks[MOST_SEATS];
    u8 opened, at, steps;
    i8 cell, cave;
    u8 walk_size, walk[LONGEST_WALK];
    u8 reveal_size;
    Reveal reveal[MOST_SEATS];
    i16 coins[MOST_SEATS], extra_coins[MOST_SEATS];

    // What follows from the log, kept up to date for observations.
    i8 known[MOST_SEATS][KINDS];              // cards that each seat took openly and has not played
    i8 gone[MOST_SEATS][KINDS];               // cards that others kept, known from packs that came back
    u8 draft_step;
    u8 handed[MOST_SEATS][MOST_SEATS][KINDS]; // the packs that each seat handed on, the latest first, during the draft

    u8 market_then[KINDS], discard_then[KINDS];  // when the log began
    u16 log_size;
    u8 log[LONGEST_LOG];       // (event * MOST_SEATS + seat) * KINDS + card
};

CENOTE_FN void note(State& s, int event, int seat, int card) {
    if (s.log_size < LONGEST_LOG) s.log[s.log_size++] = static_cast<u8>((event * MOST_SEATS + seat) * KINDS + card);
}

CENOTE_FN int sum(const u8 (&cards)[KINDS]) {
    int total = 0;
    for (int kind = 0; kind < KINDS; ++kind) total += cards[kind];
    return total;
}

// The first kinds, as bits, of which there are cards.
CENOTE_FN u64 held(const u8 (&cards)[KINDS], int kinds) {
    u64 found = 0;
    for (int kind = 0; kind < kinds; ++kind) found |= static_cast<u64>(cards[kind] != 0) << kind;
    return found;
}

// The seats that landed on this island, as bits.
CENOTE_FN int landed(const State& s) {
    int found = 0;
    for (int seat = 0; seat < MOST_SEATS; ++seat) found |= (s.announced[seat] == LANDED) << seat;
    return found;
}

// The seats that are asked for marks: those that may throw and have somebody to throw at (J5.1, J9.5).
CENOTE_FN int throwers(const State& s) {
    const int ashore = landed(s);
    int asked = s.marks_from_landed ? ashore : s.playing;
    if (!(ashore & (ashore - 1))) asked &= ~ashore;  // at most one, who cannot throw at itself
    return ashore ? asked : 0;
}

// The first of some seats in the order of the island: first player, then clockwise.
CENOTE_FN int foremost(const State& s, int seats) {
    int seat = s.first;
    while (!(seats >> seat & 1)) seat = (seat + 1) % s.seats;
    return seat;
}

// The next of some seats in that order; NOTHING after the last.
CENOTE_FN int after(const State& s, int seats, int seat) {
    for (;;) {
        seat = (seat + 1) % s.seats;
        if (seat == s.first) return NOTHING;
        if (seats >> seat & 1) return seat;
    }
}

// The seats that owe a decision, as bits; none for chance and after the end.
CENOTE_FN int acting(const State& s) {
    switch (s.phase) {
        case DRAFTING: return s.playing & ~s.kept;
        case LAYING: return landed(s) & ~s.ready;
        case THROWING: return throwers(s) & ~s.done;
        case DEALING:
        case SHOWING:
        case OVER: return 0;
    }
    return 1 << s.seat;
}

}  // namespace cenote::jackal
