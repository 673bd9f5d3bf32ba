// Questions about many positions at once, answered by two searches side by side.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "game.hpp"
#include "lanes.hpp"
#include "search.hpp"

namespace bummerl {

// The least and the most that a position or an action is worth to the seat to act; the same unless the search was
// stopped, or what lies between is all the same to who asked.
struct Answer {
    Action action;
    int low, high;
    bool exact;
    std::uint64_t nodes;
};

struct Question {
    std::uint32_t steps = ~std::uint32_t{0};  // bit 16 + v: v game points are better than v - 1
    std::uint64_t limit = ~std::uint64_t{0};  // nodes a position
    bool every_action = false;
    int threads = 1;
};

// The game points that a deal may still end with, from the least.
inline std::vector<int> outcomes(const Rules& rules, const State& state) {
    std::vector<bool> possible(25);
    const bool closed = state.stakes.closer != Stakes::Nobody;
    for (int value = 1; value <= 3; ++value) {
        if (!closed) possible[12 - value] = possible[12 + value] = true;
        if (closed || (rules.closing && state.talon())) {
            const int times = value * rules.multiplier;
            possible[12 - times] = possible[12 + times] = true;
        }
    }
    if (!closed && rules.has_ties()) possible[12] = true;
    std::vector<int> found;
    for (int value = -12; value <= 12; ++value)
        if (possible[value + 12]) found.push_back(value);
    return found;
}

class Solver {
public:
    // Small tables are faster: they stay in the processor's cache.
    explicit Solver(const Rules& rules, unsigned features = feature::ALL, int table_bits = 13)
        : rules_(rules), features_(features), table_bits_(table_bits) {}

    std::vector<std::vector<Answer>> answer(const std::vector<State>& states, const Question& question,
                                            const std::function<bool()>& stops) {
        std::vector<std::vector<Answer>> answers(states.size());
        const auto run = [&](std::size_t lane, const std::function<bool()>& asked, const std::atomic<bool>& stopped) {
            if (!lanes_[lane]) lanes_[lane] = std::make_unique<Search>(rules_, features_, table_bits_);
            Search& search = *lanes_[lane];
            search.stops = asked;
            search.forget();
            for (std::size_t index = lane; index < states.size(); index += 2) {
                search.next_world();
                answers[index] = about(search, states[index], question, stopped);
            }
            search.stops = nullptr;
        };
        in_lanes(states.size(), question.threads, stops, run);
        return answers;
    }

private:
    std::vector<Answer> about(Search& search, const State& state, const Question& question,
                              const std::atomic<bool>& stopped) const {
        const std::uint64_t start = search.nodes;
        search.limit = question.limit > ~start ? ~std::uint64_t{0} : start + question.limit;
        if (stopped) search.limit = start;
        std::vector<Answer> answers;
        if (!question.every_action) {
            answers.push_back(worth(search, state, state.turn, question.steps));
            return answers;
        }
        int guess = 0;  // one action is often worth what another is
        for (Actions actions = search.considered(state); actions;) {
            const Action action = take_first(actions);
            State after = state;
            Player(rules_).apply(after, action);
            answers.push_back(worth(search, after, state.turn, question.steps, guess));
            answers.back().action = action;
            guess = answers.back().low;
        }
        return answers;
    }

    // One question after the other, the first whether the seat gets what is guessed or wins at all, then outwards.
    Answer worth(Search& search, const State& state, int seat, std::uint32_t steps, int guess = 0) const {
        const std::uint64_t start = search.nodes;
        if (state.phase == Phase::Over) {
            const int value = seat == 0 ? state.value : -state.value;
            return {-1, value, value, true, 0};
        }
        const std::vector<int> possible = outcomes(rules_, state);
        std::vector<std::size_t> tests;  // possible[t] is better than what comes before it
        for (std::size_t index = 1; index < possible.size(); ++index) {
            bool rises = false;
            for (int value = possible[index - 1] + 1; value <= possible[index]; ++value)
                rises |= steps >> (16 + value) & 1;
            if (rises) tests.push_back(index);
        }
        std::size_t from = 0, to = tests.size();  // those before `from` hold, from `to` on they do not
        std::size_t next = 0;
        while (next < to && possible[tests[next]] < (guess == 0 ? 1 : guess)) ++next;
        if (next == to && to > 0) --next;
        bool is_whole = true;
        try {
            while (from < to) {
                if (search.value_at_least(state, seat, possible[tests[next]])) {
                    from = next + 1;
                    next = from;
                } else {
                    to = next;
                    next = to - 1;
                }
            }
        } catch (const Stopped&) {
            is_whole = false;
        }
        return {-1, from == 0 ? possible.front() : possible[tests[from - 1]],
                to == tests.size() ? possible.back() : possible[tests[to] - 1], is_whole, search.nodes - start};
    }

    const Rules rules_;
    const unsigned features_;
    const int table_bits_;
    std::array<std::unique_ptr<Search>, 2> lanes_;
};

}  // namespace bummerl
