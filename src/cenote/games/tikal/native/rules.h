// What each action of Tikal does to a position; trusts that it is legal.
#pragma once

#include "games/tikal/native/legal.h"
#include "games/tikal/native/scoring.h"

namespace cenote::tikal {

// --- the board (T4)

CENOTE_FN void open_way(State& s, int space, int side, int cost) {
    s.tolls[space] |= static_cast<u32>(cost) << 4 * RANK[side];
}

// Let the space beyond one side of the hex just laid know of it, and open the way there and back.
CENOTE_FN void border(State& s, int space, int side, int beyond) {
    const u8 here = s.face[space], there = s.face[beyond];
    if (there == BARE) s.frontier |= bit(beyond);
    if (kind_of(here) == VOLCANO) return;
    const int back = (side + 3) % SIDES;
    int cost = stones_on(here, side);
    s.land[beyond] |= static_cast<u8>(bit(back));
    if (cost) s.paved |= bit(beyond);
    if (there != BARE && kind_of(there) != VOLCANO) {
        cost += stones_on(there, back);
        open_way(s, space, side, cost);
        open_way(s, beyond, back, cost);
    }
}

CENOTE_FN void lay(State& s, int hexagon, int space, int turns) {
    s.face[space] = static_cast<u8>(hexagon * SIDES + turns);
    s.laid |= bit(space);
    s.frontier &= ~bit(space);
    switch (HEX_KIND[hexagon]) {
        case TEMPLE:
            s.level[space] = HEX_VALUE[hexagon];
            s.temples |= bit(space);
            break;
        case TREASURE:
            s.level[space] = HEX_VALUE[hexagon];
            s.hoards |= bit(space);
            break;
        case JUNGLE: s.clearings |= bit(space); break;
    }
    for (int side = 0; side < SIDES; ++side)
        if (const int beyond = NEIGHBOUR[space * SIDES + side]; beyond >= 0) border(s, space, side, beyond);
}

// --- members, treasures

CENOTE_FN void put_workers(State& s, int seat, int space, int change) {
    const int here = s.workers[space][seat] + change;
    s.workers[space][seat] = static_cast<u8>(here);
    s.crowd[seat] = here ? s.crowd[seat] | bit(space) : s.crowd[seat] & ~bit(space);
}

CENOTE_FN void put_treasure(State& s, int seat, int kind, int change) {
    const int held = s.treasures[seat][kind] += change;
    s.singles[seat] = static_cast<u8>(held == 1 ? s.singles[seat] | bit(kind) : s.singles[seat] & ~bit(kind));
}

CENOTE_FN void note_work(State& s, int space) {
    s.worked_out |= s.worked & bit(space);
    s.worked |= bit(space);
}

CENOTE_FN void move(State& s, int member, int origin, int target, int cost) {
    s.ap -= cost;
    if (member == WORKER) {
        put_workers(s, s.seat, origin, -1);
        put_workers(s, s.seat, target, 1);
    } else {
        s.leaders[s.seat] = static_cast<i8>(target);
    }
}

CENOTE_FN void enter(State& s, int member, int space) {
    s.ap -= ENTER_AP;
    if (member == WORKER) {
        --s.supply[s.seat];
        put_workers(s, s.seat, space, 1);
    } else {
        s.leaders[s.seat] = static_cast<i8>(space);
    }
}

CENOTE_FN void uncover(State& s, int space) {
    s.ap -= UNCOVER_AP;
    note_work(s, space);
    --s.tiles[++s.level[space]];
}

// The last wafer of a hex leaves a place for a camp (T9.1).
CENOTE_FN void recover(State& s, int space) {
    s.ap -= RECOVER_AP;
    note_work(s, space);
    if (!--s.level[space]) {
        s.hoards &= ~bit(space);
        s.clearings |= bit(space);
    }
    s.resume = static_cast<i8>(s.phase);
    s.phase = FINDING;
}

CENOTE_FN void find(State& s, int kind) {
    --s.pool[kind];
    put_treasure(s, s.seat, kind, 1);
    s.phase = static_cast<u8>(s.resume);
    s.resume = NOTHING;
}

CENOTE_FN void exchange(State& s, int other, int give, int take) {
    s.ap -= EXCHANGE_AP;
    put_treasure(s, s.seat, give, -1);
    put_treasure(s, other, give, 1);
    put_treasure(s, other, take, -1);
    put_treasure(s, s.seat, take, 1);
}

CENOTE_FN void camp(State& s, int space) {
    s.ap -= CAMP_AP;
    s.camps[s.seat] |= bit(space);
    s.clearings &= ~bit(space);
}

// One member stays as the guard, the others leave the game (T10.3, T15.9).
CENOTE_FN void guard(State& s, int space) {
    const int seat = s.seat, workers = s.workers[space][seat];
    s.ap -= GUARD_AP;
    s.gone[seat] += workers;
    put_workers(s, seat, space, -workers);
    if (s.leaders[seat] == space) s.leaders[seat] = GONE;
    s.guards[seat] |= bit(space);
    --s.guards_left[seat];
    s.temples &= ~bit(space);
}

// --- turns and rounds

CENOTE_FN void begin_actions(State& s, int phase) {
    s.phase = static_cast<u8>(phase);
    s.ap = TURN_AP;
}

// All seats take a scoring turn, in this order (T12.2).
CENOTE_FN void begin_scoring(State& s, const u8 (&order)[MOST_SEATS]) {
    s.seat = order[0];
    s.queue_size = s.seats - 1;
    for (int place = 1; place < s.seats; ++place) s.queue[place - 1] = order[place];
    begin_actions(s, SCORING);
}

CENOTE_FN void clockwise_from(const State& s, int seat, u8 (&order)[MOST_SEATS]) {
    for (int step = 0; step < s.seats; ++step) order[step] = static_cast<u8>((seat + step) % s.seats);
}

// A volcano first starts a scoring round (T12.1, T14.8); a hex that fits nowhere goes (T15.6).
CENOTE_FN void receive(State& s, int hexagon) {
    if (HEX_KIND[hexagon] == VOLCANO) {
        u8 order[MOST_SEATS] = {};
        clockwise_from(s, s.seat, order);
        s.hand = static_cast<i8>(hexagon);
        s.drawer = static_cast<i8>(s.seat);
        begin_scoring(s, order);
    } else if (placeable(s)) {
        s.hand = static_cast<i8>(hexagon);
        s.phase = PLACING;
    } else {
        s.removed |= bit(hexagon);
        begin_actions(s, ACTING);
    }
}

CENOTE_FN void place(State& s, int space, int turns) {
    lay(s, s.hand, space, turns);
    s.hand = NOTHING;
    begin_actions(s, ACTING);
}

// --- the auction (T14)

CENOTE_FN int next_in(const State& s, int seats, int seat) {
    do seat = (seat + 1) % s.seats;
    while (!(seats >> seat & 1));
    return seat;
}

// As many hexes are drawn as there are seats; everybody waits for a turn (T14.2).
CENOTE_FN void open_round(State& s, int opener) {
    s.waiting = static_cast<u8>(bit(s.seats) - 1);
    s.seat = static_cast<u8>(opener);
    s.phase = DRAWING;
}

CENOTE_FN void open_bidding(State& s, int opener) {
    s.bidders = s.waiting;
    s.seat = static_cast<u8>(opener);
    s.phase = BIDDING;
}

// Who bid most pays; if nobody bid, who passed first plays for free, and is known as such (T14.4, T14.5).
CENOTE_FN void win(State& s, int winner) {
    if (s.bid) s.first_pass = NOBODY;
    s.scores[winner] -= s.bid;
    s.seat = static_cast<u8>(winner);
    s.phase = PICKING;
    s.bidders = 0;
    s.bid = 0;
    s.bidder = NOBODY;
}

CENOTE_FN void ask_next(State& s) {
    if (!s.bidders)
        win(s, s.first_pass);
    else if (s.bidder != NOBODY && s.bidders == bit(s.bidder))
        win(s, s.bidder);
    else
        s.seat = static_cast<u8>(next_in(s, s.bidders, s.seat));
}

CENOTE_FN void bid(State& s, int points) {
    s.bid = static_cast<i16>(points);
    s.bidder = static_cast<i8>(s.seat);
    ask_next(s);
}

CENOTE_FN void bow_out(State& s) {
    if (s.first_pass == NOBODY) s.first_pass = static_cast<i8>(s.seat);
    s.bidders &= static_cast<u8>(~bit(s.seat));
    ask_next(s);
}

// A seat takes one of the shown hexes; its turn in the round is used (T14.4, T14.6).
CENOTE_FN void take(State& s, int hexagon) {
    s.shown &= ~bit(hexagon);
    s.waiting &= static_cast<u8>(~bit(s.seat));
    s.first_pass = NOBODY;
    receive(s, hexagon);
}

// The last seat of a round gets the last hex without a bid (T14.6).
CENOTE_FN void go_on_with_round(State& s) {
    const int opener = next_in(s, s.waiting, s.seat);
    if (s.waiting == bit(opener)) {
        s.seat = static_cast<u8>(opener);
        take(s, lowest(s.shown));
    } else {
        open_bidding(s, opener);
    }
}

CENOTE_FN void draw_hex(State& s, int hexagon) {
    s.bag &= ~bit(hexagon);
    if (!s.auction) {
        receive(s, hexagon);
        return;
    }
    s.shown |= bit(hexagon);
    if (size(s.shown) == s.seats) open_bidding(s, s.seat);
}

// --- the end of turns

// Whether there are hexes for one more turn, or in the auction for one more round (T13.1, T14.9).
CENOTE_FN bool stack_lasts(const State& s) { return s.auction ? size(s.bag) >= s.seats : s.bag != 0; }

// Clockwise; in the auction the lowest score first, equal ones clockwise (T13.2, T14.9).
CENOTE_FN void begin_final_scoring(State& s, int following) {
    u8 order[MOST_SEATS] = {};
    clockwise_from(s, following, order);
    if (s.auction)
        for (int sorted = 1; sorted < s.seats; ++sorted)
            for (int at = sorted; at && s.scores[order[at]] < s.scores[order[at - 1]]; --at) {
                const u8 before = order[at - 1];
                order[at - 1] = order[at];
                order[at] = before;
            }
    begin_scoring(s, order);
}

CENOTE_FN void end_turn(State& s) {
    const int following = (s.seat + 1) % s.seats;
    if (s.waiting) {
        go_on_with_round(s);
    } else if (!stack_lasts(s)) {
        begin_final_scoring(s, following);
    } else if (s.auction) {
        open_round(s, following);
    } else {
        s.seat = static_cast<u8>(following);
        s.phase = DRAWING;
    }
}

CENOTE_FN void end_scoring_turn(State& s) {
    s.scores[s.seat] += points(s, s.seat);
    if (s.queue_size) {
        s.seat = s.queue[0];
        s.queue[0] = s.queue[1];
        s.queue[1] = s.queue[2];
        s.queue[2] = 0;
        --s.queue_size;
        begin_actions(s, SCORING);
        return;
    }
    ++s.rounds;
    if (s.drawer == NOBODY) {
        s.phase = OVER;
        return;
    }
    s.seat = static_cast<u8>(s.drawer);
    s.drawer = NOBODY;
    s.phase = PLACING;
}

CENOTE_FN void end(State& s) {
    s.ap = 0;
    s.worked = s.worked_out = 0;
    if (s.phase == ACTING)
        end_turn(s);
    else
        end_scoring_turn(s);
}

// --- the whole

CENOTE_FN void perform(State& s, int code) {
    const Flat action = ACTIONS[code];
    const int who = action.who, first = action.first, second = action.second;
    switch (action.kind) {
        case WALK: move(s, who, first, BEHIND[first * SIDES + second], toll(s, first, second)); break;
        case ENTER: enter(s, who, first); break;
        case END: end(s); break;
        case PLACE: place(s, first, second); break;
        case DRAW: draw_hex(s, first); break;
        case UNCOVER: uncover(s, first); break;
        case TRAVEL: move(s, who, first, second, TRAVEL_AP); break;
        case RECOVER: recover(s, first); break;
        case FIND: find(s, first); break;
        case EXCHANGE: exchange(s, who, first, second); break;
        case CAMP: camp(s, first); break;
        case GUARD: guard(s, first); break;
        case BID: bid(s, first); break;
        case PASS: bow_out(s); break;
        case PICK: take(s, first); break;
    }
}

struct Rules {
    int seats;
    bool auction, camp_needs_member;
};

// The printed hexes lie, everything else is in the supply, seat 0 begins (T2).
CENOTE_FN void set_up(const Rules& rules, State& s) {
    s = State{};
    s.seats = static_cast<u8>(rules.seats);
    s.auction = rules.auction;
    s.camp_needs_member = rules.camp_needs_member;
    s.phase = DRAWING;
    s.resume = NOTHING;
    s.hand = NOTHING;
    s.drawer = s.bidder = s.first_pass = NOBODY;
    s.bag = bit(TERRAIN) - 1;
    for (int seat = 0; seat < rules.seats; ++seat) {
        s.scores[seat] = rules.auction ? CAPITAL : 0;
        s.supply[seat] = WORKERS;
        s.leaders[seat] = SUPPLY;
        s.guards_left[seat] = GUARDS;
    }
    for (int value = 0; value < TILE_VALUES; ++value) s.tiles[value] = TILES[value];
    for (int kind = 0; kind < TREASURES; ++kind) s.pool[kind] = WAFERS_OF_EACH;
    for (int space = 0; space < SPACES; ++space) s.face[space] = BARE;
    for (int number = TERRAIN; number < HEX_COUNT; ++number) lay(s, number, PRINTED_ON[number - TERRAIN], 0);
    if (rules.auction) open_round(s, 0);
}

}  // namespace cenote::tikal
