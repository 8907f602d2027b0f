// Playing one position of any game: counting, choosing, drawing, whole games at random.
//
// `G` is a game's structure of functions, such as tikal::Game. `to_move` is the seat that is asked, CHANCE or
// NOBODY_ACTS; where several seats choose at once, the lowest that still owes its choice.
#pragma once

#include "native/choices.h"
#include "native/random.h"

namespace cenote {

template <class G>
CENOTE_FN bool owes(const typename G::State& s, int seat) {
    return seat >= 0 && seat < MOST_SEATS && G::actors(s) >> seat & 1;
}

// How many actions a seat may choose from; for CHANCE how many equally likely outcomes.
template <class G>
CENOTE_FN int count(const typename G::Rules& rules, const typename G::State& s, int seat) {
    if (seat == CHANCE) return G::to_move(s) == CHANCE ? G::chances(rules, s) : 0;
    if (!owes<G>(s, seat)) return 0;
    Count all;
    G::pass_choices(rules, s, seat, all);
    return all.found;
}

// The code of the n-th of them; NO_CODE if there are not so many.
template <class G>
CENOTE_FN int nth(const typename G::Rules& rules, const typename G::State& s, int seat, int n) {
    if (n < 0) return NO_CODE;
    if (seat == CHANCE) return n < count<G>(rules, s, CHANCE) ? G::outcome(rules, s, n) : NO_CODE;
    if (!owes<G>(s, seat)) return NO_CODE;
    Nth found{n};
    G::pass_choices(rules, s, seat, found);
    return found.code;
}

// Calls `emit` with the code of each of them, ascending.
template <class G, class Emit>
CENOTE_FN void each_choice(const typename G::Rules& rules, const typename G::State& s, int seat, Emit emit) {
    if (!owes<G>(s, seat)) return;
    Each<Emit> all{emit};
    G::pass_choices(rules, s, seat, all);
}

// Whether a seat, or CHANCE, may do this now; any code and seat may be asked for.
template <class G>
CENOTE_FN bool is_legal(const typename G::Rules& rules, const typename G::State& s, int seat, i64 code) {
    if (code < 0 || code >= G::CODES) return false;
    if (seat == CHANCE) return G::to_move(s) == CHANCE && G::is_outcome(rules, s, static_cast<int>(code));
    return owes<G>(s, seat) && G::is_legal(rules, s, seat, static_cast<int>(code));
}

// Draw until a seat is asked or the game is over.
template <class G>
CENOTE_FN void settle(const typename G::Rules& rules, typename G::State& s, Stream& random) {
    while (G::to_move(s) == CHANCE)
        G::perform(rules, s, CHANCE, G::outcome(rules, s, draw(random, G::chances(rules, s))));
}

// Play on at random to the end; how many decisions had a choice.
template <class G>
CENOTE_FN int playout(const typename G::Rules& rules, typename G::State& s, Stream& random) {
    int decisions = 0;
    for (int seat = G::to_move(s); seat != NOBODY_ACTS; seat = G::to_move(s)) {
        if (seat == CHANCE) {
            G::perform(rules, s, CHANCE, G::outcome(rules, s, draw(random, G::chances(rules, s))));
            continue;
        }
        Count all;
        G::pass_choices(rules, s, seat, all);
        Nth chosen{0};
        if (all.found > 1) {
            chosen.n = draw(random, all.found);
            ++decisions;
        }
        G::pass_choices(rules, s, seat, chosen);
        G::perform(rules, s, seat, chosen.code);
    }
    return decisions;
}

// A mask of the seat's legal actions: a byte or a bit for each code of the whole table or the compact one.
template <class G>
CENOTE_FN void mask(const typename G::Rules& rules, const typename G::State& s, int seat, bool compact, bool packed,
                    u8* row, int width) {
    clear(row, width);
    if (packed)
        each_choice<G>(rules, s, seat, [&](int code) {
            const int at = compact ? G::compacted(rules, s, code) : code;
            row[at >> 3] |= static_cast<u8>(1 << (at & 7));
        });
    else if (compact)
        each_choice<G>(rules, s, seat, [&](int code) { row[G::compacted(rules, s, code)] = 1; });
    else
        each_choice<G>(rules, s, seat, [&](int code) { row[code] = 1; });
}

}  // namespace cenote
