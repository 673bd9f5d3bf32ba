// Exact search of tricks with all cards known: does side 0 get at least so much?
//
// A node is the boundary between two tricks.  The answer is a margin (rules.hpp) seen from side 0, so that it also
// tells for how many card points more or less the same line of play gives the same answer.
#pragma once

#include <cstdint>

#include "meter.hpp"
#include "tricks_best.hpp"
#include "tricks_bounds.hpp"
#include "tricks_order.hpp"
#include "tricks_table.hpp"

namespace bummerl::tricks {

// What does not depend on the number of seats: limits, and what is learned from one position for the next.
struct Memories : Meter {
    Table table;
    History history;

    void forget() {
        table.begin();
        history = {};
    }
};

template <class Rules>
class Search {
public:
    static constexpr int SEATS = Rules::SEATS;
    using Node = tricks::Node<Rules>;

    Search(const Spec& spec, unsigned features, Memories& memories)
        : spec_(spec), features_(features), memories_(memories), table_(memories.table), bounds_(spec_),
          order_(spec_, features, memories.history) {}

    // Whether side 0 gets at least so much, as a margin.
    Margin test(const State& state, int least) {
        if (state.phase == Phase::Over)
            return spec_.goal == Goal::Points ? state.value - least : certainly(state.value >= least);
        Node node = Node::of(spec_, state);
        if (state.phase == Phase::Follow) return mid_trick(node, state, least);
        if (state.phase == Phase::Lead && state.melded == NONE && !state.partner_melded && !spec_.partner_melds)
            return lead(node, least);
        const bool mine = spec_.side_of(state.turn) == 0;
        Margin best = mine ? NEVER : ALWAYS;
        for (Actions actions = legal(spec_, state); actions;) {
            State after = state;
            Player(spec_).apply(after, take_first(actions));
            const Margin margin = test(after, least);
            best = mine ? std::max(best, margin) : std::min(best, margin);
            if ((best >= 0) == mine) break;
        }
        return best;
    }

    std::pair<int, int> range(const State& state) const { return bounds_.range(state); }
    State likely(const State& state) const { return order_.likely(state); }

private:
    bool has(unsigned one_feature) const { return features_ & one_feature; }

    Margin mid_trick(Node& node, const State& state, int least) {
        const Lying lying{state.led, state.best, state.best_seat, state.lying};
        switch (state.count) {
            case 1: return follow<1>(node, lying, state.turn, least);
            case 2: return follow<std::min(2, SEATS - 1)>(node, lying, state.turn, least);
            default: return follow<std::min(3, SEATS - 1)>(node, lying, state.turn, least);
        }
    }

    int score_of(const Node& node, int least) const {
        return node.points[0] - (spec_.goal == Goal::Points ? least : 0);
    }

    std::uint64_t key_of(const Node& node, int least) const {
        std::uint64_t key = node.leader | std::uint64_t{node.trump} << 2 | std::uint64_t{node.declared} << 5;
        if (spec_.goal == Goal::Claim) {
            key |= static_cast<std::uint64_t>(least + 3) << 9 |
                   static_cast<std::uint64_t>(node.points[0] + node.points[1]) << 12;
        } else if (spec_.goal == Goal::First) {
            key |= std::uint64_t{node.tricks} << 9;
        }
        key |= static_cast<std::uint64_t>(node.pending[0]) << 23 | static_cast<std::uint64_t>(node.pending[1]) << 34;
        std::uint64_t won = 0;
        if (spec_.goal == Goal::Claim || spec_.pends || spec_.needs == Needs::SideTrick)
            won = std::uint64_t{has_trick(spec_, node.won, 0)} | std::uint64_t{has_trick(spec_, node.won, 1)} << 1;
        if (spec_.needs == Needs::OwnTrick) {
            std::uint64_t own = 0;
            for (int seat = 0; seat < SEATS; ++seat)
                if (spec_.pairs(node.hands[seat])) own |= node.won & 1 << seat;
            won |= own << 2;
        }
        return key | won << 45 | table_.age() << Table::AGE_AT;
    }

    // Whatever is played is taken back: `node` is afterwards what it was.
    Margin lead(Node& node, int least) {
        memories_.tick();
        Margin margin = 0;
        const Mask hand = node.hands[node.leader];
        const bool single = !(hand & (hand - 1));
        if (single && hand && spec_.goal == Goal::Points) return bounds_.last_trick(node) - least;
        if (bounds_.settled(node, least, has(feature::BOUNDS), margin)) return margin;
        if (!has(feature::TABLE) || single) return partner(node, least, margin);
        std::uint64_t first = node.hands[0] | std::uint64_t{node.hands[1]} << 32, second = 0;
        if constexpr (SEATS > 2) second = node.hands[2];
        if constexpr (SEATS > 3) second |= std::uint64_t{node.hands[3]} << 32;
        const std::uint64_t rest = key_of(node, least);
        const int score = score_of(node, least);
        if (const Known& known = table_.at(first, second, rest); known.is(first, second, rest)) {
            if (score >= known.holds_from) return score - known.holds_from;
            if (score <= known.fails_to) return score - known.fails_to - 1;
        }
        Margin certain = 0;
        if (has(feature::CASH) && spec_.goal == Goal::Points && spec_.rotation == 0 &&
            bounds_.certain(node, least, certain))
            return certain;
        margin = partner(node, least, margin);
        Known& known = table_.at(first, second, rest);
        constexpr std::int16_t FAR = 8000;
        if (!known.is(first, second, rest)) known = {{first, second}, rest, FAR, -FAR};
        if (!has(feature::SLACK)) margin = margin >= 0 ? 0 : -1;
        if (margin >= 0)
            known.holds_from = std::min(known.holds_from, static_cast<std::int16_t>(score - margin));
        else
            known.fails_to = std::max(known.fails_to, static_cast<std::int16_t>(score - margin - 1));
        return margin;
    }

    // A card out of a hand, for as long as this is there.
    class Taken {
    public:
        Taken(Node& node, int seat, Card card, int points)
            : node_(node), seat_(seat), hand_(node.hands[seat]), left_(node.left) {
            node.hands[seat] &= ~bit(card);
            node.left = static_cast<std::int16_t>(node.left - points);
        }
        ~Taken() {
            node_.hands[seat_] = hand_;
            node_.left = left_;
        }
        Taken(const Taken&) = delete;
        Taken& operator=(const Taken&) = delete;

    private:
        Node& node_;
        const int seat_;
        const Mask hand_;
        const std::int16_t left_;
    };

    // Leading

    Node declared(Node node, int seat, Card queen) const {
        const int side = spec_.side_of(seat), suit = queen / 8;
        const int worth = spec_.counting >> seat & 1 ? spec_.marriage[suit] : 0;
        auto& to = spec_.pends && !has_trick(spec_, node.won, side) ? node.pending[side] : node.points[side];
        to = static_cast<std::int16_t>(to + worth);
        if (spec_.partner_melds) node.declared |= static_cast<std::uint8_t>(1 << suit);
        if (spec_.new_trump == NewTrump::AtOnce) node.trump = static_cast<std::uint8_t>(suit);
        if (spec_.new_trump == NewTrump::NextTrick) node.coming = static_cast<std::uint8_t>(suit);
        return node;
    }

    // First the leader's partner declares, if it can: it costs nothing.
    Margin partner(Node& node, int least, Margin best) {
        if (spec_.partner_melds) {
            const int seat = (node.leader + 2) % SEATS;
            const bool mine = spec_.side_of(node.leader) == 0;
            Mask queens = undeclared(spec_.pairs(node.hands[seat]), node.declared);
            if (queens && node.hands[seat] & (node.hands[seat] - 1)) {
                while (queens && !decides(mine, best))
                    best = better(mine, best, after_meld(declared(node, seat, take_lowest(queens)), least, [&](
                        Node& with, Margin margin) { return leads(with, least, margin); }));
                return best;
            }
        }
        return leads(node, least, best);
    }

    // `go_on(node, margin)` unless a claim or a contract ends the deal with this marriage.
    template <class GoOn>
    Margin after_meld(Node node, int least, GoOn go_on) const {
        const bool mine = spec_.side_of(node.leader) == 0;
        Margin margin = mine ? NEVER : ALWAYS;
        if (spec_.goal == Goal::Claim && spec_.claims != Claims::Never) {
            const int side = mine ? 0 : 1;
            margin = seen_from(side, bounds_.right_claim(node, side, mine ? least : 1 - least));
            if (node.points[side] >= spec_.target) return margin;
            // Before the first trick a wrong claim may cost less than losing without a trick.
            if (spec_.claims == Claims::Any && !spec_.race && spec_.wrong_claim == 2 && !has_trick(spec_, node.won, side))
                margin = better(mine, margin, certainly((mine ? -2 : 2) >= least));
        } else if (spec_.goal == Goal::First && spec_.early && node.tricks) {
            margin = node.points[0] - spec_.target;
            if (margin >= 0) return margin;
        }
        if (decides(mine, margin)) return margin;
        return better(mine, margin, go_on(node, margin));
    }

    Margin leads(Node& node, int least, Margin best) {
        const int seat = node.leader;
        const bool mine = spec_.side_of(seat) == 0;
        const Mask hand = node.hands[seat];
        const Mask queens = spec_.has_melds() && may_meld(spec_, node.won, seat)
                                ? undeclared(spec_.pairs(hand), node.declared)
                                : 0;
        const bool may_hide = spec_.new_trump != NewTrump::Never;
        auto choices = order_.leads(node, queens);
        Best found(spec_, has(feature::EQUALS), mine, hand, node.all() & ~hand, best);
        const auto play = [&](Card card) {
            Margin margin = mine ? NEVER : ALWAYS;
            const bool in_pair = queens * PAIR_OF_QUEEN & bit(card);
            if (in_pair) {
                const Card queen = lowest(queens & suit_of(card));
                margin = after_meld(declared(node, seat, queen), least,
                                    [&](Node& with, Margin) { return led(with, card, least); });
            }
            if (!in_pair || (may_hide && !decides(mine, margin)))
                margin = better(mine, margin, led(node, card, least));
            if (has(feature::HISTORY)) learn(memories_.history.good[node.tricks][seat][card], decides(mine, margin));
            return margin;
        };
        while (choices.left) {
            const Card card = choices.take();
            if (found.add(card, play(card), choices.left)) break;
        }
        return found.margin;
    }

    Margin led(Node& node, Card card, int least) {
        const int points = spec_.points(card), seat = node.leader;
        const Taken taken(node, seat, card, points);
        return follow<1>(node, {card, card, seat, points}, spec_.next(seat), least);
    }

    // Following

    template <int PLACE>
    Margin follow(Node& node, const Lying& lying, int seat, int least) {
        constexpr bool LAST = PLACE + 1 == SEATS;
        const Mask trumps = suit_mask(node.trump), hand = node.hands[seat];
        const bool mine = spec_.side_of(seat) == 0;
        Mask cards = may_follow(hand, lying.led, lying.best, trumps, spec_.duty);
        const Mask winning = winning_over(lying.best, trumps);
        const auto play = [&](Card card) {
            const int points = spec_.points(card);
            Lying after = lying;
            after.points += points;
            if (bit(card) & winning) {
                after.best = card;
                after.best_seat = seat;
            }
            const Taken taken(node, seat, card, points);
            if constexpr (LAST)
                return finish(node, after, least);
            else
                return follow<PLACE + 1>(node, after, spec_.next(seat), least);
        };
        std::uint8_t& past = memories_.history.last_decided(node.tricks, seat, lying.best);
        Best found(spec_, has(feature::EQUALS), mine, hand, (node.all() & ~hand) | bit(lying.best), mine ? NEVER : ALWAYS);
        bool remembered = has(feature::HISTORY) && cards & bit(past), ordered = false;
        Grouped<4, 2> choices{{}, cards};
        while (choices.left) {
            Card card = past;
            if (remembered) {
                choices.left &= ~bit(card);
            } else {
                if (!ordered) choices = order_.follows(node, lying, seat, choices.left);
                ordered = true;
                card = choices.take();
            }
            remembered = false;
            if (!found.add(card, play(card), choices.left)) continue;
            if (cards & (cards - 1)) past = static_cast<std::uint8_t>(card);
            break;
        }
        return found.margin;
    }

    Margin finish(Node& node, const Lying& lying, int least) {
        const int winner = lying.best_seat, side = spec_.side_of(winner);
        const bool by_hero = winner == spec_.hero;
        if (spec_.goal == Goal::None) {
            if (by_hero) return NEVER;
        } else if (!by_hero && (spec_.goal == Goal::All || spec_.goal == Goal::First || spec_.unbeaten)) {
            return NEVER;
        }
        const Standing before = node;
        const int bonus = node.hands[winner] ? 0 : spec_.bonus;
        node.points[side] = static_cast<std::int16_t>(node.points[side] + lying.points + node.pending[side] + bonus);
        node.pending[side] = 0;
        node.won |= static_cast<std::uint8_t>(1 << winner);
        ++node.tricks;
        if (node.coming != NO_SUIT) node.trump = node.coming;
        node.coming = NO_SUIT;
        node.leader = static_cast<std::uint8_t>(winner);
        const Margin margin = lead(node, least);
        static_cast<Standing&>(node) = before;
        return margin;
    }

    const Rules spec_;
    const unsigned features_;
    Memories& memories_;
    Table& table_;
    const Bounds<Rules> bounds_;
    const Order<Rules> order_;
};

}  // namespace bummerl::tricks
