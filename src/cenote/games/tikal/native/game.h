// Tikal as the batch loops want it: one structure that names its types and functions.
#pragma once

#include "games/tikal/native/observe.h"
#include "games/tikal/native/rules.h"

namespace cenote::tikal {

// The compact table leaves out what chance does, and names the posts of a travel by their order: 3 * 2 ways for each
// member instead of one code for every two spaces. Without the auction it ends before `pass`.
constexpr int TRAVELS = 6;
constexpr int TRAVEL_GAP = 2 * LEADER_TRAVEL - 2 * TRAVELS;

struct Game {
    using Rules = tikal::Rules;
    using State = tikal::State;
    static constexpr int CODES = tikal::CODES;
    static constexpr int MOST_CHOICES = 1024;

    CENOTE_FN static void set_up(const Rules& rules, State& s) { tikal::set_up(rules, s); }

    CENOTE_FN static int to_move(const State& s) {
        if (s.phase == DRAWING || s.phase == FINDING) return CHANCE;
        return s.phase == OVER ? NOBODY_ACTS : s.seat;
    }
    CENOTE_FN static int actors(const State& s) {
        const int seat = to_move(s);
        return seat < 0 ? 0 : 1 << seat;
    }

    template <class V>
    CENOTE_FN static void pass_choices(const Rules&, const State& s, int, V& v) {
        tikal::pass_choices(s, v);
    }
    CENOTE_FN static bool is_legal(const Rules&, const State& s, int, int code) { return tikal::is_legal(s, code); }
    CENOTE_FN static int chances(const Rules&, const State& s) { return tikal::chances(s); }
    CENOTE_FN static int outcome(const Rules&, const State& s, int n) { return tikal::outcome(s, n); }
    CENOTE_FN static bool is_outcome(const Rules&, const State& s, int code) { return tikal::is_outcome(s, code); }
    CENOTE_FN static void perform(const Rules&, State& s, int, int code) { tikal::perform(s, code); }

    CENOTE_FN static void copy(const State& from, State& to) { to = from; }
    CENOTE_FN static int score(const State& s, int seat) { return s.scores[seat]; }
    CENOTE_FN static int winners(const Rules&, const State& s) { return tikal::winners(s); }
    CENOTE_FN static int phase(const State& s) { return s.phase; }

    CENOTE_FN static int row_width(const Rules& rules) { return rules.auction ? AUCTION_ROW : BASIC_ROW; }
    template <class T>
    CENOTE_FN static void observe(const Rules&, const State& s, int viewer, T* row) {
        tikal::observe(s, viewer, row);
    }

    CENOTE_FN static int compact_width(const Rules& rules) {
        return (rules.auction ? DRAW_0 : PASS_CODE) - TRAVEL_GAP;
    }
    // The compact code of a legal action of the seat in turn.
    CENOTE_FN static int compacted(const Rules&, const State& s, int code) {
        if (code < TRAVEL_0) return code;
        if (code >= TRAVEL_0 + 2 * LEADER_TRAVEL) return code - TRAVEL_GAP;
        const Flat action = ACTIONS[code];
        const u64 open = posts(s, s.seat);
        const int origin = size(open & (bit(action.first) - 1)), target = size(open & (bit(action.second) - 1));
        return TRAVEL_0 + action.who * TRAVELS + origin * 2 + target - (target > origin);
    }
    // The code of a compact one, or NO_CODE where it names a post that the seat does not have.
    CENOTE_FN static int expanded(const Rules&, const State& s, int compact) {
        if (compact < TRAVEL_0) return compact;
        if (compact >= TRAVEL_0 + 2 * TRAVELS) return compact + TRAVEL_GAP;
        const int way = (compact - TRAVEL_0) % TRAVELS, member = (compact - TRAVEL_0) / TRAVELS;
        const int origin = way / 2, target = way % 2 + (way % 2 >= origin);
        const u64 open = posts(s, s.seat);
        if (larger(origin, target) >= size(open)) return NO_CODE;
        return TRAVEL_CODE[nth_bit(open, origin) * SPACES + nth_bit(open, target)] + member * LEADER_TRAVEL;
    }
};

}  // namespace cenote::tikal
