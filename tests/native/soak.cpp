// Plays both games in all settings under sanitizers: steps, masks, rows, hostile codes, copies.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "games/jackal/native/game.h"
#include "games/tikal/native/game.h"
#include "native/play.h"

namespace {

using namespace cenote;

template <class G>
u64 play_games(const typename G::Rules& rules, int games, bool rows, u64& hash) {
    u64 steps = 0;
    const int width = G::row_width(rules);
    std::vector<u8> counts(width), bytes(G::CODES), packed((G::compact_width(rules) + 7) / 8);
    std::vector<float> shares(width);
    for (int game = 0; game < games; ++game) {
        Stream random = stream(7, game);
        typename G::State s, before;
        G::set_up(rules, s);
        for (int seat = G::to_move(s); seat != NOBODY_ACTS; seat = G::to_move(s), ++steps) {
            G::copy(s, before);
            for (int tries = 0; tries < 4; ++tries) {
                const int any = draw(random, 2 * G::CODES) - G::CODES / 2, who = draw(random, 8) - 3;
                if (is_legal<G>(rules, s, who, any)) hash = mixed(hash + any);
                nth<G>(rules, s, who, any);
                G::expanded(rules, s, draw(random, G::compact_width(rules)));
            }
            if (draw(random, 4) == 0) {
                const int viewer = draw(random, rules.seats + 1) - 1;
                if (rows) G::observe(rules, s, viewer, counts.data());
                if (rows) G::observe(rules, s, viewer, shares.data());
                mask<G>(rules, s, seat, false, false, bytes.data(), G::CODES);
                mask<G>(rules, s, seat, true, true, packed.data(), static_cast<int>(packed.size()));
            }
            const int ways = count<G>(rules, s, seat);
            if (!ways) std::abort();
            const int code = nth<G>(rules, s, seat, draw(random, ways));
            if (!is_legal<G>(rules, s, seat, code)) std::abort();
            G::perform(rules, s, seat, code);
        }
        for (int seat = 0; seat < rules.seats; ++seat) hash = mixed(hash + static_cast<u64>(G::score(s, seat)));
    }
    return steps;
}

// Islands come as lines of letters on the standard input.
std::vector<jackal::Island> read_islands() {
    std::vector<jackal::Island> islands;
    char line[jackal::CELLS + 2];
    while (std::fgets(line, sizeof line, stdin)) islands.push_back(jackal::island_of(line));
    return islands;
}

}  // namespace

int main(int, char** arguments) {
    const int games = std::atoi(arguments[1]);
    const std::vector<jackal::Island> islands = read_islands();
    const bool rows = std::all_of(islands.begin(), islands.end(), [](const auto& island) { return island.has_row; });
    u64 steps = 0, hash = 0;
    for (int setting = 0; setting < 12; ++setting) {
        const int seats = 2 + setting % 3;
        const bool mode = setting / 3 % 2, option = setting / 6;
        const tikal::Rules tikal{seats, mode, option};
        const jackal::Rules jackal{seats, mode, option, rows ? jackal::GRID : jackal::LARGEST, static_cast<int>(islands.size()), islands.data(),
                                   {15, 15, 8, 8, 4, 5, 5}};
        steps += play_games<tikal::Game>(tikal, games, true, hash);
        steps += play_games<jackal::Game>(jackal, 4 * games, rows, hash);
    }
    std::printf("%llu %016llx\n", steps, hash);
}
