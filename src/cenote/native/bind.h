// Binding of one game's batches to Python: arrays are NumPy's, and every index from outside is checked here.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <string>
#include <type_traits>

#include "native/games.h"

namespace cenote {

namespace nb = nanobind;

template <class T, int Dimensions>
using Array = nb::ndarray<T, nb::c_contig, nb::device::cpu, nb::ndim<Dimensions>>;

// The settings of a batch as Python has them; islands and deck are of games that take components.
struct Setting {
    int seats, mode, options;
    std::vector<std::string> islands;
    std::vector<int> deck;
};

// Each game's bind.cpp registers itself, so that nothing here knows the games.
using Binder = void (*)(nb::module_&);
std::vector<Binder>& binders();

struct Registered {
    explicit Registered(Binder binder) { binders().push_back(binder); }
};

// A game's rules for a setting, with whatever data they point to.
template <class G>
struct Owned;

inline nb::tuple field(const char* name, std::size_t offset, std::size_t width, bool is_signed, std::size_t count) {
    return nb::make_tuple(name, offset, width, is_signed, count);
}

// A packed position's field for `layout`: its numbers may lie in several dimensions.
#define CENOTE_FIELD(Type, name)                                                                                \
    ::cenote::field(#name, offsetof(Type, name), sizeof(std::remove_all_extents_t<decltype(Type::name)>),   \
                    std::is_signed_v<std::remove_all_extents_t<decltype(Type::name)>>,                        \
                    sizeof(Type::name) / sizeof(std::remove_all_extents_t<decltype(Type::name)>))

template <class G>
class Bound {
    using State = typename G::State;

public:
    Bound(const Setting& setting, std::uint64_t seed, bool draws, bool restarts, int threads, Array<i32, 1> seat,
          Array<i32, 1> count, Array<i64, 1> number, Array<bool, 1> done, Array<i32, 2> scores, Array<bool, 2> winners)
        : owned_(setting), seat_(seat), count_(count), number_(number), done_(done), scores_(scores), winners_(winners) {
        const std::size_t games = seat.shape(0), seats = static_cast<std::size_t>(setting.seats);
        demand(count.shape(0) == games && number.shape(0) == games && done.shape(0) == games);
        demand(scores.shape(0) == games && scores.shape(1) == seats);
        demand(winners.shape(0) == games && winners.shape(1) == seats);
        const Told told{seat.data(), count.data(), number.data(), done.data(), scores.data(), winners.data()};
        games_ = std::make_unique<Games<G>>(owned_.rules, static_cast<int>(games), seed, draws, restarts, threads, told);
    }

    void reset(Array<const i64, 1> numbers) {
        demand(numbers.shape(0) == slots());
        nb::gil_scoped_release others;
        games_->reset(numbers.data());
    }

    int step(Array<const i64, 1> choices, int by) {
        demand(choices.shape(0) == slots() && by >= 0 && by <= 2);
        nb::gil_scoped_release others;
        return games_->step(choices.data(), static_cast<By>(by));
    }

    bool play(int slot, int seat, i64 code) {
        checked(slot);
        nb::gil_scoped_release others;
        return games_->play_one(slot, seat, code);
    }

    int compact_width() const { return G::compact_width(owned_.rules); }
    int row_width() const { return G::row_width(owned_.rules); }

    void masks(Array<u8, 2> rows, bool compact, bool packed) {
        const int wanted = compact ? compact_width() : G::CODES;
        const int width = packed ? (wanted + 7) / 8 : wanted;
        demand(rows.shape(0) == slots() && rows.shape(1) == static_cast<std::size_t>(width));
        nb::gil_scoped_release others;
        games_->masks(rows.data(), width, compact, packed);
    }

    template <class T>
    void observe(Array<T, 2> rows, std::optional<Array<const i64, 1>> viewers) {
        demand(rows.shape(0) == slots() && rows.shape(1) == static_cast<std::size_t>(row_width()));
        demand(owned_.has_rows(), "an island is too large for observations");
        if (viewers) check_viewers(*viewers);
        nb::gil_scoped_release others;
        games_->observe(viewers ? viewers->data() : nullptr, rows.data());
    }

    bool list(Array<const i64, 1> offsets, Array<i32, 1> codes) {
        demand(offsets.shape(0) >= slots());
        nb::gil_scoped_release others;
        return games_->list(offsets.data(), codes.data(), static_cast<i64>(codes.shape(0)));
    }

    void copy(Array<const i64, 1> sources, Array<const i64, 1> targets) {
        demand(sources.shape(0) == targets.shape(0));
        check_slots(sources, 0);
        check_slots(targets, 0);
        nb::gil_scoped_release others;
        games_->copy(sources.data(), targets.data(), static_cast<int>(sources.shape(0)));
    }

    void playouts(std::optional<Array<const i64, 1>> from, Array<const i64, 1> numbers, Array<i32, 2> scores,
                  Array<i32, 1> decisions) {
        const std::size_t games = numbers.shape(0);
        demand(scores.shape(0) == games && decisions.shape(0) == games);
        demand(scores.shape(1) == static_cast<std::size_t>(owned_.rules.seats));
        if (from) {
            demand(from->shape(0) == games);
            check_slots(*from, -1);
        }
        nb::gil_scoped_release others;
        games_->playouts(from ? from->data() : nullptr, numbers.data(), static_cast<int>(games), scores.data(),
                         decisions.data());
    }

    // --- one slot

    std::vector<int> legal(int slot, int seat) {
        std::vector<int> codes;
        const At found = at(slot);
        each_choice<G>(owned_.rules, found.s, seat, [&](int code) { codes.push_back(code); });
        return codes;
    }

    // The code of each equally likely outcome of the due draw.
    std::vector<int> outcomes(int slot) {
        std::vector<int> codes;
        const At found = at(slot);
        const int chances = cenote::count<G>(owned_.rules, found.s, CHANCE);
        for (int n = 0; n < chances; ++n) codes.push_back(G::outcome(owned_.rules, found.s, n));
        return codes;
    }

    int count(int slot, int seat) { return cenote::count<G>(owned_.rules, at(slot).s, seat); }
    int nth(int slot, int seat, int n) { return cenote::nth<G>(owned_.rules, at(slot).s, seat, n); }
    bool is_legal(int slot, int seat, i64 code) { return cenote::is_legal<G>(owned_.rules, at(slot).s, seat, code); }

    // Every code that `is_legal` allows, tried one by one.
    std::vector<int> allowed(int slot, int seat) {
        std::vector<int> codes;
        for (int code = -1; code <= G::CODES; ++code)
            if (is_legal(slot, seat, code)) codes.push_back(code);
        return codes;
    }

    int compacted(int slot, i64 code) {
        const At found = at(slot);
        const int seat = G::to_move(found.s);
        if (seat < 0 || !cenote::is_legal<G>(owned_.rules, found.s, seat, code))
            throw nb::value_error("the action is not legal");
        return G::compacted(owned_.rules, found.s, static_cast<int>(code));
    }

    // The seats that owe a decision, as bits; the phase; the scores so far.
    int actors(int slot) { return G::actors(at(slot).s); }
    int phase(int slot) { return G::phase(at(slot).s); }
    std::vector<int> scores(int slot) {
        std::vector<int> found;
        for (int seat = 0; seat < owned_.rules.seats; ++seat) found.push_back(G::score(at(slot).s, seat));
        return found;
    }

    nb::bytes packed(int slot) {
        State packed{};
        G::copy(at(slot).s, packed);
        return nb::bytes(reinterpret_cast<const char*>(&packed), sizeof(State));
    }

    // Trusts that the position is sound and has this setting: only the bridge may call it.
    void put_packed(int slot, nb::bytes bytes) {
        demand(bytes.size() == sizeof(State));
        State packed;
        std::copy_n(bytes.c_str(), sizeof(State), reinterpret_cast<char*>(&packed));
        demand(packed.seats == owned_.rules.seats);
        const At place = at(slot);
        G::copy(packed, place.s);
        games_->refresh(slot);
    }

private:
    static void demand(bool holds, const char* otherwise = "an array has the wrong shape") {
        if (!holds) throw nb::value_error(otherwise);
    }

    std::size_t slots() const { return static_cast<std::size_t>(games_->size()); }

    void checked(i64 slot) const {
        if (slot < 0 || slot >= games_->size()) throw nb::index_error(no_slot(slot).c_str());
    }
    std::string no_slot(i64 slot) const {
        return "there is no slot " + std::to_string(slot) + "; there are " + std::to_string(games_->size()) +
               ", counted from 0";
    }
    // A packed position to be read or written in one go: no other thread steps meanwhile.
    struct At {
        std::unique_lock<std::mutex> alone;
        State& s;
    };
    At at(int slot) {
        checked(slot);
        return {games_->alone(), games_->state(slot)};
    }
    void check_slots(const Array<const i64, 1>& numbers, i64 least) const {
        for (std::size_t place = 0; place < numbers.shape(0); ++place)
            if (const i64 slot = numbers.data()[place]; slot < least || slot >= games_->size())
                throw nb::index_error(no_slot(slot).c_str());
    }
    void check_viewers(const Array<const i64, 1>& viewers) const {
        demand(viewers.shape(0) == slots());
        for (std::size_t slot = 0; slot < slots(); ++slot)
            demand(viewers.data()[slot] >= -1 && viewers.data()[slot] < owned_.rules.seats, "there is no such viewer");
    }

    Owned<G> owned_;
    Array<i32, 1> seat_, count_;
    Array<i64, 1> number_;
    Array<bool, 1> done_;
    Array<i32, 2> scores_;
    Array<bool, 2> winners_;
    std::unique_ptr<Games<G>> games_;
};

template <class G>
void bind_game(nb::module_& module, const char* name, const nb::list& fields) {
    using B = Bound<G>;
    nb::class_<B> bound(module, name);
    bound
        .def(nb::init<const Setting&, std::uint64_t, bool, bool, int, Array<i32, 1>, Array<i32, 1>, Array<i64, 1>,
                      Array<bool, 1>, Array<i32, 2>, Array<bool, 2>>())
        .def("reset", &B::reset)
        .def("step", &B::step)
        .def("play", &B::play)
        .def("compact_width", &B::compact_width)
        .def("row_width", &B::row_width)
        .def("masks", &B::masks)
        .def("observe", &B::template observe<u8>, nb::arg("rows").noconvert(), nb::arg("viewers").none())
        .def("observe", &B::template observe<float>, nb::arg("rows").noconvert(), nb::arg("viewers").none())
        .def("list", &B::list)
        .def("copy", &B::copy)
        .def("playouts", &B::playouts, nb::arg("from").none(), nb::arg("numbers"), nb::arg("scores").noconvert(),
             nb::arg("decisions").noconvert())
        .def("legal", &B::legal)
        .def("outcomes", &B::outcomes)
        .def("count", &B::count)
        .def("nth", &B::nth)
        .def("is_legal", &B::is_legal)
        .def("allowed", &B::allowed)
        .def("compacted", &B::compacted)
        .def("actors", &B::actors)
        .def("phase", &B::phase)
        .def("scores", &B::scores)
        .def("packed", &B::packed)
        .def("put_packed", &B::put_packed);
    bound.attr("CODES") = int{G::CODES};
    bound.attr("SIZE") = sizeof(typename G::State);
    bound.attr("FIELDS") = fields;
}

}  // namespace cenote
