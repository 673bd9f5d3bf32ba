// Which card to try first.
#pragma once

#include <array>
#include <cstdint>

#include "tricks_node.hpp"

namespace bummerl::tricks {

// What is learned from one position for the next.
struct History {
    // By trick, seat and card: how often leading it was enough lately.
    std::array<std::array<std::array<std::int16_t, 32>, MOST_SEATS>, 12> good{};
    // By what an answer last decided, at this trick, in this place, against this best card.
    std::array<std::array<std::array<std::uint8_t, 32>, MOST_SEATS>, 12> decided{};

    void judge(int tricks, int seat, Card card, bool succeeded) {
        std::int16_t& score = good[tricks][seat][card];
        score = static_cast<std::int16_t>(score + ((succeeded ? 400 : -400) - score) / 8);
    }
};

struct Choice {
    Card card;
    int score;
};

// Cards from the most promising on.
struct Choices {
    std::array<Choice, 12> list;
    int size = 0;

    void add(Card card, int score) {
        int at = size++;
        for (; at > 0 && list[at - 1].score < score; --at) list[at] = list[at - 1];
        list[at] = {card, score};
    }
};

template <int SEATS>
class Order {
public:
    Order(const Spec& spec, unsigned features, const History& history)
        : spec_(spec), features_(features), history_(history) {}

    // `queens` are those of the marriages that the leader may declare.
    Choices leads(const Node<SEATS>& node, Mask queens) const {
        Choices choices;
        for (Mask cards = node.hands[node.leader]; cards;) {
            const Card card = take_lowest(cards);
            choices.add(card, lead_score(node, card, queens));
        }
        return choices;
    }

    Choices follows(const Node<SEATS>& node, const Lying& lying, int seat, Mask cards) const {
        Choices choices;
        while (cards) {
            const Card card = take_lowest(cards);
            choices.add(card, follow_score(node, lying, seat, card));
        }
        return choices;
    }

    // What decided last time does so nearly always.
    std::uint8_t last_decided(const Node<SEATS>& node, const Lying& lying, int seat) const {
        return history_.decided[node.tricks][seat][lying.best];
    }

    // The position after the next trick, if everybody does what would be tried first.
    State likely(State state) const {
        const Player player(spec_);
        for (const int tricks = state.tricks; state.phase != Phase::Over && state.tricks == tricks;) {
            const Actions actions = legal(spec_, state);
            const Actions melds = actions & ~Actions{~Mask{0}} & ~one(PASS);
            const auto cards = static_cast<Mask>(actions);
            player.apply(state, melds ? std::countr_zero(melds) : cards ? first(state, cards) : PASS);
        }
        return state;
    }

private:
    Card first(const State& state, Mask cards) const {
        const auto node = Node<SEATS>::of(spec_, state);
        if (state.phase == Phase::Follow) {
            const Lying lying{state.led, state.best, state.best_seat, state.lying};
            const std::uint8_t past = last_decided(node, lying, state.turn);
            return features_ & feature::HISTORY && cards & bit(past) ? past
                                                                     : follows(node, lying, state.turn, cards).list[0].card;
        }
        const Choices choices = leads(node, 0);
        int at = 0;
        while (!(cards & bit(choices.list[at].card))) ++at;  // after a marriage only two may be led
        return choices.list[at].card;
    }

    // Tricks that nobody of the other side can take come first, the dearest before; then what costs least.
    int lead_score(const Node<SEATS>& node, Card card, Mask queens) const {
        int score = 0;
        if (features_ & feature::ORDER) {
            const Mask trumps = suit_mask(node.trump);
            const int side = spec_.side_of(node.leader);
            bool sure = true;
            for (int seat = 0; seat < SEATS; ++seat) {
                if (spec_.side_of(seat) == side) continue;
                const Mask hand = node.hands[seat], suit = hand & suit_of(card);
                if (suit ? suit & above(card) : bit(card) & trumps ? 0 : hand & trumps) sure = false;
            }
            const bool in_pair = queens * PAIR_OF_QUEEN & bit(card);
            if (spec_.goal == Goal::None)
                score = spec_.side_of(node.leader) == 0 ? -4 * (card & 7) : -(card & 7);
            else
                score = sure ? 200 + spec_.points(card) : -spec_.points(card);
            if (in_pair) score += 100 + spec_.marriage[card / 8];
        } else {
            score = -card;
        }
        if (features_ & feature::HISTORY) score += history_.good[node.tricks][node.leader][card];
        return score;
    }

    // Feed the own side, take dear, lose cheap.
    int follow_score(const Node<SEATS>& node, const Lying& lying, int seat, Card card) const {
        if (!(features_ & feature::ORDER)) return -card;
        const int points = spec_.points(card);
        const Mask trumps = suit_mask(node.trump);
        const bool takes = bit(card) & winning_over(lying.best, trumps);
        if (spec_.goal == Goal::None) return spec_.side_of(seat) == 0 ? (takes ? -20 : 20) + (card & 7) : -(card & 7);
        const int side = spec_.side_of(seat);
        const bool with_us = spec_.side_of(lying.best_seat) == side;
        if (takes) {
            bool holds = true;
            for (int next = spec_.next(seat); next != node.leader; next = spec_.next(next))
                    if (spec_.side_of(next) != side && node.hands[next] & winning_over(card, trumps)) holds = false;
            return holds ? 40 + points - (bit(card) & trumps ? 12 : 0) : with_us ? 5 - points : 10 - points;
        }
        return with_us ? 20 + points : -points - (bit(card) & trumps ? 4 : 0);
    }

    const Spec& spec_;
    const unsigned features_;
    const History& history_;
};

}  // namespace bummerl::tricks
