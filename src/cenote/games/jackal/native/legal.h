// What may be done in a position of Jackal: the generator, and the check of one code.
//
// What a seat may do is a set of bits; bit 0 is the first code of its kind, such as `take H`, and the codes that go with
// it follow in the table. Only the exits of a cave are told apart, because there may be too many of them.
#pragma once

#include "games/jackal/native/state.h"
#include "native/choices.h"

namespace cenote::jackal {

static_assert(LAND == PASS + 1 && TAKE_DECK == TAKE_0 + KINDS && READY == LAY_0 + KINDS && DONE == THROW_0 + MOST_SEATS,
              "codes that go together follow each other");

// What a seat that owes a decision may do; none where an exit is chosen.
CENOTE_FN u64 options(const State& s, int seat) {
    switch (s.phase) {
        case LAYING: {  // J4.1, J6.2: the black flag only first
            const u64 barred = s.route_size[seat] ? bit(FLAG) : 0;
            return (held(s.hands[seat], MARK) & ~barred) | bit(KINDS);
        }
        case ANNOUNCING: return 3;
        case TAKING: return held(s.market, KINDS) | bit(KINDS);
        case THROWING: {
            const u64 targets = s.hands[seat][MARK] ? landed(s) & ~(1u << seat) : 0;
            return targets | bit(MOST_SEATS);
        }
        case DRAFTING: return held(s.packs[seat], KINDS);
        case OPENING: return s.ways;
    }
    return 0;
}

CENOTE_FN int first_code(const State& s) {
    switch (s.phase) {
        case LAYING: return LAY_0;
        case ANNOUNCING: return PASS;
        case TAKING: return TAKE_0;
        case THROWING: return THROW_0;
        case DRAFTING: return KEEP_0;
    }
    return GO_0;
}

// Every action of a seat that owes a decision, ascending by code.
template <class V>
CENOTE_FN void pass_choices(const State& s, int seat, V& v) {
    if (s.phase == OPENING && s.cave != NOTHING) {
        if (!v.group(s.exits.low, [](int place) { return EXIT_0 + cell_at(place); }))
            v.group(s.exits.high, [](int place) { return EXIT_0 + cell_at(place + 64); });
        return;
    }
    const int first = first_code(s);
    v.group(options(s, seat), [=](int number) { return first + number; });
}

// Whether a seat that owes a decision may do an action; the code is one of the table.
CENOTE_FN bool is_legal(const State& s, int seat, int code) {
    if (s.phase == OPENING && s.cave != NOTHING)
        return code >= EXIT_0 && code < EXIT_0 + CELLS && has(s.exits, place_in_set(code - EXIT_0));
    const int number = code - first_code(s);
    return number >= 0 && number < 64 && options(s, seat) >> number & 1;
}

// How many equally likely outcomes the due draw has: cards of the deck, or islands not yet shown (J2.2, J2.3).
CENOTE_FN int chances(const Rules& rules, const State& s) {
    if (s.phase == DEALING) return sum(s.deck);
    return rules.island_count - cenote::size(s.used[0]) - cenote::size(s.used[1]);
}

CENOTE_FN bool was_shown(const State& s, int island) { return s.used[island / 64] >> island % 64 & 1; }

CENOTE_FN int outcome(const State& s, int n) {
    if (s.phase == DEALING) {
        int card = 0;
        while (n >= s.deck[card]) n -= s.deck[card++];
        return DEAL_0 + card;
    }
    const int low = 64 - cenote::size(s.used[0]);
    return SHOW_0 + (n < low ? nth_bit(~s.used[0], n) : 64 + nth_bit(~s.used[1], n - low));
}

CENOTE_FN bool is_outcome(const Rules& rules, const State& s, int code) {
    if (s.phase == DEALING) return code >= DEAL_0 && code < DEAL_0 + KINDS && s.deck[code - DEAL_0];
    const int island = code - SHOW_0;
    return s.phase == SHOWING && island >= 0 && island < rules.island_count && !was_shown(s, island);
}

}  // namespace cenote::jackal
