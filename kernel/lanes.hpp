// Many positions, two searches side by side.
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <future>
#include <system_error>
#include <utility>

namespace bummerl {

// Lane 0 gets every second position from the first on, lane 1 the others, on one thread or two: answers and nodes do
// not depend on that.  `run(lane, asked, stopped)` asks `asked()` now and then whether to stop; once that is so, `stopped`
// is true for both.
template <class Run>
void in_lanes(std::size_t positions, int threads, const std::function<bool()>& stops, const Run& run) {
    std::atomic<bool> stopped = stops && stops();  // it may have waited long for its turn
    const auto start = [&](std::size_t lane, bool asks) {
        const std::function<bool()> asked = [&stopped, &stops, asks] {
            if (asks && stops && stops()) stopped = true;
            return stopped.load(std::memory_order_relaxed);
        };
        run(lane, asked, std::as_const(stopped));
    };
    std::future<void> second;
    try {
        if (threads > 1 && positions > 1) second = std::async(std::launch::async, start, 1, false);
    } catch (const std::system_error&) {
        // No thread can be had now.
    }
    start(0, true);
    if (second.valid())
        second.get();
    else if (positions > 1)
        start(1, true);
}

}  // namespace bummerl
