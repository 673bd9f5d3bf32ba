// What both classes of the Python module do alike: take bytes apart, and search outside Python's lock.
#pragma once

#include <nanobind/nanobind.h>

#include <atomic>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <tuple>
#include <vector>

#include "interrupt.hpp"
#include "solver.hpp"

namespace bummerl {

using Line = std::tuple<int, int, int, bool, std::uint64_t>;  // action (-1: the position itself), low, high, exact, nodes

// Every position of so many bytes, as `read` has it.
template <class Packed, class Read>
auto all(const nanobind::bytes& positions, const Read& read) {
    if (positions.size() % sizeof(Packed)) throw std::invalid_argument("positions have another size");
    std::vector<decltype(read(positions.c_str()))> found;
    for (std::size_t at = 0; at < positions.size(); at += sizeof(Packed)) found.push_back(read(positions.c_str() + at));
    return found;
}

inline constexpr std::uint32_t MANY = 256;  // random deals, in which little time passes

// One search at a time, which another thread or Ctrl-C ends, even while it waits for its turn.
class Guard {
public:
    // `ask(stops)` answers outside Python's lock; `named(action, index)` is an action as Python knows it.  Every stop
    // after the first `since` of them ends it, also one that came before this call.
    template <class Ask, class Named>
    std::vector<std::vector<Line>> solve(const Ask& ask, const Named& named, std::optional<std::uint64_t> since) {
        const std::uint64_t before = since.value_or(stops_.load());
        const auto answers = interruptible([&](Interrupt& interrupt) {
            const Turn alone(mutex_, interrupt);
            return ask([&] { return stops_ != before || interrupt.came(); });
        });
        std::vector<std::vector<Line>> lines(answers.size());
        for (std::size_t index = 0; index < answers.size(); ++index)
            for (const Answer& a : answers[index])
                lines[index].emplace_back(named(a.action, index), a.low, a.high, a.exact, a.nodes);
        return lines;
    }

    void stop() { ++stops_; }
    std::uint64_t stops() const { return stops_; }

private:
    std::timed_mutex mutex_;
    std::atomic<std::uint64_t> stops_ = 0;
};

}  // namespace bummerl
