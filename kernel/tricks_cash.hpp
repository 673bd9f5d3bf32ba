// Card points that the sides take for certain.
#pragma once

#include <algorithm>
#include <array>

#include "tricks_node.hpp"

namespace bummerl::tricks {

// The leader leads what nobody can beat until nothing like it is left, and whoever holds the highest trumps wins by
// those.  Where ranks have their usual order (Spec::rotation is 0), so that the higher card is the dearer one.
template <class Rules>
class Sure {
public:
    static constexpr int SEATS = Rules::SEATS;

    Sure(const Rules& spec, const Node<Rules>& node)
        : spec_(spec), node_(node), leader_(node.leader), own_(node.hands[leader_]), trumps_(suit_mask(node.trump)) {
        Mask elsewhere = 0;
        for (int seat = spec_.next(leader_), at = 0; at < OTHERS; seat = spec_.next(seat), ++at) {
            others_[at] = {node.hands[seat], counts(node.hands[seat]), seat, spec_.side_of(seat) == spec_.side_of(leader_)};
            elsewhere |= node.hands[seat];
        }
        if (node_.coming == NO_SUIT) cash_all(own_ & ~down_from(elsewhere));
        const Mask left = elsewhere & trumps_;
        if (left && (own_ & trumps_) < left && !may_change_trump()) take_with_trumps(bit(highest(left)));
    }

    int side[2] = {};

private:
    static constexpr int OTHERS = SEATS - 1;

    struct Other {
        Mask hand, lengths;  // a byte each suit
        int seat;
        bool partner;
        bool ruffs = false;  // may trump what is led

        int length(int suit) const { return lengths >> 8 * suit & 15; }
    };

    bool may_change_trump() const {
        if (spec_.new_trump == NewTrump::Never || !spec_.has_melds()) return node_.coming != NO_SUIT;
        Mask pairs = 0;
        for (const Mask hand : node_.hands) pairs |= spec_.pairs(hand);
        return pairs || node_.coming != NO_SUIT;
    }

    // `tops` are the leader's cards above which nobody else has one.
    void cash_all(Mask tops) {
        if (!tops) return;
        if (tops & trumps_) cash(node_.trump);
        for (Other& other : others_) {
            if (!(other.hand & trumps_)) continue;
            other.ruffs = !spec_.duty.follow || other.length(node_.trump) > rounds_[node_.trump];
            if (other.ruffs) tops &= spec_.duty.follow ? suits_of(down_from(other.hand)) : 0;
        }
        for (Mask rest = tops & ~trumps_; rest;) {
            const int suit = lowest(rest) / 8;
            rest &= ~suit_mask(suit);
            cash(suit);
        }
        if (!tricks_) return;
        for (const Other& other : others_) taken_ += given(other);
        side[spec_.side_of(leader_)] = taken_;
    }

    void cash(int suit) {
        Mask held = own_ & suit_mask(suit);
        int most = 8;
        for (const Other& other : others_)
            if (other.ruffs) most = std::min(most, other.length(suit));
        int round = 0;
        for (; held && round < most; ++round) {
            Mask against = 0;  // held by those who still follow
            for (const Other& other : others_)
                if (!spec_.duty.follow || other.length(suit) > round) against |= other.hand;
            const Card card = highest(held);
            if (against & above(card)) break;
            held ^= bit(card);
            taken_ += points_of(card);
        }
        rounds_[suit] = round;
        tricks_ += round;
        cashed_ |= suit_mask(suit);
    }

    // What a hand gives at least to what is cashed; a partner gives dearly.
    int given(const Other& other) const {
        int sum = 0, tricks = tricks_;
        Mask hand = other.hand;
        if (spec_.duty.follow)
            for (Mask cashed = hand & cashed_; cashed;) {
                const int suit = lowest(cashed) / 8;
                Mask held = cashed & suit_mask(suit);
                cashed ^= held;
                for (int round = 0; held && round < rounds_[suit]; ++round, --tricks) {
                    const Card card = other.partner ? highest(held) : lowest(held);
                    sum += points_of(card);
                    held ^= bit(card);
                    hand ^= bit(card);
                }
            }
        if (!tricks) return sum;
        return sum + (other.partner ? points_of_dearest(hand, tricks) : points_of_cheapest(hand, tricks));
    }

    static int points_of_dearest(Mask hand, int cards) {
        int sum = 0;
        for (; hand && cards > 0; --cards) {
            const Card card = dearest(hand);
            sum += points_of(card);
            hand ^= bit(card);
        }
        return sum;
    }

    void take_with_trumps(Mask best) {
        for (const Other& other : others_) {
            if (!(other.hand & best)) continue;
            const int of = spec_.side_of(other.seat);
            const Mask elsewhere = node_.all() & ~other.hand, tops = other.hand & ~down_from(elsewhere);
            // With all trumps one comes to lead, and leads what nobody can beat.  What the leader's partner can do then
            // may have been counted.
            const Mask winners = other.partner || elsewhere & trumps_ ? tops & trumps_ : tops;
            side[of] += points_of_all(winners);
            if (!other.partner)
                for (int seat = 0; seat < SEATS; ++seat)
                    if (seat != other.seat) side[of] += points_of_cheapest(node_.hands[seat], count(winners));
        }
    }

    const Rules& spec_;
    const Node<Rules>& node_;
    const int leader_;
    const Mask own_, trumps_;
    std::array<Other, OTHERS> others_;
    Mask cashed_ = 0;
    int rounds_[5] = {}, tricks_ = 0, taken_ = 0;
};

}  // namespace bummerl::tricks
