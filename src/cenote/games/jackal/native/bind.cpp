// Jackal in the extension module.
#include "games/jackal/native/game.h"
#include "native/bind.h"

namespace cenote {

template <>
struct Owned<jackal::Game> {
    explicit Owned(const Setting& setting) {
        for (const std::string& letters : setting.islands) {
            if (letters.size() != jackal::CELLS) throw nb::value_error("an island has the wrong number of cells");
            islands.push_back(jackal::island_of(letters.c_str()));
        }
        if (setting.deck.size() != jackal::KINDS || islands.empty() || islands.size() > jackal::MOST_ISLANDS)
            throw nb::value_error("a deck or islands are missing");
        rules.seats = setting.seats;
        rules.archipelago = setting.mode == 1;
        rules.marks_from_landed = setting.options & 1;
        rules.grid = has_rows() ? jackal::GRID : jackal::LARGEST;
        rules.islands = islands.data();
        rules.island_count = static_cast<int>(islands.size());
        for (int kind = 0; kind < jackal::KINDS; ++kind) rules.deck[kind] = static_cast<u8>(setting.deck[kind]);
    }
    bool has_rows() const {
        return std::all_of(islands.begin(), islands.end(), [](const jackal::Island& island) { return island.has_row; });
    }

    std::vector<jackal::Island> islands;
    jackal::Rules rules{};
};

static void bind(nb::module_& module) {
    nb::list fields;
#define FIELD(name) fields.append(CENOTE_FIELD(jackal::State, name));
    FIELD(used) FIELD(ways) FIELD(seats) FIELD(archipelago) FIELD(marks_from_landed) FIELD(phase) FIELD(then) FIELD(seat)
    FIELD(first) FIELD(playing) FIELD(extra) FIELD(number) FIELD(island) FIELD(to_show) FIELD(ahead_size) FIELD(ahead)
    FIELD(deck) FIELD(discard) FIELD(market) FIELD(hands) FIELD(packs) FIELD(kept) FIELD(keeping) FIELD(due_size)
    FIELD(due) FIELD(announced) FIELD(takes_left) FIELD(route_size) FIELD(routes) FIELD(throw_size) FIELD(throws)
    FIELD(ready) FIELD(done) FIELD(marks) FIELD(opened) FIELD(at) FIELD(steps) FIELD(cell) FIELD(cave) FIELD(walk_size)
    FIELD(walk) FIELD(reveal_size) FIELD(coins) FIELD(extra_coins) FIELD(known) FIELD(gone) FIELD(draft_step)
    FIELD(handed) FIELD(market_then) FIELD(discard_then) FIELD(log_size) FIELD(log)
#undef FIELD
    fields.append(field("exits", offsetof(jackal::State, exits), sizeof(u64), false, 2));
    fields.append(field("reveal", offsetof(jackal::State, reveal), 1, false, sizeof(jackal::State::reveal)));
    bind_game<jackal::Game>(module, "Jackal", fields);
}

static const Registered registered(bind);

}  // namespace cenote
