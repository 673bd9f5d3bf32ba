// Cards in the order in which they are tried.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "cards.hpp"

namespace bummerl {

// What is learned of a card that was led: most of what it was before, and whether that was enough now.
inline void learn(std::int16_t& score, bool succeeded) {
    score = static_cast<std::int16_t>(score + ((succeeded ? 400 : -400) - score) / 8);
}

// By falling score.
template <int MOST>
struct Choices {
    std::array<int, MOST> list;
    int size = 0, next = 0;
    Mask left = 0;

    // Without branches: none could be foretold.
    void add(Card card, int score) {
        int added = score * 32 + 31 - card;
        for (int at = 0; at < size; ++at) {
            const int there = list[at];
            list[at] = std::max(there, added);
            added = std::min(there, added);
        }
        list[size++] = added;
        left |= bit(card);
    }
    Card take() {
        while (true) {
            const Card card = 31 - (list[next++] & 31);
            if (!(left & bit(card))) continue;
            left &= ~bit(card);
            return card;
        }
    }
};

// One group after the other; in the first so many what is dear comes first, in the others what is cheap.
template <int Groups, int Dear>
struct Grouped {
    std::array<Mask, Groups> groups;
    Mask left;
    int at = 0;

    Card take() {
        while (!(groups[at] & left)) ++at;
        const Mask group = groups[at] & left;
        const Card card = at < Dear ? dearest(group) : cheapest(group);
        left &= ~bit(card);
        return card;
    }
};

}  // namespace bummerl
