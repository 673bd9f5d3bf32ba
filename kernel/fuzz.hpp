// What the two fuzz targets share: seeds, one after the other, for so many seconds.
#pragma once

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
