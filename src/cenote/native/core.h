// Portable ground of the native rules: number types, function and table qualifiers, sets of bits.
//
// Rules and their shared parts are C++17 without allocation, exceptions or libc, so that the same text compiles for
// a CPU, for CUDA by NVRTC (which has no standard headers) and for freestanding WebAssembly.
#pragma once

#if defined(__CUDACC__)
#define CENOTE_FN __device__ inline
#define CENOTE_TABLE __device__ static const
#else
#define CENOTE_FN inline
#define CENOTE_TABLE static constexpr
#endif

#if defined(_MSC_VER) && !defined(__clang__) && !defined(__CUDACC__)
#include <intrin.h>
#endif

namespace cenote {

using u8 = unsigned char;
using i8 = signed char;
using u16 = unsigned short;
using i16 = short;
using u32 = unsigned int;
using i32 = int;
using u64 = unsigned long long;
using i64 = long long;
static_assert(sizeof(u16) == 2 && sizeof(u32) == 4 && sizeof(u64) == 8, "one layout everywhere");

constexpr int MOST_SEATS = 4;

// Whose decision it is, where it is no seat's.
constexpr int CHANCE = -1;
constexpr int NOBODY_ACTS = -2;

constexpr int NO_CODE = -1;

// An action of a table as plain numbers: its kind, a member or another seat, two operands.
struct Flat {
    u16 first;
    u8 kind, who, second;
};

CENOTE_FN constexpr u64 bit(int number) { return 1ull << number; }

CENOTE_FN int size(u64 set) {
#if defined(__CUDACC__)
    return __popcll(set);
#elif defined(_MSC_VER) && !defined(__clang__)
    return static_cast<int>(__popcnt64(set));
#else
    return __builtin_popcountll(set);
#endif
}

// The number of the lowest bit; the set must not be empty.
CENOTE_FN int lowest(u64 set) {
#if defined(__CUDACC__)
    return __ffsll(static_cast<long long>(set)) - 1;
#elif defined(_MSC_VER) && !defined(__clang__)
    unsigned long found;
    _BitScanForward64(&found, set);
    return static_cast<int>(found);
#else
    return __builtin_ctzll(set);
#endif
}

// The number of the n-th bit, counted from the lowest and from 0; the set must have more than n.
CENOTE_FN int nth_bit(u64 set, int n) {
    for (; n; --n) set &= set - 1;
    return lowest(set);
}

// The bits of a set in a range-based loop, ascending.
struct Bits {
    u64 set;
    struct Iterator {
        u64 left;
        CENOTE_FN int operator*() const { return lowest(left); }
        CENOTE_FN void operator++() { left &= left - 1; }
        CENOTE_FN bool operator!=(const Iterator& other) const { return left != other.left; }
    };
    CENOTE_FN Iterator begin() const { return {set}; }
    CENOTE_FN Iterator end() const { return {0}; }
};

CENOTE_FN Bits bits(u64 set) { return {set}; }

CENOTE_FN constexpr int smaller(int one, int other) { return one < other ? one : other; }
CENOTE_FN constexpr int larger(int one, int other) { return one > other ? one : other; }

// Zeros; numbers of all types here are 0 when their bytes are.
template <class T>
CENOTE_FN void clear(T* array, int length) {
#if defined(__GNUC__) && !defined(__CUDACC__)
    __builtin_memset(array, 0, sizeof(T) * static_cast<u32>(length));
#else
    for (int at = 0; at < length; ++at) array[at] = T{};
#endif
}

CENOTE_FN void copy_bytes(const void* from, void* to, u64 length) {
#if defined(__GNUC__) && !defined(__CUDACC__)
    __builtin_memcpy(to, from, length);
#else
    for (u64 at = 0; at < length; ++at) static_cast<u8*>(to)[at] = static_cast<const u8*>(from)[at];
#endif
}

template <class T, int N>
CENOTE_FN void clear(T (&array)[N]) {
    clear(&array[0], N);
}

}  // namespace cenote
