// Rows of observations of Jackal: the same entries as observation.py, written from the packed position.
//
// Only what the viewer may know is read: its own hand, route, throws, pack and packs handed on; of others what lies open.
#pragma once

#include "games/jackal/native/rules.h"
#include "native/row.h"

namespace cenote::jackal {

constexpr int ROUTE_ROW = 1 + LONGEST_TOLD * MARK;
constexpr int CELLS_ROW = GRID * GRID;
constexpr int OPENED_ROW = 1 + MARK + CELLS_ROW;
constexpr int SEAT_ROW = 10 + KINDS;

// The blocks of a row; in the Archipelago the rest of the row of islands comes third, and the draft at the end.
constexpr int AT_REST = 2 * ISLAND_ROW;
constexpr int REST_ROW = (ROW - 2) * ISLAND_ROW;
constexpr int AT_CARDS = AT_REST;
constexpr int AT_PHASE = AT_CARDS + 3 * KINDS + 1;
constexpr int AT_TURN = AT_PHASE + PHASES;
constexpr int AT_VIEWER = AT_TURN + 5;
constexpr int AT_IN_TURN = AT_VIEWER + MOST_SEATS;
constexpr int AT_FIRST = AT_IN_TURN + MOST_SEATS;
constexpr int AT_SEATS = AT_FIRST + MOST_SEATS;
constexpr int AT_ROUTE = AT_SEATS + MOST_SEATS * SEAT_ROW;
constexpr int AT_THROWS = AT_ROUTE + ROUTE_ROW;
constexpr int AT_WALKING = AT_THROWS + MOST_SEATS;
constexpr int AT_OPENED = AT_WALKING + 1 + ROUTE_ROW + 2 * CELLS_ROW;
constexpr int BASIC_ROW = AT_OPENED + MOST_SEATS * OPENED_ROW;
constexpr int AT_PACK = BASIC_ROW;
constexpr int AT_PACKS = AT_PACK + 2 * KINDS;
constexpr int AT_DRAFTED = AT_PACKS + (MOST_SEATS - 1) * KINDS;
constexpr int ARCHIPELAGO_ROW = AT_DRAFTED + KINDS + REST_ROW;

static_assert(BASIC_ROW == OBSERVATION_BASIC && ARCHIPELAGO_ROW == OBSERVATION_ARCHIPELAGO, "the blocks of observation.py");

CENOTE_FN void put_island(const Island& island, u8* row) {
    copy_bytes(island.row, row, sizeof island.row);
}
CENOTE_FN void put_island(const Island& island, float* row) {
    copy_bytes(island.share_row, row, sizeof island.share_row);
}

template <class T, class N>
CENOTE_FN void put_cards(const N (&cards)[KINDS], T* row) {
    for (int kind = 0; kind < KINDS; ++kind) put(row, kind, cards[kind], CARDS);
}

// The length of a route and its first cards, one by one.
template <class T>
CENOTE_FN void put_route(const u8* cards, int length, T* row) {
    put(row, 0, length, LONGEST_TOLD);
    for (int at = 0; at < smaller(length, LONGEST_TOLD); ++at) flag(row, 1 + at * MARK + cards[at]);
}

template <class T>
CENOTE_FN void put_cell(int cell, T* row) {
    if (cell >= 0) flag(row, cell / LARGEST * GRID + cell % LARGEST);
}

// What everybody sees of a seat; laid cards count as in hand until all are ready, thrown marks until they are shown.
template <class T>
CENOTE_FN void put_seat(const State& s, int seat, T* row) {
    int hand = sum(s.hands[seat]);
    if (s.phase == LAYING) hand += s.route_size[seat];
    if (s.phase == THROWING) hand += s.throw_size[seat];
    flag(row, 0);
    if (s.playing >> seat & 1) flag(row, 1);
    put(row, 2, s.coins[seat], COINS);
    put(row, 3, s.extra_coins[seat], COINS);
    put(row, 4, hand, HAND);
    if (s.announced[seat] == PASSED) flag(row, 5);
    if (s.announced[seat] == LANDED) flag(row, 6);
    if (s.phase == THROWING || s.phase == OPENING) put(row, 7, s.route_size[seat], LONGEST_TOLD);
    put(row, 8, s.marks[seat], CARDS);
    if (s.opened >> seat & 1) flag(row, 9);
    put_cards(s.known[seat], row + 10);
}

template <class T>
CENOTE_FN void put_walking(const State& s, T* row) {
    put(row, 0, s.steps, STEPS);
    put_route(s.routes[s.seat] + s.at, s.route_size[s.seat] - s.at, row + 1);
    put_cell(s.cell, row + 1 + ROUTE_ROW);
    put_cell(s.cave, row + 1 + ROUTE_ROW + CELLS_ROW);
}

template <class T>
CENOTE_FN void put_opened(const Reveal& route, T* row) {
    u8 laid[KINDS] = {};
    for (int at = 0; at < route.route_size; ++at) ++laid[route.route[at]];
    put(row, 0, route.steps + route.marks, STEPS);
    for (int kind = 0; kind < MARK; ++kind) put(row, 1 + kind, laid[kind], CARDS);
    put_cell(route.chest, row + 1 + MARK);
}

// What the viewer alone knows.
template <class T>
CENOTE_FN void put_own(const State& s, int viewer, T* row) {
    put_cards(s.hands[viewer], row + AT_CARDS);
    if (acting(s) >> viewer & 1) flag(row, AT_TURN);
    flag(row, AT_VIEWER + viewer);
    put_route(s.routes[viewer], s.route_size[viewer], row + AT_ROUTE);
    u8 thrown[MOST_SEATS] = {};
    for (int at = 0; at < s.throw_size[viewer]; ++at) ++thrown[place_of(s.throws[viewer][at], viewer, s.seats)];
    for (int place = 0; place < s.seats; ++place) put(row, AT_THROWS + place, thrown[place], CARDS);
    if (!s.archipelago) return;
    put_cards(s.packs[viewer], row + AT_PACK);
    if (s.keeping[viewer] >= 0) flag(row, AT_PACK + KINDS + s.keeping[viewer]);
    if (s.phase == DRAFTING)
        for (int place = 1; place < s.seats; ++place)
            put_cards(s.handed[viewer][place - 1], row + AT_PACKS + (place - 1) * KINDS);
    put_cards(s.gone[viewer], row + AT_DRAFTED);
}

// What a viewer knows; a spectator (viewer below 0) looks from seat 0 and has nothing of its own.
template <class T>
CENOTE_FN void observe(const Rules& rules, const State& s, int viewer, T* row) {
    clear(row, s.archipelago ? ARCHIPELAGO_ROW : BASIC_ROW);
    if (s.island >= 0) put_island(rules.islands[s.island], row);
    if (s.ahead_size) put_island(rules.islands[s.ahead[0]], row + ISLAND_ROW);
    if (s.archipelago) {
        for (int place = 1; place < smaller(s.ahead_size, ROW - 1); ++place)
            put_island(rules.islands[s.ahead[place]], row + (place + 1) * ISLAND_ROW);
        row += REST_ROW;
    }
    const int from = larger(viewer, 0);
    put_cards(s.market, row + AT_CARDS + KINDS);
    put_cards(s.discard, row + AT_CARDS + 2 * KINDS);
    put(row, AT_CARDS + 3 * KINDS, sum(s.deck), DECK);
    flag(row, AT_PHASE + s.phase);
    put(row, AT_TURN + 1, s.takes_left, 2);
    put(row, AT_TURN + 2, s.number, ARCHIPELAGO_ISLANDS);
    if (s.extra) flag(row, AT_TURN + 3);
    if (s.marks_from_landed) flag(row, AT_TURN + 4);
    if (s.phase == ANNOUNCING || s.phase == TAKING || s.phase == OPENING)
        flag(row, AT_IN_TURN + place_of(s.seat, from, s.seats));
    flag(row, AT_FIRST + place_of(s.first, from, s.seats));
    for (int seat = 0; seat < s.seats; ++seat)
        put_seat(s, seat, row + AT_SEATS + place_of(seat, from, s.seats) * SEAT_ROW);
    if (viewer >= 0) put_own(s, viewer, row);
    if (s.phase != OPENING) return;
    put_walking(s, row + AT_WALKING);
    for (int at = 0; at < s.reveal_size; ++at)
        put_opened(s.reveal[at], row + AT_OPENED + place_of(s.reveal[at].seat, from, s.seats) * OPENED_ROW);
}

}  // namespace cenote::jackal
