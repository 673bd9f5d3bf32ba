// What the two fuzz targets share: seeds, one after the other, for so many seconds.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace bummerl {

inline void demand(bool holds, const char* what, std::uint64_t seed) {
    if (holds) return;
    std::fprintf(stderr, "seed %llu: %s\n", static_cast<unsigned long long>(seed), what);
    std::abort();
}

// What is asked otherwise than for one value, of a position that is worth `value` to whom `mine` says is to act.
template <class Question, class Solver, class Position, class Random>
void try_questions(Solver& solver, const Position& position, int value, bool mine, Random& random, std::uint64_t seed) {
    Question question;
    question.every_action = true;
    question.threads = 2;
    const auto answers = solver.answer({position, position, position}, question, nullptr);
    int best = answers[0][0].low;
    for (const auto& each : answers[0]) best = mine ? std::max(best, each.low) : std::min(best, each.low);
    demand(best == value, "the best action is worth what the position is", seed);
    question.every_action = false;
    question.limit = random.below(20);
    const auto limited = solver.answer({position}, question, nullptr)[0][0];
    demand(limited.low <= value && value <= limited.high, "a stopped search has wrong limits", seed);
    demand(limited.exact == (limited.low == limited.high), "a stopped search does not say so", seed);
}

// The words of the command line are seconds and the first seed.
inline int try_seeds(int count, char** words, void (*try_one)(std::uint64_t)) {
    const auto seconds = std::chrono::seconds(count > 1 ? std::atoi(words[1]) : 20);
    std::uint64_t seed = count > 2 ? std::strtoull(words[2], nullptr, 10) : 1;
    const std::uint64_t first = seed;
    for (const auto end = std::chrono::steady_clock::now() + seconds; std::chrono::steady_clock::now() < end; ++seed)
        try_one(seed);
    std::printf("%s: %llu positions, seeds from %llu: all in order\n", words[0],
                static_cast<unsigned long long>(seed - first), static_cast<unsigned long long>(first));
    return 0;
}

}  // namespace bummerl
