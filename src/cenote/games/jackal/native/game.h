// Jackal as the batch loops want it: one structure that names its types and functions.
#pragma once

#include "games/jackal/native/observe.h"

namespace cenote::jackal {

// The compact table leaves out what chance does, and has the exits of a grid of cells that all islands fit into: of five
// by five, or of nine by nine where a component file has a larger island.
CENOTE_FN int exit_gap(const Rules& rules) { return CELLS - rules.grid * rules.grid; }

struct Game {
    using Rules = jackal::Rules;
    using State = jackal::State;
    static constexpr int CODES = jackal::CODES;

    CENOTE_FN static void set_up(const Rules& rules, State& s) { jackal::set_up(rules, s); }

    CENOTE_FN static int actors(const State& s) { return acting(s); }
    // Where several choose at once, the lowest is asked first; nothing that another can see changes until all have.
    CENOTE_FN static int to_move(const State& s) {
        if (s.phase == DEALING || s.phase == SHOWING) return CHANCE;
        return s.phase == OVER ? NOBODY_ACTS : cenote::lowest(static_cast<u64>(acting(s)));
    }

    template <class V>
    CENOTE_FN static void pass_choices(const Rules&, const State& s, int seat, V& v) {
        jackal::pass_choices(s, seat, v);
    }
    CENOTE_FN static bool is_legal(const Rules&, const State& s, int seat, int code) {
        return jackal::is_legal(s, seat, code);
    }
    CENOTE_FN static int chances(const Rules& rules, const State& s) { return jackal::chances(rules, s); }
    CENOTE_FN static int outcome(const Rules&, const State& s, int n) { return jackal::outcome(s, n); }
    CENOTE_FN static bool is_outcome(const Rules& rules, const State& s, int code) {
        return jackal::is_outcome(rules, s, code);
    }
    CENOTE_FN static void perform(const Rules& rules, State& s, int seat, int code) {
        jackal::perform(rules, s, seat, code);
    }

    // Of the log, which comes last, only what is there.
    CENOTE_FN static void copy(const State& from, State& to) {
        const u64 before_log = static_cast<u64>(from.log - reinterpret_cast<const u8*>(&from));
        copy_bytes(&from, &to, before_log + from.log_size);
    }
    CENOTE_FN static int score(const State& s, int seat) { return s.coins[seat]; }
    CENOTE_FN static int winners(const Rules&, const State& s) { return jackal::winners(s); }
    CENOTE_FN static int phase(const State& s) { return s.phase; }

    CENOTE_FN static int row_width(const Rules& rules) { return rules.archipelago ? ARCHIPELAGO_ROW : BASIC_ROW; }
    template <class T>
    CENOTE_FN static void observe(const Rules& rules, const State& s, int viewer, T* row) {
        jackal::observe(rules, s, viewer, row);
    }

    CENOTE_FN static int compact_width(const Rules& rules) { return DEAL_0 - exit_gap(rules); }
    // The compact code of a legal action.
    CENOTE_FN static int compacted(const Rules& rules, const State&, int code) {
        if (code < EXIT_0) return code;
        if (code >= EXIT_0 + CELLS) return code - exit_gap(rules);
        const int cell = code - EXIT_0;
        return EXIT_0 + cell / LARGEST * rules.grid + cell % LARGEST;
    }
    CENOTE_FN static int expanded(const Rules& rules, const State&, int compact) {
        if (compact < EXIT_0) return compact;
        if (compact >= EXIT_0 + rules.grid * rules.grid) return compact + exit_gap(rules);
        const int place = compact - EXIT_0;
        return EXIT_0 + place / rules.grid * LARGEST + place % rules.grid;
    }
};

}  // namespace cenote::jackal
