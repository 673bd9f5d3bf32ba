// The boundary between two tricks, where searches ask, remember and stop.
#pragma once

#include <cstdint>

#include "tricks_game.hpp"

namespace bummerl::tricks {

namespace feature {
constexpr unsigned ORDER = 1, TABLE = 2, BOUNDS = 4, HISTORY = 8, EQUALS = 16, SLACK = 32, CASH = 64, LIKELY = 128,
                   ALL = 255;
}

// What both sides have.
template <int SEATS>
struct Node {
    Mask hands[SEATS];
    std::int16_t points[2], pending[2];
    std::int16_t left;  // card points in the hands
    std::uint8_t leader, trump, coming, won, declared, tricks;

    static Node of(const Spec& spec, const State& state) {
        Node node{};
        for (int seat = 0; seat < SEATS; ++seat) node.hands[seat] = state.hands[seat];
        for (int side = 0; side < 2; ++side) {
            node.points[side] = state.points[side];
            node.pending[side] = state.pending[side];
        }
        node.left = static_cast<std::int16_t>(spec.points_of_all(node.all()));
        node.leader = static_cast<std::uint8_t>((state.turn + SEATS - state.count) % SEATS);
        node.trump = state.trump;
        node.coming = state.coming;
        node.won = state.won;
        node.declared = state.declared;
        node.tricks = state.tricks;
        return node;
    }

    Mask all() const {
        Mask all = 0;
        for (const Mask hand : hands) all |= hand;
        return all;
    }
};

// What lies in the trick.
struct Lying {
    Card led, best;
    int best_seat, points;
};

}  // namespace bummerl::tricks
