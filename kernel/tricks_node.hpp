// The boundary between two tricks, where searches ask, remember and stop.
#pragma once

#include <cstdint>

#include "tricks_game.hpp"

namespace bummerl::tricks {

namespace feature {
constexpr unsigned ORDER = 1, TABLE = 2, BOUNDS = 4, HISTORY = 8, EQUALS = 16, SLACK = 32, CASH = 64, LIKELY = 128,
                   PLAIN = 256, ALL = 511;
}

// What is played by so many seats.
template <int SEATS_, bool PLAIN>
struct Played : Spec {
    static constexpr int SEATS = SEATS_;

    explicit Played(const Spec& spec) : Spec(spec) {}

    int next(int seat) const { return seat + 1 == SEATS ? 0 : seat + 1; }
};

// Nearly always it is for card points, without a marriage, and ranks have their usual order: all else is left out then.
template <int SEATS_>
struct Played<SEATS_, true> : Played<SEATS_, false> {
    static constexpr Goal goal = Goal::Points;
    static constexpr std::uint8_t rotation = 0, melders = 0, counting = 0;
    static constexpr Needs needs = Needs::Nothing;
    static constexpr NewTrump new_trump = NewTrump::Never;
    static constexpr bool pends = false, partner_melds = false, unbeaten = false;

    using Played<SEATS_, false>::Played;

    static bool fits(const Spec& spec, const State& state) {
        if (spec.goal != Goal::Points || spec.rotation || state.coming != NO_SUIT || state.pending[0] || state.pending[1])
            return false;
        Mask pairs = 0;
        for (int seat = 0; seat < SEATS_; ++seat)
            if (spec.melders >> seat & 1) pairs |= spec.pairs(state.hands[seat]);
        return !pairs;
    }

    static int points(Card card) { return points_of(card); }
    static int points_of_all(Mask cards) { return bummerl::points_of_all(cards); }
    static constexpr bool has_melds() { return false; }
    static constexpr Mask pairs(Mask) { return 0; }
};

// What changes from trick to trick.
struct Standing {
    std::int16_t points[2], pending[2];
    std::uint8_t leader, trump, coming, won, declared, tricks;
};

// What both sides have.
template <class Rules>
struct Node : Standing {
    static constexpr int SEATS = Rules::SEATS;

    Mask hands[SEATS];
    std::int16_t left;  // card points in the hands

    static Node of(const Rules& spec, const State& state) {
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
