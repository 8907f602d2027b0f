// What a position of Tikal is worth to a seat (T11).
#pragma once

#include "games/tikal/native/state.h"

namespace cenote::tikal {

// The seat that is the strongest alone on an unguarded temple, or NOBODY (T11.1).
CENOTE_FN int holder(const State& s, int space) {
    int best = 0, owner = NOBODY;
    for (int seat = 0; seat < s.seats; ++seat) {
        const int here = strength(s, seat, space);
        owner = here > best ? seat : here == best ? NOBODY : owner;
        best = larger(best, here);
    }
    return owner;
}

// One of a kind counts 1, two 3, three 6 (T7.4).
CENOTE_FN int treasure_points(const State& s, int seat) {
    int total = 0;
    for (int kind = 0; kind < TREASURES; ++kind) total += SET_VALUE[s.treasures[seat][kind]];
    return total;
}

// What the seat would score if its scoring turn ended now (T11).
CENOTE_FN int points(const State& s, int seat) {
    int total = treasure_points(s, seat);
    for (int space : bits(presence(s, seat) & s.temples))
        if (holder(s, space) == seat) total += s.level[space];
    for (int space : bits(s.guards[seat])) total += s.level[space];
    return total;
}

// The seats with the highest score, as bits; equal ones share the victory (T13.3, T15.11).
CENOTE_FN int winners(const State& s) {
    int best = s.scores[0], found = 0;
    for (int seat = 1; seat < s.seats; ++seat) best = larger(best, s.scores[seat]);
    for (int seat = 0; seat < s.seats; ++seat)
        if (s.scores[seat] == best) found |= 1 << seat;
    return found;
}

}  // namespace cenote::tikal
