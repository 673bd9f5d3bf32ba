// Card points that the sides take for certain.
#pragma once

#include <algorithm>

#include "tricks_node.hpp"

namespace bummerl::tricks {

// The leader leads what nobody can beat until nothing like it is left, and whoever holds the highest trumps wins by
// those.  Where ranks have their usual order (Spec::rotation is 0), so that the higher card is the dearer one.
template <int SEATS>
class Sure {
public:
    Sure(const Spec& spec, const Node<SEATS>& node)
        : spec_(spec), node_(node), leader_(node.leader), trumps_(suit_mask(node.trump)) {
        cash_all();
        const Mask own = node.hands[leader_], left = node.all() & trumps_ & ~own;
        if (left && (own & trumps_) < left && !may_change_trump()) take_with_trumps(bit(highest(left)));
    }

    int side[2] = {};

private:
    bool may_change_trump() const {
        if (spec_.new_trump == NewTrump::Never || !spec_.has_melds()) return node_.coming != NO_SUIT;
        Mask pairs = 0;
        for (const Mask hand : node_.hands) pairs |= spec_.pairs(hand);
        return pairs || node_.coming != NO_SUIT;
    }

    static Mask in(int suit, Mask cards) { return cards >> 8 * suit & 255; }
    static int length(int suit, Mask cards) { return COUNT_OF_BYTE[in(suit, cards)]; }

    template <class Each>
    void others(int seat, Each each) const {
        for (int next = 0; next < SEATS; ++next)
            if (next != seat) each(next);
    }

    void cash_all() {
        if (node_.coming != NO_SUIT) return;
        if (trumps_) cash(node_.trump, false);
        bool ruffed = false;  // somebody else may still trump
        if (trumps_)
            others(leader_, [&](int next) {
                const int held = length(node_.trump, node_.hands[next]);
                ruffed |= spec_.duty.follow ? held > rounds_[node_.trump] : held > 0;
            });
        for (int suit = 0; suit < 4; ++suit)
            if (suit != node_.trump) cash(suit, ruffed);
        const int of = spec_.side_of(leader_);
        if (tricks_) others(leader_, [&](int next) { taken_ += given(node_.hands[next], spec_.side_of(next) == of); });
        side[of] = taken_;
    }

    void cash(int suit, bool ruffed) {
        Mask held = in(suit, node_.hands[leader_]);
        if (!held) return;
        int most = 8, lengths[SEATS] = {};
        others(leader_, [&](int next) {
            lengths[next] = spec_.duty.follow ? length(suit, node_.hands[next]) : 8;
            if (ruffed && node_.hands[next] & trumps_) most = std::min(most, spec_.duty.follow ? lengths[next] : 0);
        });
        int round = 0;
        for (; held && round < most; ++round) {
            Mask against = 0;  // held by those who still follow
            others(leader_, [&](int next) {
                if (lengths[next] > round) against |= in(suit, node_.hands[next]);
            });
            const Card card = highest(held);
            if (against >> card) break;
            held ^= bit(card);
            taken_ += RANK_POINTS[card];
        }
        rounds_[suit] = round;
        tricks_ += round;
    }

    // What a hand gives at least to what is cashed; a partner gives dearly.
    int given(Mask hand, bool partner) const {
        int sum = 0, tricks = tricks_;
        if (spec_.duty.follow)
            for (int suit = 0; suit < 4; ++suit) {
                Mask held = hand & suit_mask(suit);
                for (int round = 0; held && round < rounds_[suit]; ++round, --tricks) {
                    const Card card = partner ? highest(held) : lowest(held);
                    sum += RANK_POINTS[card & 7];
                    held ^= bit(card);
                    hand ^= bit(card);
                }
            }
        if (!tricks) return sum;
        return sum + (partner ? points_of_dearest(hand, tricks) : points_of_cheapest(hand, tricks));
    }

    static int points_of_dearest(Mask hand, int cards) {
        int sum = 0;
        for (int rank = 7; rank >= 0 && cards > 0; --rank) {
            const int held = static_cast<int>((hand >> rank & 0x01010101) * 0x01010101 >> 24);  // one bit a suit
            sum += std::min(held, cards) * RANK_POINTS[rank];
            cards -= held;
        }
        return sum;
    }

    // Of a suit, what nobody else can beat, as long as nobody trumps.
    static Mask top(int suit, Mask hand, Mask all) {
        const Mask own = hand & suit_mask(suit), beside = all & suit_mask(suit) & ~own;
        return beside ? own & ~(bit(highest(beside)) * 2 - 1) : own;
    }

    void take_with_trumps(Mask best) {
        const int leaders = spec_.side_of(leader_);
        const Mask all = node_.all();
        others(leader_, [&](int seat) {
            const Mask hand = node_.hands[seat];
            if (!(hand & best)) return;
            const int of = spec_.side_of(seat);
            Mask winners = top(node_.trump, hand, all);
            // With all trumps one comes to lead, and leads what nobody can beat.  What the leader's partner can do then
            // may have been counted.
            if (of != leaders && (all & trumps_) == (hand & trumps_))
                for (int suit = 0; suit < 4; ++suit) winners |= top(suit, hand, all);
            side[of] += points_of_all(winners);
            if (of != leaders)
                others(seat, [&](int each) { side[of] += points_of_cheapest(node_.hands[each], count(winners)); });
        });
    }

    const Spec& spec_;
    const Node<SEATS>& node_;
    const int leader_;
    const Mask trumps_;
    int rounds_[4] = {}, tricks_ = 0, taken_ = 0;
};

}  // namespace bummerl::tricks
