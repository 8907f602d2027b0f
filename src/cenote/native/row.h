// Rows of observations: each entry is a small count, and the float row has it divided by a usual value.
//
// A row of bytes has the counts themselves (255 for more). Both kinds come from one text. A quotient in float equals the
// quotient in double rounded to float, because both counts are small; so the float row equals Python's bit for bit.
#pragma once

#include "native/core.h"

namespace cenote {

CENOTE_FN void put(u8* row, int at, int count, int) {
    row[at] = static_cast<u8>(count < 0 ? 0 : count > 255 ? 255 : count);
}

CENOTE_FN void put(float* row, int at, int count, int divisor) {
    row[at] = static_cast<float>(count) / static_cast<float>(divisor);
}

CENOTE_FN void flag(u8* row, int at) { row[at] = 1; }
CENOTE_FN void flag(float* row, int at) { row[at] = 1.0f; }

// Entries side by side with one divisor.
template <int N>
CENOTE_FN void put_all(u8* row, const u8 (&counts)[N], int) {
    copy_bytes(counts, row, N);
}
template <int N>
CENOTE_FN void put_all(float* row, const u8 (&counts)[N], int divisor) {
    for (int at = 0; at < N; ++at) row[at] = static_cast<float>(counts[at]) / static_cast<float>(divisor);
}

// An entry for each of the first numbers: whether it is in the set.
template <class T>
CENOTE_FN void put_set(T* row, u64 set, int length) {
    for (int at = 0; at < length; ++at) row[at] = static_cast<T>(static_cast<u8>(set >> at & 1));
}

// A seat's place from the viewer's own, clockwise.
CENOTE_FN int place_of(int seat, int viewer, int seats) {
    const int place = seat - viewer;
    return place < 0 ? place + seats : place;
}

}  // namespace cenote
