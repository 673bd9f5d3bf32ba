// How far a search has come, and when it ends.
#pragma once

#include <cstdint>
#include <functional>

namespace bummerl {

// The search was told to stop, or has used up its nodes.
struct Stopped {};

struct Meter {
    std::uint64_t nodes = 0;                  // so far, over all that was asked
    std::uint64_t limit = ~std::uint64_t{0};  // at so many it stops
    std::function<bool()> stops;              // asked now and then whether to stop

    void tick() {
        if (nodes >= limit || ((nodes & 0x3FFF) == 0x3FFF && stops && stops())) throw Stopped();
        ++nodes;
    }
};

}  // namespace bummerl
