// Questions about many positions of tricks at once, answered by two searches side by side.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <tuple>
#include <utility>
#include <vector>

#include "lanes.hpp"
#include "solver.hpp"
#include "tricks_packed.hpp"
#include "tricks_search.hpp"

namespace bummerl::tricks {

class Solver {
public:
    explicit Solver(unsigned features) : features_(features) {
        for (auto& lane : lanes_) lane = std::make_unique<Memories>();
    }

    std::vector<std::vector<Answer>> answer(const std::vector<Position>& positions, const Question& question,
                                            const std::function<bool()>& stops) {
        std::vector<std::vector<Answer>> answers(positions.size());
        const auto run = [&](std::size_t lane, const std::function<bool()>& asked, const std::atomic<bool>& stopped) {
            Memories& memories = *lanes_[lane];
            memories.stops = asked;
            memories.forget();
            for (std::size_t index = lane; index < positions.size(); index += 2) {
                // What is known of one position holds for another where the same is played.
                if (index >= 2 && !(positions[index].spec == positions[index - 2].spec)) memories.table.begin();
                const std::uint64_t start = memories.nodes;
                memories.limit = question.limit > ~start ? ~std::uint64_t{0} : start + question.limit;
                if (stopped) memories.limit = start;
                answers[index] = about(memories, positions[index], question.every_action);
            }
            memories.stops = nullptr;
        };
        in_lanes(positions.size(), question.threads, stops, run);
        return answers;
    }

private:
    std::vector<Answer> about(Memories& memories, const Position& position, bool every_action) const {
        switch (position.spec.seats) {
            case 2: return about_seats<2>(memories, position, every_action);
            case 3: return about_seats<3>(memories, position, every_action);
            default: return about_seats<4>(memories, position, every_action);
        }
    }

    template <int SEATS>
    std::vector<Answer> about_seats(Memories& memories, const Position& position, bool every_action) const {
        if (features_ & feature::PLAIN && Played<SEATS, true>::fits(position.spec, position.state))
            return about_played<Played<SEATS, true>>(memories, position, every_action);
        return about_played<Played<SEATS, false>>(memories, position, every_action);
    }

    template <class Rules>
    std::vector<Answer> about_played(Memories& memories, const Position& position, bool every_action) const {
        Search<Rules> search(position.spec, features_, memories);
        if (!every_action) return {worth(search, memories, position, position.state, -1)};
        std::vector<Answer> answers;
        for (Actions actions = legal(position.spec, position.state); actions;) {
            const Action action = take_first(actions);
            State after = position.state;
            Player(position.spec).apply(after, action);
            answers.push_back(worth(search, memories, position, after, action));
        }
        return answers;
    }

    template <class Searching>
    Answer worth(Searching& search, Memories& memories, const Position& position, const State& state,
                 Action action) const {
        const Spec& spec = position.spec;
        if (action >= 0 && action < MELD) action = spec.outside(action);
        const std::uint64_t start = memories.nodes;
        Answer answer{action, -1, 1, true, 0};
        if (spec.goal == Goal::Claim && !spec.race) answer.low = -3, answer.high = 3;
        if (spec.goal == Goal::Points) std::tie(answer.low, answer.high) = search.range(state);
        if (state.phase == Phase::Over) answer.low = answer.high = state.value;
        if (spec.goal == Goal::Points) {
            answer.low = std::max(std::min(answer.low, position.high), position.low);
            answer.high = std::max(std::min(answer.high, position.high), position.low);
        }
        try {
            if (spec.goal == Goal::Points)
                narrow_points(search, state, answer);
            else
                narrow(search, spec, state, answer);
        } catch (const Stopped&) {
            answer.exact = false;
        }
        answer.nodes = memories.nodes - start;
        return answer;
    }

    // One question after the other, until the least and the most are the same.
    template <class Searching>
    static void narrow(Searching& search, const Spec& spec, const State& state, Answer& answer) {
        int& low = answer.low;
        int& high = answer.high;
        // First whether side 0 wins at all, then outwards.
        for (int next = 1; low < high;) {
            if (search.test(state, next) >= 0)
                low = next;
            else
                high = next - 1;
            if (high == 0 && !spec.has_ties()) high = -1;
            next = low >= 1 ? low + 1 : high;
        }
    }

    // The same for card points, of which a deal has too many for that.  What is likely after the next trick is nearly
    // always near, and finding it, by the same way, takes a part of the time.
    template <class Searching>
    void narrow_points(Searching& search, const State& state, Answer& answer) const {
        int& low = answer.low;
        int& high = answer.high;
        int next = (low + high + 1) / 2;
        if (features_ & feature::LIKELY && low + 1 < high) next = points(search, search.likely(state)).low;
        bool holds = false, fails = false;  // some question
        for (int step = 1; low < high; step *= 2) {
            next = std::max(low + 1, std::min(high, next));
            const Margin margin = search.test(state, next);
            if (margin >= 0)
                low = std::min(high, next + margin), holds = true;
            else
                high = std::max(low, next + margin), fails = true;
            next = holds && fails ? (low + high + 1) / 2 : holds ? low + step : high - step + 1;
        }
    }

    // The card points of side 0; Stopped if that takes too long.
    template <class Searching>
    Answer points(Searching& search, const State& state) const {
        Answer answer{-1, state.value, state.value, true, 0};
        if (state.phase == Phase::Over) return answer;
        std::tie(answer.low, answer.high) = search.range(state);
        narrow_points(search, state, answer);
        return answer;
    }

    unsigned features_;
    std::array<std::unique_ptr<Memories>, 2> lanes_;
};

}  // namespace bummerl::tricks
