// What is known of a node without looking further: claims, endings, what a side can still reach.
#pragma once

#include <algorithm>
#include <utility>

#include "search.hpp"
#include "tricks_cash.hpp"
#include "tricks_node.hpp"

namespace bummerl::tricks {

inline Margin seen_from(int side, Margin margin) { return side == 0 ? margin : negated(margin); }

template <class Rules>
class Bounds {
public:
    using Node = tricks::Node<Rules>;
    static constexpr int SEATS = Rules::SEATS;

    explicit Bounds(const Rules& spec) : spec_(spec) {}

    // The least and the most that side 0 can have.
    std::pair<int, int> range(const State& state) const {
        const Node node = Node::of(spec_, state);
        const int left = node.left + state.lying + spec_.bonus;
        return {node.points[0], node.points[0] + node.pending[0] + left + melds(node, 0)};
    }

    // What the marriages that a side can still declare may bring.
    int melds(const Node& node, int side) const {
        if (!spec_.has_melds()) return 0;
        int sum = 0;
        for (int seat = 0; seat < SEATS; ++seat)
            if (spec_.side_of(seat) == side && spec_.melders & spec_.counting & 1 << seat)
                for (Mask queens = undeclared(spec_.pairs(node.hands[seat]), node.declared); queens;)
                    sum += spec_.marriage[take_lowest(queens) / 8];
        return sum;
    }

    Margin right_claim(const Node& node, int side, int least) const {
        const Margin reached = node.points[side] - spec_.target;
        if (least < 1) return reached;
        return std::min(reached, spec_.ladder(node.points[side ^ 1], has_trick(node, side ^ 1), least));
    }

    // The card points of side 0 when everybody has played the only card.
    int last_trick(const Node& node) const {
        const Mask trumps = suit_mask(node.trump);
        int winner = node.leader;
        for (int seat = spec_.next(winner); seat != node.leader; seat = spec_.next(seat))
            if (winning_over(lowest(node.hands[winner]), trumps) & node.hands[seat]) winner = seat;
        return node.points[0] + (spec_.side_of(winner) == 0 ? node.left + spec_.bonus + node.pending[0] : 0);
    }

    // What is known without looking further: true if `margin` is the answer.  Otherwise it is what the leader has in
    // any case, a claim that does not hold for instance.
    bool settled(const Node& node, int least, bool bounds, Margin& margin) const {
        const bool last = !node.hands[node.leader];
        const int side = spec_.side_of(node.leader);
        switch (spec_.goal) {
            case Goal::Points: {
                margin = node.points[0] - least;
                if (last || (bounds && margin >= 0)) return true;
                if (bounds) {
                    const Margin most =
                        margin + node.pending[0] + node.left + spec_.bonus + melds(node, 0);
                    if (most < 0) return margin = most, true;
                }
                break;
            }
            case Goal::All:
            case Goal::None:
                margin = ALWAYS;
                if (last) return true;
                break;
            case Goal::First: {
                margin = node.tricks ? node.points[0] - spec_.target : NEVER;
                if (node.tricks >= spec_.first) return true;
                if (spec_.early && margin >= 0) return true;
                const Margin most = node.points[0] + node.pending[0] + node.left + melds(node, 0) - spec_.target;
                if (bounds && most < 0) return margin = most, true;
                if (spec_.early && node.tricks) return false;
                break;
            }
            case Goal::Claim: {
                const bool claims = spec_.claims != Claims::Never && node.tricks;
                if (claims) {
                    margin = seen_from(side, right_claim(node, side, side == 0 ? least : 1 - least));
                    if (node.points[side] >= spec_.target) return true;
                }
                if (last) {
                    const Margin end = unclaimed(node, least);
                    margin = !claims ? end : side == 0 ? std::max(margin, end) : std::min(margin, end);
                    return true;
                }
                if (bounds) {
                    const Margin up = at_most(node, 0, least);
                    if (up < 0) return margin = up, true;
                    const Margin down = negated(at_most(node, 1, other(least)));
                    if (down >= 0) return margin = down, true;
                }
                if (claims) return false;
                break;
            }
        }
        margin = side == 0 ? NEVER : ALWAYS;
        return false;
    }

    // The card points of side 0 are at least, or at most, so many more or less than asked for, by what is certain.
    bool certain(const Node& node, int least, Margin& margin) const {
        const Margin so_far = node.points[0] - least;
        const Sure<Rules> sure(spec_, node);
        margin = so_far + sure.side[0];
        if (margin >= 0) return true;
        margin = so_far + node.pending[0] + node.left + spec_.bonus + melds(node, 0) - sure.side[1];
        return margin < 0;
    }

private:
    bool has_trick(const Node& node, int side) const { return tricks::has_trick(spec_, node.won, side); }

    // The opposite question of side 1; where nobody can tie, 0 and 1 are the same.
    int other(int least) const { return least == 1 && !spec_.has_ties() ? 1 : 1 - least; }

    Margin unclaimed(const Node& node, int least) const {
        const int side = spec_.side_of(node.leader);
        const auto graded = [&](int winner) {
            const int asked = winner == 0 ? least : other(least);
            return asked < 1 ? ALWAYS : spec_.ladder(node.points[winner ^ 1], has_trick(node, winner ^ 1), asked);
        };
        switch (spec_.unclaimed) {
            case Unclaimed::LastTrickOne: return certainly((side == 0 ? 1 : -1) >= least);
            case Unclaimed::LastTrickGraded: return seen_from(side, graded(side));
            case Unclaimed::Draw: return certainly(0 >= least);
            case Unclaimed::Lost: return certainly(-1 >= least);
            case Unclaimed::HigherTotal: break;
        }
        const int ahead = node.points[0] - node.points[1];
        if (least >= 1) return std::min((ahead - 1) >> 1, graded(0));
        if (least == 0) return ahead >> 1;
        return std::max(ahead >> 1, negated(graded(1)));
    }

    // An upper bound of what a side can reach; `least` is its own.
    Margin at_most(const Node& node, int side, int least) const {
        if (least < 1) return ALWAYS;
        const int total = node.points[side] + node.pending[side] + node.left + spec_.bonus + melds(node, side);
        Margin reached = spec_.claims == Claims::Never ? NEVER : total - spec_.target;
        switch (spec_.unclaimed) {
            case Unclaimed::LastTrickOne:
                if (least == 1) return ALWAYS;
                break;
            case Unclaimed::LastTrickGraded: reached = ALWAYS; break;
            case Unclaimed::HigherTotal: reached = std::max(reached, (total - node.points[side ^ 1] - 1) >> 1); break;
            case Unclaimed::Draw: break;
            case Unclaimed::Lost:
                if (side == 1) reached = ALWAYS;
                break;
        }
        return std::min(reached, spec_.ladder(node.points[side ^ 1], has_trick(node, side ^ 1), least));
    }

    const Rules& spec_;
};

}  // namespace bummerl::tricks
