// What a generator of actions is asked: how many there are, which is the n-th, or each in turn.
//
// A generator passes over the actions in the order of their codes, in groups: a set of bits and the code of each bit.
// One text of the rules thus gives the count, the n-th action, the list and the mask. `group`, `one` and `run` return
// true when no more is wanted.
#pragma once

#include "native/core.h"

namespace cenote {

struct Count {
    int found = 0;

    CENOTE_FN bool one(int) {
        ++found;
        return false;
    }
    CENOTE_FN bool run(int, int length) {
        found += length;
        return false;
    }
    template <class CodeOf>
    CENOTE_FN bool group(u64 set, CodeOf) {
        found += size(set);
        return false;
    }
};

struct Nth {
    int n;
    int code = NO_CODE;

    CENOTE_FN bool one(int only) {
        if (n--) return false;
        code = only;
        return true;
    }
    CENOTE_FN bool run(int first, int length) {
        if (n >= length) {
            n -= length;
            return false;
        }
        code = first + n;
        return true;
    }
    template <class CodeOf>
    CENOTE_FN bool group(u64 set, CodeOf code_of) {
        const int there = size(set);
        if (n >= there) {
            n -= there;
            return false;
        }
        code = code_of(nth_bit(set, n));
        return true;
    }
};

template <class Emit>
struct Each {
    Emit& emit;

    CENOTE_FN bool one(int code) {
        emit(code);
        return false;
    }
    CENOTE_FN bool run(int first, int length) {
        for (int code = first; code < first + length; ++code) emit(code);
        return false;
    }
    template <class CodeOf>
    CENOTE_FN bool group(u64 set, CodeOf code_of) {
        for (int number : bits(set)) emit(code_of(number));
        return false;
    }
};

}  // namespace cenote
