// What may be done in a position of Tikal: the generator, and the check of one code.
#pragma once

#include "games/tikal/native/state.h"
#include "native/choices.h"

namespace cenote::tikal {

// Whether the seat is stronger there than each of the others (T10.1).
CENOTE_FN bool strongest(const State& s, int seat, int space) {
    const int mine = strength(s, seat, space);
    for (int other = 0; other < s.seats; ++other)
        if (other != seat && strength(s, other, space) >= mine) return false;
    return true;
}

// The rotations in which a hex fits on a space of the frontier (T4.1 to T4.3).
CENOTE_FN u32 fitting(const State& s, int hexagon, int space) {
    const bool anyhow = HEX_KIND[hexagon] == VOLCANO || s.paved >> space & 1;
    return anyhow ? DISTINCT[hexagon] : FITTING[hexagon * 64 + s.land[space]];
}

// Whether a hex with stones fits anywhere: land beside a space is enough (T15.6).
CENOTE_FN bool placeable(const State& s) {
    for (int space : bits(s.frontier))
        if (s.land[space]) return true;
    return false;
}

// Spaces, of some where the seat has members, at which it may take one thing more: twice a turn, and each time with one
// member more (T6.3, T6.4, T7.2, T7.3).
CENOTE_FN u64 workable(const State& s, int seat, u64 spaces) {
    spaces &= ~s.worked_out;
    for (int space : bits(spaces & s.worked))
        if (members(s, seat, space) < 2) spaces &= ~bit(space);
    return spaces;
}

// Temples with members of the seat that it may raise (T6).
CENOTE_FN u64 uncoverable(const State& s, int seat, u64 here) {
    u64 found = workable(s, seat, here & s.temples);
    for (int space : bits(found))
        if (!s.tiles[s.level[space] + 1]) found &= ~bit(space);
    return found;
}

// Temples on which the seat may put a guard (T10): where nobody else stands, it is the strongest anyway.
CENOTE_FN u64 guardable(const State& s, int seat, u64 here) {
    u64 found = here & s.temples, others = 0;
    for (int other = 0; other < s.seats; ++other)
        if (other != seat) others |= presence(s, other);
    for (int space : bits(found & others))
        if (!strongest(s, seat, space)) found &= ~bit(space);
    return found;
}

// Where the seat may establish a camp; at some tables only where a member stands (T9.1, T15.1).
CENOTE_FN u64 campable(const State& s, int seat, u64 here) {
    if (size(s.camps[seat]) >= CAMPS) return 0;
    return s.camp_needs_member ? s.clearings & here : s.clearings;
}

template <class V>
CENOTE_FN bool pass_entries(const State& s, int seat, u64 open, V& v) {
    if (s.supply[seat] && v.group(open, [](int space) { return int{ENTER_CODE[space]}; })) return true;
    return s.leaders[seat] == SUPPLY && v.group(open, [](int space) { return int{ENTER_CODE[SPACES + space]}; });
}

template <class V>
CENOTE_FN bool pass_travels(const State& s, int seat, u64 open, V& v) {
    for (int origin : bits(open & s.crowd[seat]))
        if (v.group(open & ~bit(origin), [=](int target) { return int{TRAVEL_CODE[origin * SPACES + target]}; }))
            return true;
    const int leader = s.leaders[seat];
    if (leader < 0 || !(open >> leader & 1)) return false;
    return v.group(open & ~bit(leader),
                   [=](int target) { return TRAVEL_CODE[leader * SPACES + target] + LEADER_TRAVEL; });
}

template <class V>
CENOTE_FN bool pass_walks(const State& s, int seat, int ap, V& v) {
    for (int space : bits(s.crowd[seat]))
        if (v.group(payable(s, space, ap), [=](int digit) { return int{WALK_CODE[space * SIDES + digit / 4]}; }))
            return true;
    const int leader = s.leaders[seat];
    return leader >= 0 && v.group(payable(s, leader, ap),
                                  [=](int digit) { return WALK_CODE[leader * SIDES + digit / 4] + LEADER_WALK; });
}

// A single treasure for another seat's single one of another kind (T5.6, T8).
template <class V>
CENOTE_FN bool pass_exchanges(const State& s, int seat, V& v) {
    if (!s.singles[seat]) return false;
    for (int other = 0; other < s.seats; ++other) {
        if (other == seat || !s.singles[other]) continue;
        for (int give : bits(s.singles[seat])) {
            const int row = EXCHANGE_0 + (other * TREASURES + give) * TREASURES;
            if (v.group(s.singles[other] & ~bit(give), [=](int take) { return row + take; })) return true;
        }
    }
    return false;
}

// Everything that is paid with action points (T5).
template <class V>
CENOTE_FN void pass_actions(const State& s, V& v) {
    const int seat = s.seat, ap = s.ap;
    if (v.one(END_CODE) || !ap) return;
    const u64 here = presence(s, seat), open = posts(s, seat);
    if (ap >= ENTER_AP && pass_entries(s, seat, open, v)) return;
    if (ap >= TRAVEL_AP && s.camps[seat] && pass_travels(s, seat, open, v)) return;
    if (pass_walks(s, seat, ap, v)) return;
    if (ap >= UNCOVER_AP && v.group(uncoverable(s, seat, here), [](int space) { return int{UNCOVER_CODE[space]}; }))
        return;
    if (ap >= RECOVER_AP && v.group(workable(s, seat, here & s.hoards), [](int space) { return int{RECOVER_CODE[space]}; }))
        return;
    if (ap >= EXCHANGE_AP && pass_exchanges(s, seat, v)) return;
    if (ap >= CAMP_AP && v.group(campable(s, seat, here), [](int space) { return int{CAMP_CODE[space]}; })) return;
    if (ap >= GUARD_AP && s.guards_left[seat])
        v.group(guardable(s, seat, here), [](int space) { return int{GUARD_CODE[space]}; });
}

template <class V>
CENOTE_FN void pass_placements(const State& s, V& v) {
    for (int space : bits(s.frontier))
        if (v.group(fitting(s, s.hand, space), [=](int turns) { return PLACE_CODE[space] + turns; })) return;
}

CENOTE_FN int highest_bid(const State& s) { return smaller(s.scores[s.seat], MOST_POINTS); }

// Every action of the seat in turn, ascending by code.
template <class V>
CENOTE_FN void pass_choices(const State& s, V& v) {
    switch (s.phase) {
        case ACTING:
        case SCORING: pass_actions(s, v); break;
        case PLACING: pass_placements(s, v); break;
        case BIDDING:  // T14.3
            if (!v.one(PASS_CODE)) v.run(BID_0 + s.bid + 1, larger(0, highest_bid(s) - s.bid));
            break;
        case PICKING: v.group(s.shown, [](int hexagon) { return PICK_0 + hexagon; }); break;  // T14.4
    }
}

CENOTE_FN bool is_action_point_phase(const State& s) { return s.phase == ACTING || s.phase == SCORING; }

CENOTE_FN bool may_exchange(const State& s, int seat, int other, int give, int take) {
    return other < s.seats && other != seat && give != take && s.singles[seat] >> give & 1 &&
           s.singles[other] >> take & 1;
}

CENOTE_FN bool may_leave(const State& s, int seat, int member, int space) {
    return member == WORKER ? s.crowd[seat] >> space & 1 : s.leaders[seat] == space;
}

// Whether the seat in turn may do an action; the code is one of the table.
CENOTE_FN bool is_legal(const State& s, int code) {
    const Flat action = ACTIONS[code];
    const int seat = s.seat, ap = s.ap, first = action.first, second = action.second;
    switch (action.kind) {
        case PLACE: return s.phase == PLACING && s.frontier >> first & 1 && fitting(s, s.hand, first) >> second & 1;
        case PASS: return s.phase == BIDDING;
        case BID: return s.phase == BIDDING && first > s.bid && first <= s.scores[seat];
        case PICK: return s.phase == PICKING && s.shown >> first & 1;
        case DRAW:
        case FIND: return false;
    }
    if (!is_action_point_phase(s)) return false;
    const u64 here = presence(s, seat), open = posts(s, seat);
    switch (action.kind) {
        case END: return true;
        case ENTER:
            return ap >= ENTER_AP && open >> first & 1 &&
                   (action.who == WORKER ? s.supply[seat] > 0 : s.leaders[seat] == SUPPLY);
        case TRAVEL:
            return ap >= TRAVEL_AP && open >> first & 1 && open >> second & 1 && may_leave(s, seat, action.who, first);
        case WALK: return may_leave(s, seat, action.who, first) && payable(s, first, ap) >> (4 * second + 3) & 1;
        case UNCOVER: return ap >= UNCOVER_AP && uncoverable(s, seat, here & bit(first));
        case RECOVER: return ap >= RECOVER_AP && workable(s, seat, here & s.hoards & bit(first));
        case EXCHANGE: return ap >= EXCHANGE_AP && may_exchange(s, seat, action.who, first, second);
        case CAMP: return ap >= CAMP_AP && campable(s, seat, here) >> first & 1;
        case GUARD: return ap >= GUARD_AP && s.guards_left[seat] && guardable(s, seat, here & bit(first));
    }
    return false;
}

// How many equally likely outcomes the due draw has (T2.2, T7.1).
CENOTE_FN int chances(const State& s) {
    if (s.phase == DRAWING) return size(top_letter(s));
    int left = 0;
    for (int kind = 0; kind < TREASURES; ++kind) left += s.pool[kind];
    return left;
}

CENOTE_FN int outcome(const State& s, int n) {
    if (s.phase == DRAWING) return DRAW_0 + nth_bit(top_letter(s), n);
    int kind = 0;
    while (n >= s.pool[kind]) n -= s.pool[kind++];
    return FIND_0 + kind;
}

CENOTE_FN bool is_outcome(const State& s, int code) {
    const Flat action = ACTIONS[code];
    if (s.phase == DRAWING) return action.kind == DRAW && top_letter(s) >> action.first & 1;
    return s.phase == FINDING && action.kind == FIND && s.pool[action.first];
}

}  // namespace cenote::tikal
