// Islands of Jackal as sets of cells, and the components of a game as data.
//
// A set has a bit for each cell of a grid of 9 by 9, and two empty columns at the right of it, so that no way of a card
// leads from one row into the next. Cells are numbered row by row, as in islands.py.
#pragma once

#include "jackal_tables.h"
#include "native/core.h"

namespace cenote::jackal {

constexpr int STRIDE = LARGEST + 2;
static_assert(LARGEST * STRIDE <= 128, "a set has room for the grid");

constexpr int CELLS = LARGEST * LARGEST;

struct Set {
    u64 low, high;

    CENOTE_FN constexpr bool any() const { return low | high; }
    CENOTE_FN constexpr Set operator&(Set other) const { return {low & other.low, high & other.high}; }
    CENOTE_FN constexpr Set operator|(Set other) const { return {low | other.low, high | other.high}; }
    CENOTE_FN constexpr Set without(Set other) const { return {low & ~other.low, high & ~other.high}; }
};

CENOTE_FN constexpr Set shifted(Set set, int by) {
    if (by > 0) return {set.low << by, set.high << by | set.low >> (64 - by)};
    return {set.low >> -by | set.high << (64 + by), set.high >> -by};
}

CENOTE_FN int size(Set set) { return cenote::size(set.low) + cenote::size(set.high); }

CENOTE_FN constexpr int place_in_set(int cell) { return cell + 2 * (cell / LARGEST); }
CENOTE_FN constexpr int cell_at(int place) { return place - 2 * (place / STRIDE); }

CENOTE_FN constexpr bool has(Set set, int place) {
    return (place < 64 ? set.low >> place : set.high >> (place - 64)) & 1;
}
CENOTE_FN constexpr Set only(int place) {
    return place < 64 ? Set{bit(place), 0} : Set{0, bit(place - 64)};
}
CENOTE_FN int lowest(Set set) { return set.low ? cenote::lowest(set.low) : 64 + cenote::lowest(set.high); }

// How far each way leads within a set: four straight ways, eight jumps of a knight.
CENOTE_FN int offset(int way) { return WAY_DOWN[way] * STRIDE + WAY_ACROSS[way]; }

constexpr int CELL_ROW = 8;
constexpr int ISLAND_ROW = GRID * GRID * CELL_ROW;

struct Island {
    Set land, closed, caves, chests, labyrinths;  // closed: cells that need a pirate map (J6.7, J6.8)
    u8 white, black;                              // the flags' cells
    u8 coins[CELLS];
    bool has_row;  // larger islands have no observation
    u8 row[ISLAND_ROW];
    float share_row[ISLAND_ROW];
};

// An island from the letters of its cells, row by row (J1.2).
CENOTE_FN Island island_of(const char* letters) {
    Island made{};
    made.has_row = true;
    for (int cell = 0; cell < CELLS; ++cell) {
        const int letter = letters[cell];
        if (letter == SEA) continue;
        const Set here = only(place_in_set(cell));
        made.land = made.land | here;
        const int chest = letter >= FIRST_CHEST && letter < FIRST_CHEST + 4 ? letter - FIRST_CHEST + 1 : 0;
        const int buried = letter >= FIRST_BURIED && letter < FIRST_BURIED + 4 ? letter - FIRST_BURIED + 1 : 0;
        if (buried || letter == JUNGLE) made.closed = made.closed | here;
        if (letter == CAVE) made.caves = made.caves | here;
        if (letter == LABYRINTH) made.labyrinths = made.labyrinths | here;
        if (letter == WHITE) made.white = static_cast<u8>(cell);
        if (letter == BLACK) made.black = static_cast<u8>(cell);
        if (chest + buried) made.chests = made.chests | here;
        made.coins[cell] = static_cast<u8>(chest + buried);
        const int down = cell / LARGEST, across = cell % LARGEST;
        if (down >= GRID || across >= GRID) {
            made.has_row = false;
            continue;
        }
        u8* entries = made.row + (down * GRID + across) * CELL_ROW;
        entries[0] = 1;
        entries[1] = letter == WHITE;
        entries[2] = letter == BLACK;
        entries[3] = letter == LABYRINTH;
        entries[4] = letter == JUNGLE;
        entries[5] = letter == CAVE;
        entries[6] = static_cast<u8>(chest);
        entries[7] = static_cast<u8>(buried);
    }
    for (int at = 0; at < ISLAND_ROW; ++at) {
        const int divisor = at % CELL_ROW < 6 ? 1 : COINS_OF_CHEST;
        made.share_row[at] = static_cast<float>(made.row[at]) / static_cast<float>(divisor);
    }
    return made;
}

// The settings and components of a game.
struct Rules {
    int seats;
    bool archipelago, marks_from_landed;
    int grid;  // GRID where all islands fit into it, else LARGEST
    int island_count;
    const Island* islands;
    u8 deck[KINDS];
};

}  // namespace cenote::jackal
