// Where the cards of a route can lead, exactly (J6): for every place in the row, the cells from which a chest is reached.
//
// The sets are made from the last card backwards, all cells at once; no search, no memory beyond one set for each card.
#pragma once

#include "games/jackal/native/state.h"

namespace cenote::jackal {

CENOTE_FN int first_way(int card) { return WAY_FIRST[card]; }
CENOTE_FN int end_of_ways(int card) { return WAY_END[card]; }

// The place of the next movement card from here on; the end of the row if there is none.
CENOTE_FN int next_move(const u8* cards, int length, int at) {
    while (at < length && cards[at] > KNIGHT) ++at;
    return at;
}

// The cells that may be entered so that some exit is in a set: a pirate who enters a cave leaves by any other (J6.10).
CENOTE_FN Set entries(const Island& island, Set stands) {
    const Set open = stands.without(island.caves), through = stands & island.caves;
    const int caves = size(island.caves), ready = size(through);
    if (caves < 2 || !ready) return caves < 2 ? stands : open;
    return open | (ready > 1 ? island.caves : island.caves.without(through));
}

struct Reach {
    Set from[LONGEST_ROUTE + 1];  // cells from which the cards from this place on still reach a chest
    Set into[LONGEST_ROUTE];      // cells that the card at this place may enter, so that a chest is still reached
};

// Fills the sets for the places from `begin` to the end of the row.
CENOTE_FN void find_reach(const Island& island, const u8* cards, int length, int begin, Reach& reach) {
    reach.from[length] = island.chests;
    for (int at = length - 1; at >= begin; --at) {
        const int card = cards[at];
        if (card > KNIGHT) {
            reach.from[at] = reach.from[at + 1];
            reach.into[at] = {};
            continue;
        }
        const bool armed = at > 0 && cards[at - 1] == MAP;
        const Set allowed = armed ? island.land : island.land.without(island.closed);
        const Set into = entries(island, reach.from[at + 1]) & allowed;
        Set from = {};
        for (int way = first_way(card); way < end_of_ways(card); ++way) from = from | shifted(into, -offset(way));
        reach.into[at] = into;
        reach.from[at] = (from & island.land) | island.chests;
    }
}

// The ways of a card after which a chest can still be reached, as bits (J6.12).
CENOTE_FN int ways_from(const Reach& reach, const u8* cards, int length, int at, int cell) {
    if (at >= length) return 0;
    int found = 0;
    const int place = place_in_set(cell);
    for (int way = first_way(cards[at]); way < end_of_ways(cards[at]); ++way) {
        const int entered = place + offset(way);
        if (entered >= 0 && entered < 128 && has(reach.into[at], entered)) found |= 1 << way;
    }
    return found;
}

// Where a pirate may stand after entering a cell, so that a chest can still be reached (J6.10, J6.12).
CENOTE_FN Set exits_from(const Island& island, const Reach& reach, int at, int entered) {
    const Set here = only(place_in_set(entered));
    const bool leads_on = (island.caves & here).any() && size(island.caves) > 1;
    return reach.from[at] & (leads_on ? island.caves.without(here) : here);
}

}  // namespace cenote::jackal
