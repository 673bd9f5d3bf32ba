// What the search remembers: for a key, from which score on a test holds and up to which it does not.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace bummerl {

// The sum of both sides' points is part of the key, so one side's points are the score.
struct Entry {
    std::uint64_t hands = 0;
    std::uint32_t rest = 0;
    std::int16_t holds_from = 0, fails_to = 0;
};
static_assert(sizeof(Entry) == 16);

// Whatever comes last stays.  Entries of another age are as good as none, so nothing need be wiped between searches.
class Table {
public:
    Table(int bits, int age_bits) : entries_(std::size_t{1} << bits), shift_(64 - bits), age_bits_(age_bits) {}

    void begin() {
        if (++age_ == 1u << age_bits_) {
            std::fill(entries_.begin(), entries_.end(), Entry());
            age_ = 1;
        }
    }
    std::uint32_t age() const { return age_; }  // never 0, as it is in an empty entry
    // The age is in the highest bits of `rest`; the place does not depend on it, so what is displaced does not either.
    Entry& at(std::uint64_t hands, std::uint32_t rest) {
        const std::uint64_t mixed = (hands ^ (rest << age_bits_) * 0x9E3779B97F4A7C15u) * 0xD6E8FEB86659FD93u;
        return entries_[(mixed ^ mixed >> 32) * 0x9E3779B97F4A7C15u >> shift_];
    }

private:
    std::vector<Entry> entries_;
    int shift_, age_bits_;
    std::uint32_t age_ = 0;
};

}  // namespace bummerl
