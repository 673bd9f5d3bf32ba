// Exact search of tricks with all cards known: does side 0 get at least so much?
//
// A node is the boundary between two tricks.  The answer is a margin (rules.hpp) seen from side 0, so that it also
// tells for how many card points more or less the same line of play gives the same answer.
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <vector>

#include "search.hpp"
#include "tricks_game.hpp"

namespace bummerl::tricks {

namespace feature {
constexpr unsigned ORDER = 1, TABLE = 2, BOUNDS = 4, HISTORY = 8, EQUALS = 16, SLACK = 32, CASH = 64, ALL = 127;
}

struct Known {
    std::uint64_t hands[2] = {};
    std::uint64_t rest = 0;
    std::int16_t holds_from = 0, fails_to = 0;
};

// Whatever comes last stays; entries of another age are as good as none.
class Memory {
public:
    static constexpr int BITS = 13;
    static constexpr int AGE_AT = 51;  // its bit in `rest`
    static constexpr std::uint64_t AGES = 1u << 12;

    Memory() : entries_(std::size_t{1} << BITS) {}

    void begin() {
        if (++age_ == AGES) {
            std::fill(entries_.begin(), entries_.end(), Known());
            age_ = 1;
        }
    }
    std::uint64_t age() const { return age_; }  // never 0, as it is in an empty entry
    // The place does not depend on the age, or else the nodes of a search would.
    Known& at(std::uint64_t first, std::uint64_t second, std::uint64_t rest) {
        rest &= (std::uint64_t{1} << AGE_AT) - 1;
        const std::uint64_t mixed =
            (first ^ (second + rest * 0x9E3779B97F4A7C15u) * 0xBF58476D1CE4E5B9u) * 0xD6E8FEB86659FD93u;
        return entries_[(mixed ^ mixed >> 32) * 0x9E3779B97F4A7C15u >> (64 - BITS)];
    }

private:
    std::vector<Known> entries_;
    std::uint64_t age_ = 0;
};

// What both sides have at the boundary between two tricks.
template <int SEATS>
struct Node {
    Mask hands[SEATS];
    std::int16_t points[2], pending[2];
    std::int16_t left;  // card points in the hands
    std::uint8_t leader, trump, coming, won, declared, tricks;
};

struct Lying {
    Card led, best;
    int best_seat, points;
};

// What does not depend on the number of seats: limits, and what is learned from one position for the next.
struct Memories {
    Memory table;
    std::array<std::array<std::array<std::int16_t, 32>, MOST_SEATS>, 12> good{};
    // By what an answer last decided, at this trick, in this place, against this best card.
    std::array<std::array<std::array<std::uint8_t, 32>, MOST_SEATS>, 12> decided{};
    std::uint64_t nodes = 0, limit = ~std::uint64_t{0};
    std::function<bool()> stops;

    void forget() {
        table.begin();
        good = {};
        decided = {};
    }
};

template <int SEATS>
class Search {
public:
    using Node = tricks::Node<SEATS>;

    Search(const Spec& spec, unsigned features, Memories& memories)
        : spec_(spec), features_(features), memories_(memories), table_(memories.table) {}

    // Whether side 0 gets at least so much, as a margin.
    Margin test(const State& state, int least) {
        if (state.phase == Phase::Over)
            return spec_.goal == Goal::Points ? state.value - least : certainly(state.value >= least);
        const Node node = node_of(state);
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

    // The least and the most that side 0 can have.
    std::pair<int, int> range(const State& state) const {
        const Node node = node_of(state);
        int left = node.left + state.lying + spec_.bonus;
        return {node.points[0], node.points[0] + node.pending[0] + left + melds(node, 0)};
    }

private:
    bool has(unsigned one_feature) const { return features_ & one_feature; }

    void tick() {
        if (memories_.nodes >= memories_.limit ||
            ((memories_.nodes & 0x3FFF) == 0x3FFF && memories_.stops && memories_.stops()))
            throw Stopped();
        ++memories_.nodes;
    }

    Node node_of(const State& state) const {
        Node node{};
        Mask held = 0;
        for (int seat = 0; seat < SEATS; ++seat) held |= node.hands[seat] = state.hands[seat];
        for (int side = 0; side < 2; ++side) {
            node.points[side] = state.points[side];
            node.pending[side] = state.pending[side];
        }
        node.left = static_cast<std::int16_t>(spec_.points_of_all(held));
        node.leader = static_cast<std::uint8_t>((state.turn + SEATS - state.count) % SEATS);
        node.trump = state.trump;
        node.coming = state.coming;
        node.won = state.won;
        node.declared = state.declared;
        node.tricks = state.tricks;
        return node;
    }

    Margin mid_trick(Node node, const State& state, int least) {
        const Lying lying{state.led, state.best, state.best_seat, state.lying};
        switch (state.count) {
            case 1: return follow<1>(node, lying, state.turn, least);
            case 2: return follow<std::min(2, SEATS - 1)>(node, lying, state.turn, least);
            default: return follow<std::min(3, SEATS - 1)>(node, lying, state.turn, least);
        }
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

    bool has_trick(const Node& node, int side) const { return tricks::has_trick(spec_, node.won, side); }

    // Claims and endings

    // The opposite question of side 1; where nobody can tie, 0 and 1 are the same.
    int other(int least) const { return least == 1 && !spec_.has_ties() ? 1 : 1 - least; }

    Margin right_claim(const Node& node, int side, int least) const {
        const Margin reached = node.points[side] - spec_.target;
        if (least < 1) return reached;
        return std::min(reached, spec_.ladder(node.points[side ^ 1], has_trick(node, side ^ 1), least));
    }
    static Margin seen_from(int side, Margin margin) { return side == 0 ? margin : negated(margin); }

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

    bool may_change_trump(const Node& node) const {
        if (spec_.new_trump == NewTrump::Never || !spec_.has_melds()) return false;
        Mask pairs = 0;
        for (const Mask hand : node.hands) pairs |= spec_.pairs(hand);
        return pairs;
    }

    struct Sure {
        int side[2];
    };

    // Card points that the sides take for certain: the leader by leading what nobody can beat until nothing like it is
    // left, and whoever holds the highest trumps by those.
    Sure cashed(const Node& node) const {
        const int seat = node.leader, side = spec_.side_of(seat);
        const Mask hand = node.hands[seat], elsewhere = all_of(node) & ~hand, trumps = suit_mask(node.trump);
        Sure sure{};
        int taken = 0, tricks = 0;
        bool ruffed = false;  // somebody else may still trump
        const auto length = [](Mask cards, int suit) -> int { return COUNT_OF_BYTE[cards >> 8 * suit & 255]; };
        const auto longest = [&](int suit) {
            int most = 0;
            for (int next = 0; next < SEATS; ++next)
                if (next != seat) most = std::max(most, length(node.hands[next], suit));
            return most;
        };
        const auto cash = [&](int suit) {
            const Mask held = hand & suit_mask(suit), others = elsewhere & suit_mask(suit);
            if (!held) return;
            Mask top = others ? held & ~(bit(highest(others)) * 2 - 1) : held;
            if (!top) return;
            int rounds = 8;
            if (ruffed)
                for (int next = 0; next < SEATS; ++next)
                    if (next != seat && node.hands[next] & trumps)
                        rounds = std::min(rounds, spec_.duty.follow ? length(node.hands[next], suit) : 0);
            // Where the others run out first, the rest of the suit is as good.
            if (!ruffed && others && spec_.duty.follow && top != held && length(top, suit) >= longest(suit)) top = held;
            for (; top && rounds; --rounds, ++tricks) {
                const Card card = highest(top);
                top &= ~bit(card);
                taken += spec_.points(card);
            }
        };
        if (trumps) {
            cash(node.trump);
            ruffed = elsewhere & trumps && (!spec_.duty.follow || tricks < longest(node.trump));
        }
        for (int suit = 0; suit < 4; ++suit)
            if (suit != node.trump) cash(suit);
        if (tricks)
            for (int next = 0; next < SEATS; ++next)
                if (next != seat) taken += cheapest(node.hands[next], tricks);
        sure.side[side] = taken;
        const Mask left = elsewhere & trumps;
        if (!left || (hand & trumps) > left || may_change_trump(node)) return sure;
        const Mask best = bit(highest(left));
        for (int next = 0; next < SEATS; ++next) {
            const Mask held = node.hands[next] & trumps;
            if (next == seat || !(held & best)) continue;
            const Mask others = (left | hand) & trumps & ~held;
            int run = 0, taking = 0;
            for (Mask top = others ? held & ~(bit(highest(others)) * 2 - 1) : held; top; ++taking)
                run += spec_.points(take_lowest(top));
            const int of = spec_.side_of(next);
            if (of != side)
                for (int each = 0; each < SEATS; ++each)
                    if (each != next) run += cheapest(node.hands[each], taking);
            sure.side[of] += run;
        }
        return sure;
    }

    static int cheapest(Mask hand, int cards) {
        int sum = 0;
        for (int rank = 0; rank < 8; ++rank) {
            const int held = static_cast<int>((hand >> rank & 0x01010101) * 0x01010101 >> 24);  // one bit a suit
            if (!held) continue;
            if (held >= cards) return sum + cards * RANK_POINTS[rank];
            sum += held * RANK_POINTS[rank];
            cards -= held;
        }
        return sum;
    }

    // What is known without looking further: true if `margin` is the answer.  Otherwise it is what the leader has in
    // any case, a claim that does not hold for instance.
    bool settled(const Node& node, int least, bool window, Margin& margin) const {
        const bool last = !node.hands[node.leader];
        const int side = spec_.side_of(node.leader);
        switch (spec_.goal) {
            case Goal::Points: {
                margin = node.points[0] - least;
                if (last || (has(feature::BOUNDS) && margin >= 0)) return true;
                if (has(feature::BOUNDS)) {
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
                if (has(feature::BOUNDS) && most < 0) return margin = most, true;
                if (spec_.early && node.tricks) return false;
                break;
            }
            case Goal::Claim: {
                const bool claims = spec_.claims != Claims::Never && (window || node.tricks);
                if (claims) {
                    margin = seen_from(side, right_claim(node, side, side == 0 ? least : 1 - least));
                    if (node.points[side] >= spec_.target) return true;
                }
                if (last) {
                    const Margin end = unclaimed(node, least);
                    margin = !claims ? end : side == 0 ? std::max(margin, end) : std::min(margin, end);
                    return true;
                }
                if (has(feature::BOUNDS)) {
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

    // What is remembered

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
            won = std::uint64_t{has_trick(node, 0)} | std::uint64_t{has_trick(node, 1)} << 1;
        if (spec_.needs == Needs::OwnTrick) {
            std::uint64_t own = 0;
            for (int seat = 0; seat < SEATS; ++seat)
                if (spec_.pairs(node.hands[seat])) own |= node.won & 1 << seat;
            won |= own << 2;
        }
        return key | won << 45 | table_.age() << Memory::AGE_AT;
    }

    Margin lead(const Node& node, int least) {
        tick();
        Margin margin = 0;
        const Mask hand = node.hands[node.leader];
        const bool single = !(hand & (hand - 1));
        if (single && hand && spec_.goal == Goal::Points) return last_trick(node) - least;
        if (settled(node, least, false, margin)) return margin;
        if (!has(feature::TABLE) || single) return partner(node, least, margin);
        std::uint64_t first = node.hands[0] | std::uint64_t{node.hands[1]} << 32, second = 0;
        if constexpr (SEATS > 2) second = node.hands[2];
        if constexpr (SEATS > 3) second |= std::uint64_t{node.hands[3]} << 32;
        const std::uint64_t rest = key_of(node, least);
        const int score = score_of(node, least);
        {
            const Known& known = table_.at(first, second, rest);
            if (known.rest == rest && known.hands[0] == first && known.hands[1] == second) {
                if (score >= known.holds_from) return score - known.holds_from;
                if (score <= known.fails_to) return score - known.fails_to - 1;
            }
        }
        if (has(feature::CASH) && spec_.goal == Goal::Points && spec_.rotation == 0) {
            const Margin so_far = node.points[0] - least;
            const Sure sure = cashed(node);
            const Margin most = so_far + node.pending[0] + node.left + spec_.bonus + melds(node, 0) - sure.side[1];
            if (so_far + sure.side[0] >= 0) return so_far + sure.side[0];
            if (most < 0) return most;
        }
        margin = partner(node, least, margin);
        Known& known = table_.at(first, second, rest);
        constexpr std::int16_t FAR = 8000;
        if (known.rest != rest || known.hands[0] != first || known.hands[1] != second)
            known = {{first, second}, rest, FAR, -FAR};
        if (!has(feature::SLACK)) margin = margin >= 0 ? 0 : -1;
        if (margin >= 0)
            known.holds_from = std::min(known.holds_from, static_cast<std::int16_t>(score - margin));
        else
            known.fails_to = std::max(known.fails_to, static_cast<std::int16_t>(score - margin - 1));
        return margin;
    }

    // The card points of side 0 when everybody has played the only card.
    int last_trick(const Node& node) const {
        const Mask trumps = suit_mask(node.trump);
        int winner = node.leader;
        for (int seat = spec_.next(winner); seat != node.leader; seat = spec_.next(seat))
            if (winning_over(lowest(node.hands[winner]), trumps) & node.hands[seat]) winner = seat;
        return node.points[0] + (spec_.side_of(winner) == 0 ? node.left + spec_.bonus + node.pending[0] : 0);
    }

    // Leading

    static bool decides(bool mine, Margin margin) { return (margin >= 0) == mine; }
    static Margin better(bool mine, Margin one, Margin two) { return mine ? std::max(one, two) : std::min(one, two); }

    Node declared(Node node, int seat, Card queen) const {
        const int side = spec_.side_of(seat), suit = queen / 8;
        const int worth = spec_.counting >> seat & 1 ? spec_.marriage[suit] : 0;
        auto& to = spec_.pends && !has_trick(node, side) ? node.pending[side] : node.points[side];
        to = static_cast<std::int16_t>(to + worth);
        if (spec_.partner_melds) node.declared |= static_cast<std::uint8_t>(1 << suit);
        if (spec_.new_trump == NewTrump::AtOnce) node.trump = static_cast<std::uint8_t>(suit);
        if (spec_.new_trump == NewTrump::NextTrick) node.coming = static_cast<std::uint8_t>(suit);
        return node;
    }

    // First the leader's partner declares, if it can: it costs nothing.
    Margin partner(const Node& node, int least, Margin best) {
        if (spec_.partner_melds) {
            const int seat = (node.leader + 2) % SEATS;
            const bool mine = spec_.side_of(node.leader) == 0;
            Mask queens = undeclared(spec_.pairs(node.hands[seat]), node.declared);
            if (queens && node.hands[seat] & (node.hands[seat] - 1)) {
                while (queens && !decides(mine, best))
                    best = better(mine, best, after_meld(declared(node, seat, take_lowest(queens)), least, [&](
                        const Node& with, Margin margin) { return leads(with, least, margin); }));
                return best;
            }
        }
        return leads(node, least, best);
    }

    // `go_on(node, margin)` unless a claim or a contract ends the deal with this marriage.
    template <class GoOn>
    Margin after_meld(const Node& node, int least, GoOn go_on) const {
        const bool mine = spec_.side_of(node.leader) == 0;
        Margin margin = mine ? NEVER : ALWAYS;
        if (spec_.goal == Goal::Claim && spec_.claims != Claims::Never) {
            const int side = mine ? 0 : 1;
            margin = seen_from(side, right_claim(node, side, mine ? least : 1 - least));
            if (node.points[side] >= spec_.target) return margin;
            // Before the first trick a wrong claim may cost less than losing without a trick.
            if (spec_.claims == Claims::Any && !spec_.race && spec_.wrong_claim == 2 && !has_trick(node, side))
                margin = better(mine, margin, certainly((mine ? -2 : 2) >= least));
        } else if (spec_.goal == Goal::First && spec_.early && node.tricks) {
            margin = node.points[0] - spec_.target;
            if (margin >= 0) return margin;
        }
        if (decides(mine, margin)) return margin;
        return better(mine, margin, go_on(node, margin));
    }

    struct Choice {
        Card card;
        int score;
    };
    struct Choices {
        std::array<Choice, 12> list;
        int size = 0;

        void add(Card card, int score) {
            int at = size++;
            for (; at > 0 && list[at - 1].score < score; --at) list[at] = list[at - 1];
            list[at] = {card, score};
        }
    };

    // The cards of a hand that can stand for this one: none between them is in play elsewhere.  King and queen of a
    // marriage that may still be declared stand for each other alone.
    Mask equals(Card card, Mask hand, Mask elsewhere) const {
        const Mask suit = suit_of(card), own = bit(card);
        const Mask live = spec_.has_melds() ? spec_.pairs(hand) * PAIR_OF_QUEEN : 0;
        if (live & own) return hand & live & suit & ~own;
        const Mask higher = elsewhere & above(card), lower = elsewhere & suit & (own - 1);
        const Mask up = higher ? (higher & -higher) - 1 : ~Mask{0};
        const Mask down = lower ? ~(bit(highest(lower)) * 2 - 1) : ~Mask{0};
        return hand & suit & up & down & ~live & ~own;
    }

    // The best of some cards for whoever plays one of them; of cards that are as good as each other one is tried.
    class Best {
    public:
        Best(const Search& search, bool mine, Mask hand, Mask elsewhere, Margin margin)
            : margin(margin), search_(search), mine_(mine), hand_(hand), elsewhere_(elsewhere) {}

        bool is_skipped(Card card) const { return skipped_ & bit(card); }

        // Take in what playing this card leads to; true if that is enough.
        bool add(Card card, Margin leads_to, bool is_last) {
            margin = better(mine_, margin, leads_to);
            if (decides(mine_, margin)) return true;
            if (is_last || !search_.has(feature::EQUALS)) return false;
            for (Mask same = search_.equals(card, hand_, elsewhere_) & ~skipped_; same;) {
                const Card twin = take_lowest(same);
                const int apart = std::abs(search_.spec_.points(card) - search_.spec_.points(twin));
                const Margin bound = mine_ ? leads_to + apart : leads_to - apart;
                if (decides(mine_, bound)) continue;
                skipped_ |= bit(twin);
                margin = better(mine_, margin, bound);
            }
            return false;
        }

        Margin margin;

    private:
        const Search& search_;
        bool mine_;
        Mask hand_, elsewhere_, skipped_ = 0;
    };

    Mask all_of(const Node& node) const {
        Mask all = 0;
        for (const Mask hand : node.hands) all |= hand;
        return all;
    }

    // Tricks that nobody of the other side can take come first, the dearest before; then what costs least.
    int lead_score(const Node& node, Card card, Mask queens) const {
        int score = 0;
        if (has(feature::ORDER)) {
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
        if (has(feature::HISTORY)) score += memories_.good[node.tricks][node.leader][card];
        return score;
    }

    Margin leads(const Node& node, int least, Margin best) {
        const int seat = node.leader;
        const bool mine = spec_.side_of(seat) == 0;
        const Mask hand = node.hands[seat];
        const Mask queens = spec_.has_melds() && may_meld(spec_, node.won, seat)
                                ? undeclared(spec_.pairs(hand), node.declared)
                                : 0;
        const bool may_hide = spec_.new_trump != NewTrump::Never;
        Choices choices;
        for (Mask cards = hand; cards;) {
            const Card card = take_lowest(cards);
            choices.add(card, lead_score(node, card, queens));
        }
        Best found(*this, mine, hand, all_of(node) & ~hand, best);
        const auto play = [&](Card card) {
            Margin margin = mine ? NEVER : ALWAYS;
            const bool in_pair = queens * PAIR_OF_QUEEN & bit(card);
            if (in_pair) {
                const Card queen = lowest(queens & suit_of(card));
                margin = after_meld(declared(node, seat, queen), least,
                                    [&](const Node& with, Margin) { return led(with, card, least); });
            }
            if (!in_pair || (may_hide && !decides(mine, margin)))
                margin = better(mine, margin, led(node, card, least));
            if (has(feature::HISTORY)) judge(memories_.good[node.tricks][seat][card], decides(mine, margin));
            return margin;
        };
        for (int index = 0; index < choices.size; ++index) {
            const Card card = choices.list[index].card;
            if (!found.is_skipped(card) && found.add(card, play(card), index + 1 == choices.size)) break;
        }
        return found.margin;
    }

    static void judge(std::int16_t& score, bool succeeded) {
        score = static_cast<std::int16_t>(score + ((succeeded ? 400 : -400) - score) / 8);
    }

    Margin led(Node node, Card card, int least) {
        const int points = spec_.points(card);
        node.hands[node.leader] &= ~bit(card);
        node.left = static_cast<std::int16_t>(node.left - points);
        return follow<1>(node, {card, card, node.leader, points}, spec_.next(node.leader), least);
    }

    // Following

    // Feed the own side, take dear, lose cheap.
    int follow_score(const Node& node, const Lying& lying, int seat, Card card, bool takes, bool last) const {
        const int points = spec_.points(card);
        const Mask trumps = suit_mask(node.trump);
        if (spec_.goal == Goal::None) return spec_.side_of(seat) == 0 ? (takes ? -20 : 20) + (card & 7) : -(card & 7);
        const int side = spec_.side_of(seat);
        const bool with_us = spec_.side_of(lying.best_seat) == side;
        if (takes) {
            bool holds = true;
            if (!last)
                for (int next = spec_.next(seat); next != node.leader; next = spec_.next(next))
                    if (spec_.side_of(next) != side && node.hands[next] & winning_over(card, trumps)) holds = false;
            return holds ? 40 + points - (bit(card) & trumps ? 12 : 0) : with_us ? 5 - points : 10 - points;
        }
        return with_us ? 20 + points : -points - (bit(card) & trumps ? 4 : 0);
    }

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
            node.hands[seat] = hand & ~bit(card);
            node.left = static_cast<std::int16_t>(node.left - points);
            Margin margin = 0;
            if constexpr (LAST)
                margin = finish(node, after, least);
            else
                margin = follow<PLACE + 1>(node, after, spec_.next(seat), least);
            node.hands[seat] = hand;
            node.left = static_cast<std::int16_t>(node.left + points);
            return margin;
        };
        if (!(cards & (cards - 1))) return play(lowest(cards));
        // What decided last time does so nearly always.
        std::uint8_t& past = memories_.decided[node.tricks][seat][lying.best];
        Best found(*this, mine, hand, (all_of(node) & ~hand) | bit(lying.best), mine ? NEVER : ALWAYS);
        if (has(feature::HISTORY) && cards & bit(past)) {
            cards &= ~bit(past);
            if (found.add(past, play(past), false)) return found.margin;
        }
        Choices choices;
        while (cards) {
            const Card card = take_lowest(cards);
            if (found.is_skipped(card)) continue;
            choices.add(card, has(feature::ORDER)
                                  ? follow_score(node, lying, seat, card, bit(card) & winning, LAST)
                                  : -card);
        }
        for (int index = 0; index < choices.size; ++index) {
            const Card card = choices.list[index].card;
            if (found.is_skipped(card) || !found.add(card, play(card), index + 1 == choices.size)) continue;
            past = static_cast<std::uint8_t>(card);
            break;
        }
        return found.margin;
    }

    Margin finish(const Node& before, const Lying& lying, int least) {
        const int winner = lying.best_seat, side = spec_.side_of(winner);
        const bool by_hero = winner == spec_.hero;
        if (spec_.goal == Goal::None) {
            if (by_hero) return NEVER;
        } else if (!by_hero && (spec_.goal == Goal::All || spec_.goal == Goal::First || spec_.unbeaten)) {
            return NEVER;
        }
        Node node = before;
        const int bonus = node.hands[winner] ? 0 : spec_.bonus;
        node.points[side] = static_cast<std::int16_t>(node.points[side] + lying.points + node.pending[side] + bonus);
        node.pending[side] = 0;
        node.won |= static_cast<std::uint8_t>(1 << winner);
        ++node.tricks;
        if (node.coming != NO_SUIT) node.trump = node.coming;
        node.coming = NO_SUIT;
        node.leader = static_cast<std::uint8_t>(winner);
        return lead(node, least);
    }

    const Spec& spec_;
    unsigned features_;
    Memories& memories_;
    Memory& table_;
};

}  // namespace bummerl::tricks
