// What each action of Jackal does to a position; trusts that it is legal.
#pragma once

#include "games/jackal/native/legal.h"
#include "games/jackal/native/route.h"

namespace cenote::jackal {

// --- dealing (J2, J8.2)

// Whether there is a card to draw: an empty deck is made anew from the discard (J8.2).
CENOTE_FN bool deck_ready(State& s) {
    if (sum(s.deck)) return true;
    if (!sum(s.discard)) return false;
    for (int kind = 0; kind < KINDS; ++kind) s.deck[kind] = s.discard[kind];
    clear(s.discard);
    note(s, SHUFFLED, 0, 0);
    return true;
}

// Begins to deal what is due, if there is anything; a card that cannot be had is not dealt (J8.2).
CENOTE_FN bool deal_first(State& s, int then) {
    s.then = static_cast<i8>(then);
    s.phase = DEALING;
    return s.due_size && deck_ready(s);
}

CENOTE_FN void stop_dealing(State& s) {
    clear(s.due);
    s.due_size = 0;
    s.then = NOTHING;
}

CENOTE_FN void owe(State& s, int to, int cards) {
    while (cards-- > 0 && s.due_size < MOST_DUE) s.due[s.due_size++] = static_cast<i8>(to);
}

CENOTE_FN void owe_hands(State& s, int size) {
    for (int step = 0, seat = s.first; step < s.seats; ++step, seat = (seat + 1) % s.seats)
        if (s.playing >> seat & 1) owe(s, seat, size);
}

CENOTE_FN void announce(State& s) {
    s.phase = ANNOUNCING;
    s.seat = static_cast<u8>(foremost(s, s.playing));
}

// Gaps in the market are filled directly before the announcements (J8.2).
CENOTE_FN void fill_and_announce(State& s) {
    owe(s, MARKET, MARKET_SIZE - sum(s.market));
    if (deal_first(s, ANNOUNCING)) return;
    stop_dealing(s);
    announce(s);
}

// Every card due to hands is dealt, as far as there are cards; islands follow.
CENOTE_FN void show_or_announce(State& s) {
    stop_dealing(s);
    if (s.to_show)
        s.phase = SHOWING;
    else
        fill_and_announce(s);
}

CENOTE_FN void deal_then_show(State& s) {
    if (!deal_first(s, SHOWING)) show_or_announce(s);
}

// --- islands

CENOTE_FN void go_ashore(State& s) {
    s.island = static_cast<i8>(s.ahead[0]);
    for (int place = 1; place < s.ahead_size; ++place) s.ahead[place - 1] = s.ahead[place];
    s.ahead[--s.ahead_size] = 0;
}

CENOTE_FN void begin_draft(State& s) {
    s.kept = 0;
    for (int seat = 0; seat < s.seats; ++seat) s.keeping[seat] = NOTHING;
}

CENOTE_FN void show(State& s, int island) {
    s.used[island / 64] |= bit(island % 64);
    s.ahead[s.ahead_size++] = static_cast<u8>(island);
    if (--s.to_show) return;
    if (s.island == NOTHING) {
        go_ashore(s);
        if (s.archipelago && !s.extra) {
            begin_draft(s);
            s.seat = s.first;
            s.phase = DRAFTING;
            return;
        }
    }
    fill_and_announce(s);
}

// Everybody sees them go; what is remembered of them begins anew (J8.5, J8.9, J9.11).
CENOTE_FN void throw_hands_away(State& s) {
    for (int seat = 0; seat < s.seats; ++seat)
        for (int kind = 0; kind < KINDS; ++kind) s.discard[kind] += s.hands[seat][kind];
    for (int seat = 0; seat < MOST_SEATS; ++seat) {
        clear(s.hands[seat]);
        clear(s.known[seat]);
        clear(s.gone[seat]);
    }
    clear(s.log, s.log_size);
    s.log_size = 0;
    for (int kind = 0; kind < KINDS; ++kind) {
        s.market_then[kind] = s.market[kind];
        s.discard_then[kind] = s.discard[kind];
    }
}

// The seats of some with the most coins, as bits.
CENOTE_FN int richest(const i16 (&coins)[MOST_SEATS], int among) {
    int most = -1, found = 0;
    for (int seat : bits(static_cast<u64>(among))) {
        if (coins[seat] > most) {
            most = coins[seat];
            found = 0;
        }
        if (coins[seat] == most) found |= 1 << seat;
    }
    return found;
}

// A tie for the most is played off on one more island among the tied seats (J8.5).
CENOTE_FN void end_or_extra_island(State& s) {
    const int tied = richest(s.coins, s.playing);
    if (!(tied & (tied - 1))) {
        s.phase = OVER;
        return;
    }
    throw_hands_away(s);
    s.extra = 1;
    s.playing = static_cast<u8>(tied);
    do s.first = static_cast<u8>((s.first + 1) % s.seats);
    while (!(tied >> s.first & 1));
    s.island = NOTHING;
    clear(s.ahead);
    s.ahead_size = 0;
    s.to_show = 1;
    owe_hands(s, FIRST_HAND);
    deal_then_show(s);
}

CENOTE_FN void sweep(State& s) {
    for (int seat = 0; seat < s.seats; ++seat) {
        for (int at = 0; at < s.route_size[seat]; ++at) ++s.discard[s.routes[seat][at]];
        s.discard[MARK] += s.throw_size[seat];
        clear(s.routes[seat], s.route_size[seat]);
        clear(s.throws[seat], s.throw_size[seat]);
    }
    note(s, SWEPT, 0, 0);
    clear(s.announced);
    clear(s.route_size);
    clear(s.throw_size);
    s.ready = s.done = s.opened = 0;
    clear(s.marks);
    clear(s.walk, s.walk_size);
    s.walk_size = 0;
    s.cell = s.cave = NOTHING;
    s.at = s.steps = 0;
    s.ways = 0;
    s.exits = {};
}

// Everybody draws up to five in order, then the marker goes left and the horizon comes near (J8.1, J8.3).
CENOTE_FN void draw_up(State& s) {
    for (int step = 0, seat = s.first; step < s.seats; ++step, seat = (seat + 1) % s.seats)
        if (s.playing >> seat & 1) owe(s, seat, FIRST_HAND - sum(s.hands[seat]));
    s.first = static_cast<u8>((s.first + 1) % s.seats);
    go_ashore(s);
    s.to_show = s.number == BASIC_ISLANDS - 1 ? 0 : 1;
    deal_then_show(s);
}

// Four new islands, nine new cards, another draft (J8.9).
CENOTE_FN void second_half(State& s) {
    throw_hands_away(s);
    s.island = NOTHING;
    s.to_show = ROW;
    owe_hands(s, DRAFT_HAND);
    deal_then_show(s);
}

// Discard what was played, and go on to the next island or to the end (J8.1, J8.3, J8.4).
CENOTE_FN void leave_island(State& s) {
    ++s.number;
    sweep(s);
    if (s.extra) {
        s.phase = OVER;
    } else if (s.number == (s.archipelago ? ARCHIPELAGO_ISLANDS : BASIC_ISLANDS)) {
        end_or_extra_island(s);
    } else if (!s.archipelago) {
        draw_up(s);
    } else {
        s.first = static_cast<u8>((s.first + 1) % s.seats);
        if (s.ahead_size) {
            go_ashore(s);
            fill_and_announce(s);
        } else {
            second_half(s);
        }
    }
}

// --- announcing, taking (J3)

CENOTE_FN void clear_reveal(State& s) {
    clear(s.reveal, s.reveal_size);
    s.reveal_size = 0;
}

CENOTE_FN void next_to_announce(State& s) {
    const int following = after(s, s.playing, s.seat);
    if (following != NOTHING) {
        s.seat = static_cast<u8>(following);
        s.phase = ANNOUNCING;
    } else if (landed(s)) {
        clear_reveal(s);
        s.seat = s.first;
        s.phase = LAYING;
    } else {
        leave_island(s);
    }
}

CENOTE_FN void taken(State& s) {
    stop_dealing(s);
    s.phase = TAKING;
    if (!s.takes_left) next_to_announce(s);
}

// A market card is replaced at once (J3.3); `due` names whom the next card is for.
CENOTE_FN void deal_after_taking(State& s, int due) {
    --s.takes_left;
    owe(s, due, 1);
    if (!deal_first(s, TAKING)) taken(s);
}

CENOTE_FN void take(State& s, int seat, int card) {
    --s.market[card];
    ++s.hands[seat][card];
    ++s.known[seat][card];
    note(s, TOOK, seat, card);
    deal_after_taking(s, MARKET);
}

CENOTE_FN void deal(State& s, int card) {
    const int to = s.due[0];
    for (int place = 1; place < s.due_size; ++place) s.due[place - 1] = s.due[place];
    s.due[--s.due_size] = 0;
    --s.deck[card];
    if (to == MARKET) {
        ++s.market[card];
        note(s, FILLED, 0, card);
    } else if (s.archipelago && s.then == SHOWING && !s.extra) {
        ++s.packs[to][card];
        note(s, PACKED, to, card);
    } else {
        ++s.hands[to][card];
        note(s, GAINED, to, card);
    }
    if (s.due_size && deck_ready(s)) return;
    switch (s.then) {
        case SHOWING: show_or_announce(s); break;
        case TAKING: taken(s); break;
        default:
            stop_dealing(s);
            announce(s);
    }
}

// --- the draft (J8.7)

CENOTE_FN void put_away(State& s, int seat, int card) {
    --s.packs[seat][card];
    ++s.hands[seat][card];
    note(s, KEPT, seat, card);
}

// Each seat remembers the pack that it hands on; of one that comes back it sees what the others kept.
CENOTE_FN void hand_on(State& s) {
    for (int seat = 0; seat < s.seats; ++seat) put_away(s, seat, s.keeping[seat]);
    u8 last[KINDS];
    for (int kind = 0; kind < KINDS; ++kind) {
        for (int seat = 0; seat < s.seats; ++seat) {
            for (int step = s.seats - 1; step; --step) s.handed[seat][step][kind] = s.handed[seat][step - 1][kind];
            s.handed[seat][0][kind] = s.packs[seat][kind];
        }
        last[kind] = s.packs[s.seats - 1][kind];
        for (int seat = s.seats - 1; seat; --seat) s.packs[seat][kind] = s.packs[seat - 1][kind];
        s.packs[0][kind] = last[kind];
    }
    begin_draft(s);
    if (++s.draft_step < s.seats) return;
    for (int seat = 0; seat < s.seats; ++seat)
        for (int kind = 0; kind < KINDS; ++kind)
            s.gone[seat][kind] += static_cast<i8>(s.handed[seat][s.seats - 1][kind] - s.packs[seat][kind]);
}

CENOTE_FN void keep(State& s, int seat, int card) {
    s.keeping[seat] = static_cast<i8>(card);
    s.kept |= static_cast<u8>(1 << seat);
    if (s.kept != s.playing) return;
    hand_on(s);
    if (sum(s.packs[0]) > 1) return;
    for (int last = 0; last < s.seats; ++last)
        if (const u64 only_card = held(s.packs[last], KINDS)) put_away(s, last, cenote::lowest(only_card));
    s.draft_step = 0;
    for (int drafter = 0; drafter < s.seats; ++drafter) clear(&s.handed[drafter][0][0], MOST_SEATS * KINDS);
    fill_and_announce(s);
}

// --- walking (J6)

CENOTE_FN void step_onto(State& s, int cell) {
    if (s.walk_size < LONGEST_WALK) s.walk[s.walk_size++] = static_cast<u8>(cell);
}

// Bring the pirate, who goes this way (or NOTHING), to its next choice; whether it arrived at a chest.
CENOTE_FN bool walk_on(const Island& island, State& s, const Reach& reach, int way) {
    const u8* cards = s.routes[s.seat];
    const int length = s.route_size[s.seat];
    s.ways = 0;
    s.exits = {};
    s.cave = NOTHING;
    for (;;) {
        if (way != NOTHING) {
            const int entered = cell_at(place_in_set(s.cell) + offset(way));
            s.at = static_cast<u8>(next_move(cards, length, s.at) + 1);
            s.steps += has(island.labyrinths, place_in_set(entered)) ? 2 : 1;  // J6.6, J6.9
            step_onto(s, entered);
            const Set exits = exits_from(island, reach, s.at, entered);
            if (size(exits) > 1) {
                s.cave = static_cast<i8>(entered);
                s.exits = exits;
                return false;
            }
            const int stand = cell_at(lowest(exits));
            if (stand != entered) step_onto(s, stand);
            s.cell = static_cast<i8>(stand);
        }
        if (island.coins[s.cell]) return true;
        const int ways = ways_from(reach, cards, length, next_move(cards, length, s.at), s.cell);
        if (!ways || ways & (ways - 1)) {
            s.ways = static_cast<u16>(ways);
            return false;
        }
        way = cenote::lowest(static_cast<u64>(ways));
    }
}

// Printed coins for the first on a chest, one less for each after (J7.2 to J7.4).
CENOTE_FN void share_gold(const Island& island, const State& s, i16 (&won)[MOST_SEATS]) {
    for (int route = 0; route < s.reveal_size; ++route) {
        const Reveal& own = s.reveal[route];
        if (own.chest == NOTHING) continue;
        int before = 0;
        for (int other = 0; other < s.reveal_size; ++other) {
            const Reveal& rival = s.reveal[other];
            const int lead = (own.steps + own.marks) - (rival.steps + rival.marks);
            before += rival.chest == own.chest && (lead > 0 || (lead == 0 && other < route));
        }
        won[own.seat] = static_cast<i16>(larger(0, island.coins[own.chest] - before));
    }
}

CENOTE_FN void reveal(State& s, int chest) {
    const int seat = s.seat;
    Reveal& shown = s.reveal[s.reveal_size++];
    shown.seat = static_cast<u8>(seat);
    shown.route_size = s.route_size[seat];
    for (int at = 0; at < s.route_size[seat]; ++at) shown.route[at] = s.routes[seat][at];
    shown.walk_size = s.walk_size;
    for (int at = 0; at < s.walk_size; ++at) shown.walk[at] = s.walk[at];
    shown.chest = static_cast<i8>(chest);
    shown.steps = s.steps;
    shown.marks = s.marks[seat];
}

// All routes are open: share the gold.
CENOTE_FN void close_island(const Island& island, State& s) {
    i16 won[MOST_SEATS] = {};
    share_gold(island, s, won);
    for (int seat = 0; seat < s.seats; ++seat) {
        if (s.extra)
            s.extra_coins[seat] = won[seat];
        else
            s.coins[seat] += won[seat];
    }
    leave_island(s);
}

CENOTE_FN void note_played(State& s, int seat, int card) {
    if (s.known[seat][card]) --s.known[seat][card];
    note(s, PLAYED, seat, card);
}

// Turn up routes, each walked as far as there is nothing to choose, until one has a choice (J6.1).
CENOTE_FN void open_from(const Rules& rules, State& s, int seat) {
    const Island& island = rules.islands[s.island];
    for (; seat != NOTHING; seat = after(s, landed(s), seat)) {
        const u8* cards = s.routes[seat];
        const int length = s.route_size[seat];
        s.seat = static_cast<u8>(seat);
        s.opened |= static_cast<u8>(1 << seat);
        for (int at = 0; at < length; ++at) note_played(s, seat, cards[at]);
        s.at = s.steps = 0;
        s.cell = static_cast<i8>(length && cards[0] == FLAG ? island.black : island.white);  // J6.2
        s.cave = NOTHING;
        clear(s.walk, s.walk_size);
        s.walk_size = 0;
        step_onto(s, s.cell);
        Reach reach;
        find_reach(island, cards, length, 0, reach);
        if (!has(reach.from[0], place_in_set(s.cell)))
            reveal(s, NOTHING);
        else if (walk_on(island, s, reach, NOTHING))
            reveal(s, s.cell);
        else
            return;
    }
    close_island(island, s);
}

// The owner of the open route chooses a way, or the exit of a cave.
CENOTE_FN void walk(const Rules& rules, State& s, int code) {
    const Island& island = rules.islands[s.island];
    Reach reach;
    find_reach(island, s.routes[s.seat], s.route_size[s.seat], s.at, reach);
    int way = NOTHING;
    if (code < EXIT_0) {
        way = code - GO_0;
    } else {
        s.cell = static_cast<i8>(code - EXIT_0);
        if (s.walk[s.walk_size - 1] != s.cell) step_onto(s, s.cell);
    }
    if (!walk_on(island, s, reach, way)) return;
    reveal(s, s.cell);
    open_from(rules, s, after(s, landed(s), s.seat));
}

// --- laying and throwing (J4, J5)

// All throws are shown together (J5.1).
CENOTE_FN void show_marks(const Rules& rules, State& s) {
    for (int seat = 0; seat < s.seats; ++seat)
        for (int at = 0; at < s.throw_size[seat]; ++at) {
            ++s.marks[s.throws[seat][at]];
            note_played(s, seat, MARK);
        }
    s.phase = OPENING;
    open_from(rules, s, foremost(s, landed(s)));
}

CENOTE_FN void lay(State& s, int seat, int card) {
    if (s.route_size[seat] == LONGEST_ROUTE) return;
    --s.hands[seat][card];
    s.routes[seat][s.route_size[seat]++] = static_cast<u8>(card);
}

CENOTE_FN void throw_mark(State& s, int seat, int target) {
    if (s.throw_size[seat] == LONGEST_ROUTE) return;
    --s.hands[seat][MARK];
    s.throws[seat][s.throw_size[seat]++] = static_cast<u8>(target);
}

CENOTE_FN void close_route(const Rules& rules, State& s, int seat) {
    s.ready |= static_cast<u8>(1 << seat);
    if (s.ready != landed(s)) return;
    s.phase = THROWING;
    if (!throwers(s)) show_marks(rules, s);
}

CENOTE_FN void close_throws(const Rules& rules, State& s, int seat) {
    s.done |= static_cast<u8>(1 << seat);
    if (s.done == throwers(s)) show_marks(rules, s);
}

// --- the whole

CENOTE_FN void perform(const Rules& rules, State& s, int seat, int code) {
    if (code >= SHOW_0) {
        show(s, code - SHOW_0);
    } else if (code >= DEAL_0) {
        deal(s, code - DEAL_0);
    } else if (code >= KEEP_0) {
        keep(s, seat, code - KEEP_0);
    } else if (code >= GO_0) {
        walk(rules, s, code);
    } else if (code == DONE) {
        close_throws(rules, s, seat);
    } else if (code >= THROW_0) {
        throw_mark(s, seat, code - THROW_0);
    } else if (code == READY) {
        close_route(rules, s, seat);
    } else if (code >= LAY_0) {
        lay(s, seat, code - LAY_0);
    } else if (code == TAKE_DECK) {
        deal_after_taking(s, seat);
    } else if (code >= TAKE_0) {
        take(s, seat, code - TAKE_0);
    } else if (code == LAND) {
        s.announced[seat] = LANDED;
        next_to_announce(s);
    } else {
        s.announced[seat] = PASSED;
        s.takes_left = 2;
        s.phase = TAKING;
    }
}

// Hands, market and islands are about to be dealt (J2, J8.6).
CENOTE_FN void set_up(const Rules& rules, State& s) {
    s = State{};
    s.seats = static_cast<u8>(rules.seats);
    s.archipelago = rules.archipelago;
    s.marks_from_landed = rules.marks_from_landed;
    s.playing = static_cast<u8>(bit(rules.seats) - 1);
    s.island = s.cell = s.cave = NOTHING;
    for (int kind = 0; kind < KINDS; ++kind) s.deck[kind] = rules.deck[kind];
    for (int seat = 0; seat < rules.seats; ++seat) s.keeping[seat] = NOTHING;
    owe_hands(s, rules.archipelago ? DRAFT_HAND : FIRST_HAND);
    owe(s, MARKET, MARKET_SIZE);
    s.to_show = rules.archipelago ? ROW : 2;
    deal_then_show(s);
}

// Most coins win; a tie is decided by the coins of the extra island, else shared (J8.4, J8.5).
CENOTE_FN int winners(const State& s) { return richest(s.extra ? s.extra_coins : s.coins, s.playing); }

}  // namespace cenote::jackal
