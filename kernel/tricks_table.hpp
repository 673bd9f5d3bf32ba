// What a search of tricks remembers: for a key without the scores, from where on the answer is yes and up to where no.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace bummerl::tricks {

struct Known {
    std::uint64_t hands[2] = {};
    std::uint64_t rest = 0;
    std::int16_t holds_from = 0, fails_to = 0;

    bool is(std::uint64_t first, std::uint64_t second, std::uint64_t of) const {
        return rest == of && hands[0] == first && hands[1] == second;
    }
};

// Whatever comes last stays; entries of another age are as good as none.
class Table {
public:
    static constexpr int BITS = 13;
    static constexpr int AGE_AT = 51;  // its bit in `rest`
    static constexpr std::uint64_t AGES = 1u << 12;

    Table() : entries_(std::size_t{1} << BITS) {}

    void begin() {
        if (++age_ == AGES) {
            std::fill(entries_.begin(), entries_.end(), Known());
            age_ = 1;
        }
    }
    std::uint64_t age() const { return age_; }  // never 0, as it is in an empty entry
    // The place does not depend on the age, or else the nodes of a search would.
    Known& at(std::uint64_t first, std::uint64_t second, std::uint64_t rest) {
        rest &= (std::uint64_t{1} << AGE_AT) - 1;
        const std::uint64_t mixed =
            (first ^ (second + rest * 0x9E3779B97F4A7C15u) * 0xBF58476D1CE4E5B9u) * 0xD6E8FEB86659FD93u;
        return entries_[(mixed ^ mixed >> 32) * 0x9E3779B97F4A7C15u >> (64 - BITS)];
    }

private:
    std::vector<Known> entries_;
    std::uint64_t age_ = 0;
};

}  // namespace bummerl::tricks
