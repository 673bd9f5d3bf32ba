// Which card to try first.
#pragma once

#include <array>
#include <cstdint>

#include "choices.hpp"
#include "tricks_node.hpp"

namespace bummerl::tricks {

// What is learned from one position for the next.
struct History {
    // By trick, seat and card: how often leading it was enough lately.
    std::array<std::array<std::array<std::int16_t, 32>, MOST_SEATS>, 12> good{};
    // By what an answer last decided, at this trick, in this place, against this best card.
    std::array<std::array<std::array<std::uint8_t, 32>, MOST_SEATS>, 12> decided{};

    // What decided last time does so nearly always.
    std::uint8_t& last_decided(int tricks, int seat, Card best) { return decided[tricks][seat][best]; }
};

template <class Rules>
class Order {
public:
    static constexpr int SEATS = Rules::SEATS;
    using Node = tricks::Node<Rules>;

    Order(const Rules& spec, unsigned features, History& history)
        : spec_(spec), features_(features), history_(history) {}

    // `queens` are those of the marriages that the leader may declare.
    Choices<12> leads(const Node& node, Mask queens) const {
        Choices<12> choices;
        const Mask sure = features_ & feature::ORDER ? sure_leads(node) : 0;
        const auto& good = history_.good[node.tricks][node.leader];
        for (Mask cards = node.hands[node.leader]; cards;) {
            const Card card = take_lowest(cards);
            const int learned = features_ & feature::HISTORY ? good[card] : 0;
            choices.add(card, lead_score(node, card, sure, queens) + learned);
        }
        return choices;
    }

    // Feed the own side, take dear, lose cheap.
    Grouped<4, 2> follows(const Node& node, const Lying& lying, int seat, Mask cards) const {
        if (!(features_ & feature::ORDER)) return {{0, 0, cards, 0}, cards};
        const Mask trumps = suit_mask(node.trump), takes = winning_over(lying.best, trumps);
        const int side = spec_.side_of(seat);
        if (spec_.goal == Goal::None) return {{side == 0 ? ~takes : 0, side == 0 ? takes : 0, cards, 0}, cards};
        Mask holds = takes;
        for (int next = spec_.next(seat); next != node.leader; next = spec_.next(next))
            if (spec_.side_of(next) != side) holds &= unbeaten(node.hands[next], trumps);
        return {{holds, spec_.side_of(lying.best_seat) == side ? ~takes : 0, takes, cards}, cards};
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
        const auto node = Node::of(spec_, state);
        if (state.phase == Phase::Follow) {
            const Lying lying{state.led, state.best, state.best_seat, state.lying};
            const std::uint8_t past = history_.last_decided(state.tricks, state.turn, state.best);
            return features_ & feature::HISTORY && cards & bit(past) ? past
                                                                     : follows(node, lying, state.turn, cards).take();
        }
        auto choices = leads(node, 0);
        choices.left &= cards;  // after a marriage only two may be led
        return choices.take();
    }

    // What a hand cannot beat, if it may trump.
    static Mask unbeaten(Mask hand, Mask trumps) { return ~down_from(hand) & (hand & trumps ? trumps : ~Mask{0}); }

    // What nobody of the other side can take.
    Mask sure_leads(const Node& node) const {
        const Mask trumps = suit_mask(node.trump);
        const int side = spec_.side_of(node.leader);
        Mask sure = ~Mask{0};
        for (int seat = 0; seat < SEATS; ++seat) {
            if (spec_.side_of(seat) == side) continue;
            const Mask down = down_from(node.hands[seat]);
            sure &= ~down & (node.hands[seat] & trumps ? suits_of(down) | trumps : ~Mask{0});
        }
        return sure;
    }

    // Tricks that nobody of the other side can take come first, the dearest before; then what costs least.
    int lead_score(const Node& node, Card card, Mask sure, Mask queens) const {
        if (!(features_ & feature::ORDER)) return -card;
        const int marriage = queens * PAIR_OF_QUEEN & bit(card) ? 100 + spec_.marriage[card / 8] : 0;
        if (spec_.goal == Goal::None)
            return marriage + (spec_.side_of(node.leader) == 0 ? -4 * (card & 7) : -(card & 7));
        return marriage + (sure & bit(card) ? 200 + spec_.points(card) : -spec_.points(card));
    }

    const Rules& spec_;
    const unsigned features_;
    History& history_;
};

}  // namespace bummerl::tricks
