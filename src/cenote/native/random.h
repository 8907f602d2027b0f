// Counter-based random numbers: the n-th draw of a game is a function of (seed, game, n) alone.
//
// So results are the same on a CPU, on a GPU and on any number of threads. A stream lies beside a packed position,
// never in it: a copied position does not know the draws to come.
#pragma once

#include "native/core.h"

namespace cenote {

constexpr u64 GOLDEN = 0x9e3779b97f4a7c15ull;

// The finalizer of splitmix64 (Steele, Lea, Flood 2014).
CENOTE_FN constexpr u64 mixed(u64 z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
}

struct Stream {
    u64 key;
    u64 drawn;
};

CENOTE_FN constexpr Stream stream(u64 seed, u64 game) {
    return {mixed(mixed(seed + GOLDEN) ^ (game * 0xd1342543de82ef95ull + 1)), 0};
}

// A number from 0 to below - 1 (Lemire's multiplication; the bias is less than below / 2^32).
CENOTE_FN int draw(Stream& from, int below) {
    const u64 random = mixed(from.key + ++from.drawn * GOLDEN) >> 32;
    return static_cast<int>(random * static_cast<u64>(below) >> 32);
}

}  // namespace cenote
