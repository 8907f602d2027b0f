// Many games of one kind side by side on a CPU: packed positions in slots, the streams of their draws beside them.
#pragma once

#include <atomic>
#include <cstddef>
#include <mutex>
#include <vector>

#include "native/play.h"
#include "native/pool.h"

namespace cenote {

// How a step names its actions.
enum class By { index, code, compact };

// In a step: leave this slot alone.
constexpr i64 KEEP = -1;

// What is known of every slot after a step, in arrays of the caller.
struct Told {
    i32* seat;
    i32* count;
    i64* number;
    bool* done;
    i32* scores;
    bool* winners;
};

template <class G>
class Games {
public:
    using Rules = typename G::Rules;
    using State = typename G::State;

    // With `draws`, chance is resolved inside; else it is asked like a seat. With `restarts`, the next game of a slot
    // replaces one that ends.
    Games(const Rules& rules, int games, u64 seed, bool draws, bool restarts, int threads, const Told& told)
        : rules_(rules), seed_(seed), draws_(draws), restarts_(restarts), threads_(threads), told_(told),
          states_(games), streams_(games), counts_(games) {
        G::set_up(rules_, first_);
    }

    int size() const { return static_cast<int>(states_.size()); }
    const Rules& rules() const { return rules_; }

    // One position, for a caller that holds the lock.
    std::unique_lock<std::mutex> alone() { return std::unique_lock<std::mutex>(mutex_); }
    State& state(int slot) { return states_[slot]; }

    void reset(const i64* numbers) {
        const std::lock_guard<std::mutex> alone(mutex_);
        each_piece(size(), [&](int slot) {
            told_.number[slot] = numbers[slot];
            begin(slot);
            ask(slot);
            tell_end(slot, false);
        });
    }

    // Plays in every slot, after all choices are checked; the first slot with a bad one, or -1.
    int step(const i64* choices, By by) {
        const std::lock_guard<std::mutex> alone(mutex_);
        const int bad = first_bad(choices, by);
        if (bad >= 0) return bad;
        each_piece(size(), [&](int slot) {
            if (choices[slot] == KEEP)
                tell_end(slot, false);
            else
                play(slot, code_of(slot, choices[slot], by));
        });
        return -1;
    }

    // Plays one action of a seat, or a draw of CHANCE, in one slot, without drawing or starting anew; whether it is legal.
    bool play_one(int slot, int seat, i64 code) {
        const std::lock_guard<std::mutex> alone(mutex_);
        State& s = states_[slot];
        if (!is_legal<G>(rules_, s, seat, code)) return false;
        G::perform(rules_, s, seat, static_cast<int>(code));
        ask(slot);
        tell_end(slot, G::to_move(s) == NOBODY_ACTS);
        return true;
    }

    void masks(u8* rows, int width, bool compact, bool packed) {
        const std::lock_guard<std::mutex> alone(mutex_);
        each_piece(size(), [&](int slot) {
            const State& s = states_[slot];
            mask<G>(rules_, s, G::to_move(s), compact, packed, rows + static_cast<std::size_t>(slot) * width, width);
        });
    }

    template <class T>
    void observe(const i64* viewers, T* rows) {
        const std::lock_guard<std::mutex> alone(mutex_);
        const std::size_t width = G::row_width(rules_);
        each_piece(size(), [&](int slot) {
            const State& s = states_[slot];
            G::observe(rules_, s, viewers ? static_cast<int>(viewers[slot]) : larger(0, G::to_move(s)), rows + slot * width);
        });
    }

    // The legal codes of all slots in a row; those of a slot begin at its offset. False if they do not fit.
    bool list(const i64* offsets, i32* codes, i64 room) {
        const std::lock_guard<std::mutex> alone(mutex_);
        for (int slot = 0; slot < size(); ++slot)
            if (offsets[slot] < 0 || offsets[slot] + listed(slot) > room) return false;
        each_piece(size(), [&](int slot) {
            i32* next = codes + offsets[slot];
            each_choice<G>(rules_, states_[slot], G::to_move(states_[slot]), [&](int code) { *next++ = code; });
        });
        return true;
    }

    // Positions only: every slot keeps its number and its own draws.
    void copy(const i64* sources, const i64* targets, int pairs) {
        const std::lock_guard<std::mutex> alone(mutex_);
        for (int pair = 0; pair < pairs; ++pair) {
            const int slot = static_cast<int>(targets[pair]);
            if (sources[pair] != slot) G::copy(states_[sources[pair]], states_[slot]);
            refresh(slot);
        }
    }

    // Brings what is told of a slot up to date with its position.
    void refresh(int slot) {
        ask(slot);
        tell_end(slot, G::to_move(states_[slot]) == NOBODY_ACTS);
    }

    // Plays copies of positions out at random; a slot below 0 is a game from its beginning.
    void playouts(const i64* slots, const i64* numbers, int games, i32* scores, i32* decisions) {
        const std::lock_guard<std::mutex> alone(mutex_);
        each_piece(games, [&](int game) {
            State s;
            G::copy(slots && slots[game] >= 0 ? states_[slots[game]] : first_, s);
            Stream random = stream(seed_, static_cast<u64>(numbers[game]));
            decisions[game] = playout<G>(rules_, s, random);
            for (int seat = 0; seat < rules_.seats; ++seat) scores[game * rules_.seats + seat] = G::score(s, seat);
        });
    }

private:
    template <class Each>
    void each_piece(int items, Each each) {
        Pool::run(items, threads_, [&](int first, int end) {
            for (int item = first; item < end; ++item) each(item);
        });
    }

    // Chance has no list.
    int listed(int slot) const { return G::to_move(states_[slot]) < 0 ? 0 : counts_[slot]; }

    int first_bad(const i64* choices, By by) {
        std::atomic<int> bad{size()};
        each_piece(size(), [&](int slot) {
            if (choices[slot] != KEEP && !is_good(slot, choices[slot], by)) {
                int known = bad.load();
                while (slot < known && !bad.compare_exchange_weak(known, slot)) {}
            }
        });
        return bad == size() ? -1 : bad.load();
    }

    bool is_good(int slot, i64 choice, By by) const {
        if (by == By::index) return choice >= 0 && choice < counts_[slot];
        return is_legal<G>(rules_, states_[slot], G::to_move(states_[slot]), code_of(slot, choice, by));
    }

    int code_of(int slot, i64 choice, By by) const {
        const State& s = states_[slot];
        if (by == By::index) return nth<G>(rules_, s, G::to_move(s), static_cast<int>(choice));
        if (choice < 0 || choice >= G::CODES) return NO_CODE;
        const int code = static_cast<int>(choice);
        if (by == By::code) return code;
        return code < G::compact_width(rules_) ? G::expanded(rules_, s, code) : NO_CODE;
    }

    void play(int slot, int code) {
        State& s = states_[slot];
        G::perform(rules_, s, G::to_move(s), code);
        if (draws_) settle<G>(rules_, s, streams_[slot]);
        const bool over = G::to_move(s) == NOBODY_ACTS;
        tell_end(slot, over);
        if (over && restarts_) {
            told_.number[slot] += size();
            begin(slot);
        }
        ask(slot);
    }

    void begin(int slot) {
        G::copy(first_, states_[slot]);
        streams_[slot] = stream(seed_, static_cast<u64>(told_.number[slot]));
        if (draws_) settle<G>(rules_, states_[slot], streams_[slot]);
    }

    void ask(int slot) {
        const int seat = G::to_move(states_[slot]);
        told_.seat[slot] = seat;
        told_.count[slot] = counts_[slot] = count<G>(rules_, states_[slot], seat);
    }

    void tell_end(int slot, bool over) {
        const State& s = states_[slot];
        const int winners = over ? G::winners(rules_, s) : 0;
        told_.done[slot] = over;
        for (int seat = 0; seat < rules_.seats; ++seat) {
            told_.scores[slot * rules_.seats + seat] = over ? G::score(s, seat) : 0;
            told_.winners[slot * rules_.seats + seat] = winners >> seat & 1;
        }
    }

    const Rules rules_;
    const u64 seed_;
    const bool draws_, restarts_;
    const int threads_;
    const Told told_;
    State first_;
    std::vector<State> states_;
    std::vector<Stream> streams_;
    std::vector<i32> counts_;  // kept apart from the caller's array, which may be written to
    std::mutex mutex_;
};

}  // namespace cenote
