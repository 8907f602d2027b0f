// Rows of observations of Tikal: the same entries as observation.py, written from the packed position.
#pragma once

#include "games/tikal/native/scoring.h"
#include "native/row.h"

namespace cenote::tikal {

// The blocks of a row; widths and divisors come from observation.py.
constexpr int SPACE_ROW = LOOK + 3 + 4 * MOST_SEATS;
constexpr int AT_VALUE = LOOK, AT_CAMP = LOOK + 3, AT_GUARD = AT_CAMP + MOST_SEATS;
constexpr int AT_WORKERS = AT_GUARD + MOST_SEATS, AT_LEADER = AT_WORKERS + MOST_SEATS;
constexpr int SEAT_ROW = 10 + TREASURES;
constexpr int HEX_ROW = 5 + SIDES;

constexpr int AT_SEATS = SPACES * SPACE_ROW;
constexpr int AT_PHASE = AT_SEATS + MOST_SEATS * SEAT_ROW;
constexpr int AT_TURN = AT_PHASE + PHASES;
constexpr int AT_VIEWER = AT_TURN + 3;
constexpr int AT_IN_TURN = AT_VIEWER + MOST_SEATS;
constexpr int AT_QUEUE = AT_IN_TURN + MOST_SEATS;
constexpr int AT_DRAWER = AT_QUEUE + MOST_SEATS;
constexpr int AT_HAND = AT_DRAWER + MOST_SEATS;
constexpr int AT_STACK = AT_HAND + HEX_ROW;
constexpr int AT_NEXT = AT_STACK + TERRAIN;
constexpr int AT_TILES = AT_NEXT + 4;
constexpr int AT_POOL = AT_TILES + TOP_VALUE - FIRST_TILE + 1;
constexpr int BASIC_ROW = AT_POOL + TREASURES;
constexpr int AT_SHOWN = BASIC_ROW;
constexpr int AT_BIDDING = AT_SHOWN + MOST_SEATS * HEX_ROW;
constexpr int AUCTION_ROW = AT_BIDDING + 1 + 4 * MOST_SEATS;

static_assert(BASIC_ROW == OBSERVATION_BASIC && AUCTION_ROW == OBSERVATION_AUCTION, "the blocks of observation.py");

// Kind of a lying hex and its stones on each side, for all hexes and rotations. What a chunk writes beyond them is
// written once more afterwards.
CENOTE_FN void put_look(u8* row, u8 face) {
    copy_bytes(LOOKS + face * LOOK_CHUNK, row, LOOK_CHUNK);
}
CENOTE_FN void put_look(float* row, u8 face) {
    copy_bytes(LOOKS_AS_SHARES + face * LOOK_CHUNK, row, LOOK_CHUNK * sizeof(float));
}
static_assert(LOOK_CHUNK <= SPACE_ROW, "a chunk does not reach the next space");

template <class T>
CENOTE_FN void put_hex(T* row, int hexagon) {
    flag(row, HEX_KIND[hexagon]);
    put(row, 4, HEX_VALUE[hexagon], TOP_VALUE);
    for (int side = 0; side < SIDES; ++side) put(row, 5 + side, stones_on(static_cast<u8>(hexagon * SIDES), side), MOST_ON_A_SIDE);
}

// Where each seat comes in the row of a viewer.
struct Places {
    u8 of[MOST_SEATS];
};

template <class T>
CENOTE_FN void put_flags(T* row, int seats, const Places& places) {
    for (int seat : bits(static_cast<u64>(seats))) flag(row, places.of[seat]);
}

// The workers of all seats on a space, the viewer's first.
CENOTE_FN u32 crew(const State& s, int space, int viewer) {
    u32 workers = 0;
    for (int seat = 0; seat < MOST_SEATS; ++seat) workers |= static_cast<u32>(s.workers[space][seat]) << 8 * seat;
    if (!viewer) return workers;
    const u32 mask = static_cast<u32>(bit(8 * s.seats) - 1);
    return (workers >> 8 * viewer | workers << 8 * (s.seats - viewer)) & mask;
}

CENOTE_FN void put_crew(u8* row, u32 workers) {
    for (int place = 0; place < MOST_SEATS; ++place) row[place] = static_cast<u8>(workers >> 8 * place);
}
CENOTE_FN void put_crew(float* row, u32 workers) {
    for (int place = 0; place < MOST_SEATS; ++place) row[place] = CREW_SHARES[workers >> 8 * place & 255];
}

template <class T>
CENOTE_FN void put_spaces(const State& s, int viewer, const Places& places, T* row) {
    for (int space : bits(s.laid)) {
        const u8 face = s.face[space];
        T* here = row + space * SPACE_ROW;
        put_look(here, face);
        const bool temple = LOOKS[face * LOOK_CHUNK + TEMPLE];
        put(here, AT_VALUE + !temple, s.level[space], temple ? TOP_VALUE : MOST_WAFERS);
        put_crew(here + AT_WORKERS, crew(s, space, viewer));
    }
    for (int space : bits(s.worked))
        put(row, space * SPACE_ROW + AT_VALUE + 2, s.worked_out >> space & 1 ? 2 : 1, WORK_PER_TURN);
    for (int seat = 0; seat < s.seats; ++seat) {
        T* own = row + places.of[seat];
        for (int space : bits(s.camps[seat])) flag(own, space * SPACE_ROW + AT_CAMP);
        for (int space : bits(s.guards[seat])) flag(own, space * SPACE_ROW + AT_GUARD);
        if (s.leaders[seat] >= 0) flag(own, s.leaders[seat] * SPACE_ROW + AT_LEADER);
    }
}

template <class T>
CENOTE_FN void put_seats(const State& s, const Places& places, T* row) {
    int worth[MOST_SEATS] = {}, masks[MOST_SEATS] = {};
    u64 there = 0;
    for (int seat = 0; seat < s.seats; ++seat) {
        worth[seat] = masks[seat] = treasure_points(s, seat);
        there |= presence(s, seat);
        for (int space : bits(s.guards[seat])) worth[seat] += s.level[space];
    }
    for (int space : bits(there & s.temples))
        if (const int seat = holder(s, space); seat != NOBODY) worth[seat] += s.level[space];
    for (int seat = 0; seat < s.seats; ++seat) {
        T* own = row + places.of[seat] * SEAT_ROW;
        flag(own, 0);
        put(own, 1, s.scores[seat], SCORE);
        put(own, 2, worth[seat], SCORE);
        put(own, 3, s.supply[seat], WORKERS);
        put(own, 4, s.gone[seat], WORKERS);
        if (s.leaders[seat] == SUPPLY) flag(own, 5);
        if (s.leaders[seat] == GONE) flag(own, 6);
        put(own, 7, CAMPS - size(s.camps[seat]), CAMPS);
        put(own, 8, s.guards_left[seat], GUARDS);
        put(own, 9, masks[seat], SCORE);
        put_all(own + 10, s.treasures[seat], WAFERS_OF_EACH);
    }
}

template <class T>
CENOTE_FN void put_stack(const State& s, T* row) {
    put_set(row + AT_STACK, s.bag, TERRAIN);
    const u64 top = top_letter(s);
    if (top)
        for (int kind = 0; kind < 4; ++kind) put(row, AT_NEXT + kind, size(top & KIND_MASK[kind]), size(top));
    for (int value = FIRST_TILE; value <= TOP_VALUE; ++value)
        put(row, AT_TILES + value - FIRST_TILE, s.tiles[value], TILES[value]);
    put_all(row + AT_POOL, s.pool, WAFERS_OF_EACH);
}

template <class T>
CENOTE_FN void put_auction(const State& s, const Places& places, T* row) {
    int place = 0;
    for (int hexagon : bits(s.shown)) put_hex(row + AT_SHOWN + HEX_ROW * place++, hexagon);
    T* bidding = row + AT_BIDDING;
    put(bidding, 0, s.bid, SCORE);
    if (s.bidder >= 0) flag(bidding, 1 + places.of[s.bidder]);
    put_flags(bidding + 1 + MOST_SEATS, s.waiting, places);
    put_flags(bidding + 1 + 2 * MOST_SEATS, s.bidders, places);
    if (s.first_pass >= 0) flag(bidding, 1 + 3 * MOST_SEATS + places.of[s.first_pass]);
}

// What a viewer sees; a spectator (viewer below 0) looks from seat 0.
template <class T>
CENOTE_FN void observe(const State& s, int viewer, T* row) {
    clear(row, s.auction ? AUCTION_ROW : BASIC_ROW);
    Places places = {};
    for (int seat = 0; seat < s.seats; ++seat) places.of[seat] = static_cast<u8>(place_of(seat, larger(viewer, 0), s.seats));
    put_spaces(s, larger(viewer, 0), places, row);
    put_seats(s, places, row + AT_SEATS);
    flag(row, AT_PHASE + s.phase);
    put(row, AT_TURN, s.ap, TURN_AP);
    put(row, AT_TURN + 1, s.rounds, ROUNDS);
    if (s.camp_needs_member) flag(row, AT_TURN + 2);
    if (viewer >= 0) flag(row, AT_VIEWER + viewer);
    flag(row, AT_IN_TURN + places.of[s.seat]);
    for (int at = 0; at < s.queue_size; ++at) flag(row, AT_QUEUE + places.of[s.queue[at]]);
    if (s.drawer >= 0) flag(row, AT_DRAWER + places.of[s.drawer]);
    if (s.hand >= 0) put_hex(row + AT_HAND, s.hand);
    put_stack(s, row);
    if (s.auction) put_auction(s, places, row);
}

}  // namespace cenote::tikal
