// Exact search with all cards known: is the leader's value at least so much?
//
// A node is the boundary between two tricks, seen from the side that leads.  The answer is a margin (rules.hpp), so
// that it also tells for how much other scores the same line of play gives the same answer.
//
//   open ──► trick ──► [close before drawing] ──► draw ──► open … ──► strict<false>    the talon is gone
//     └────► close ──► [the opponent exchanges] ─────────────────────► strict<true>     the talon is closed
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>

#include "choices.hpp"
#include "game.hpp"
#include "meter.hpp"
#include "table.hpp"

namespace bummerl {

// What makes the search fast; each can be left out without changing an answer.
namespace feature {
constexpr unsigned ORDER = 1, TABLE = 2, BOUNDS = 4, HISTORY = 8, EQUALS = 16, SLACK = 32, SURE = 64, ALL = 127;
}

class Search : public Meter {
public:
    Search(const Rules& rules, unsigned features, int table_bits)
        : rules_(rules),
          monotone_(rules.monotone()),
          features_(rules.monotone() ? features : features & ~(feature::EQUALS | feature::SLACK | feature::SURE)),
          open_(table_bits, 6),
          strict_(table_bits, 8) {}

    // Forget what depends on the talon's cards.
    void next_world() { open_.begin(); }

    // Forget everything, so that an answer does not depend on what was asked before.
    void forget() {
        open_.begin();
        strict_.begin();
        history_ = {};
    }

    // Whether the seat to act gets at least `least` game points.
    bool test(const State& state, int least) {
        if (state.phase == Phase::Lead && state.melded == NONE) return lead_of(state, least) >= 0;
        for (Actions actions = considered(state); actions;) {
            State after = state;
            Player(rules_).apply(after, take_first(actions));
            if (value_at_least(after, state.turn, least)) return true;
        }
        return false;
    }

    bool value_at_least(const State& state, int seat, int least) {
        if (state.phase == Phase::Over) return (seat == 0 ? state.value : -state.value) >= least;
        return state.turn == seat ? test(state, least) : !test(state, 1 - least);
    }

    // The legal actions, without wrong claims where those are left out.
    Actions considered(const State& state) const {
        const Actions actions = legal(rules_, state);
        const bool is_wrong = state.sides[state.turn].points < rules_.target;
        return is_wrong && !rules_.wrong_claims ? actions & ~one(CLAIM) : actions;
    }

private:
    bool has(unsigned one_feature) const { return features_ & one_feature; }

    // The opponent's question that has the opposite answer; where nobody can tie, 0 and 1 are the same.
    int other(int least, bool closed) const { return least == 1 && (closed || !rules_.has_ties()) ? 1 : 1 - least; }

    Margin lead_of(const State& state, int least) {
        const Side &mine = state.sides[state.turn], &theirs = state.sides[state.turn ^ 1];
        const Stakes stakes = state.stakes_of(state.turn);
        const bool closed = stakes.closer != Stakes::Nobody;
        if (least == 0 && (closed || !rules_.has_ties())) least = 1;
        const int left = points_of_all(mine.hand | theirs.hand);
        if (stakes.closer == Stakes::First)
            return settled(theirs, stakes, least, [&](Stakes inner, int more) {
                return strict<true>(mine, theirs, inner, more, left);
            });
        if (closed)
            return negated(settled(mine, stakes.swapped(), other(least, true), [&](Stakes inner, int more) {
                return negated(strict<true>(mine, theirs, inner.swapped(), other(more, true), left));
            }));
        if (!state.talon()) return strict<false>(mine, theirs, {}, least, left);
        stock_ = state.stock;
        size_ = state.size;
        Mask talon = 0;
        for (int index = size_ - 1; index >= state.next; --index) {
            talon |= bit(stock_[index]);
            talon_[index] = talon;
        }
        const bool swapped = state.turnup() == rules_.lowest_trump();
        return open(mine, theirs, state.next, swapped, least, left + points_of_all(talon));
    }

    // Claims

    // What claiming gives the leader; true if there is nothing better to do.
    bool claims(const Side& mine, const Side& theirs, Stakes stakes, int least, bool may, bool open, Margin& best) {
        const bool reached = mine.points >= rules_.target;
        if (rules_.claim_auto) {
            best = std::max(best, rules_.claim(mine, theirs, stakes, least, false));
            return reached;
        }
        if (!may && !rules_.claim_any_time) return false;
        best = std::max(best, rules_.claim(mine, theirs, stakes, least, rules_.wrong_claims));
        const bool may_grow = (stakes.closer == Stakes::Second && rules_.waiting_pays()) ||
                              (open && rules_.closing && rules_.multiplier > 1);
        return best >= 0 || (reached && has(feature::SURE) && !may_grow);
    }

    // The follower may claim instead of answering, where one may at any time: no lead is worth more than this.
    Margin unclaimed(const Side& mine, const Side& theirs, Stakes stakes, int others) const {
        if (!rules_.claim_any_time || rules_.claim_auto) return ALWAYS;
        return negated(rules_.claim(theirs, mine, stakes.swapped(), others, rules_.wrong_claims));
    }

    // What is remembered

    // The marriages that wait are worth 0, 20 or 40.
    std::uint32_t key_of(const Side& mine, const Side& theirs) const {
        return static_cast<std::uint32_t>(mine.points + theirs.points) | mine.won << 10 | (mine.pending >> 4) << 11 |
               theirs.won << 13 | (theirs.pending >> 4) << 14;
    }

    bool recall(const Entry& entry, std::uint64_t hands, std::uint32_t rest, int score, Margin& margin) const {
        if (entry.hands != hands || entry.rest != rest) return false;
        const bool holds = monotone_ ? score >= entry.holds_from : score == entry.holds_from;
        margin = holds ? score - entry.holds_from : score - entry.fails_to - 1;
        return holds || (monotone_ ? score <= entry.fails_to : score == entry.fails_to);
    }

    void store(Entry& entry, std::uint64_t hands, std::uint32_t rest, int score, Margin margin) const {
        constexpr std::int16_t FAR = 4000;
        if (entry.hands != hands || entry.rest != rest) entry = {hands, rest, FAR, -FAR};
        if (!has(feature::SLACK)) margin = margin >= 0 ? 0 : -1;
        if (margin >= 0) {
            const auto from = static_cast<std::int16_t>(score - margin);
            entry.holds_from = monotone_ ? std::min(entry.holds_from, from) : from;
        } else {
            const auto to = static_cast<std::int16_t>(score - margin - 1);
            entry.fails_to = monotone_ ? std::max(entry.fails_to, to) : to;
        }
    }

    // Leading

    // The cards of a hand that can stand for this one: none between them is in play elsewhere.  King and queen of a
    // marriage that may still be declared stand for each other alone.
    Mask equals(Card card, Mask hand, Mask elsewhere, Mask talon) const {
        elsewhere |= talon;
        const Mask own = bit(card), live = marriages(hand | talon) * PAIR_OF_QUEEN;
        if (live & own) return rules_.meld_king ? 0 : hand & live & suit_of(card) & ~own & ~elsewhere;
        return neighbours(card, hand, elsewhere) & ~live;
    }

    // The best of some leads.  `lead(side, card)` is what a lead gives; `queens` are the marriages that may be declared.
    template <class Order, class Lead>
    Margin best_lead(const Side& mine, const Side& theirs, Stakes stakes, int least, Order choices, Mask queens,
                     Mask talon, Mask apart, bool open, Margin best, Lead lead) {
        while (choices.left) {
            const Card card = choices.take();
            const bool in_pair = queens * PAIR_OF_QUEEN & bit(card);
            const bool declares = in_pair && (!rules_.meld_king || (card & 7) == KING);
            Margin margin = NEVER;
            if (declares) {
                const Side with = declared(rules_, mine, card);
                if (!claims(with, theirs, stakes, least, true, open, margin))
                    margin = std::max(margin, lead(with, card));
            }
            if (!declares || (margin < 0 && !has(feature::SURE))) margin = std::max(margin, lead(mine, card));
            best = std::max(best, margin);
            if (best >= 0) return best;
            if ((choices.left & suit_of(card)) && has(feature::EQUALS) && !(apart & bit(card)))
                for (Mask same = equals(card, mine.hand, theirs.hand, talon) & choices.left & ~apart; same;) {
                    const Card twin = take_lowest(same);
                    const Margin at_most = margin + std::abs(points_of(card) - points_of(twin));
                    if (at_most >= 0) continue;
                    choices.left &= ~bit(twin);
                    best = std::max(best, at_most);
                }
        }
        return best;
    }

    // The worst for the leader of some answers.  `answer(card)` is what an answer gives the leader.
    template <class Order, class Answer>
    Margin worst_answer(Mask hand, Order choices, Mask elsewhere, Mask talon, Mask apart, Margin worst, Answer answer) {
        while (choices.left) {
            const Card card = choices.take();
            const Margin margin = answer(card);
            worst = std::min(worst, margin);
            if (worst < 0) return worst;
            if ((choices.left & suit_of(card)) && has(feature::EQUALS) && !(apart & bit(card)))
                for (Mask same = equals(card, hand, elsewhere, talon) & choices.left & ~apart; same;) {
                    const Card twin = take_lowest(same);
                    const Margin at_least = margin - std::abs(points_of(card) - points_of(twin));
                    if (at_least < 0) continue;
                    choices.left &= ~bit(twin);
                    worst = std::min(worst, at_least);
                }
        }
        return worst;
    }

    // Nothing is drawn any more

    // An upper bound of what a side can reach.
    template <bool Closed>
    Margin at_most(const Side& mine, const Side& theirs, Stakes stakes, int least, int left) const {
        if (least <= 0 || (Closed && stakes.closer == Stakes::Second)) return ALWAYS;
        if (!Closed && least == 1 && rules_.no_claim == Rules::NoClaim::LastTrickOne) return ALWAYS;
        int total = mine.points + mine.pending + left;
        if (Closed ? rules_.meld_closed : rules_.meld_exhausted)
            for (Mask queens = marriages(mine.hand); queens;) total += marriage_worth(take_lowest(queens));
        if (!Closed) total += rules_.bonus;
        // A trump above all of mine takes a trick, and one of my cards with it.
        const Mask trumps = mine.hand & TRUMPS;
        if (const Mask lost = theirs.hand & (trumps ? above(highest(trumps)) : TRUMPS))
            total -= points_of_all(lost) + points_of_cheapest(mine.hand, count(lost));
        const Margin reached = total - rules_.target;
        if (Closed) {
            if (rules_.scored_at_close) return reached;
            return std::min(reached, rules_.ladder(theirs.points, theirs.won, least));
        }
        const Margin ladder = rules_.ladder(theirs.points, theirs.won, least);
        if (rules_.no_claim == Rules::NoClaim::HigherTotal)
            return std::min(ladder, std::max(reached, (total - theirs.points - 1) >> 1));
        return std::min(ladder, reached);
    }

    // A lower bound: the leader takes its sure tricks, one after the other, and claims.
    template <bool Closed>
    Margin cashed(const Side& mine, const Side& theirs, Stakes stakes, int least, int left) const {
        const Mask down = down_from(theirs.hand);
        Mask sure = mine.hand & ~down;
        if (count(sure & TRUMPS) >= count(theirs.hand & TRUMPS)) {
            sure |= mine.hand & TRUMPS;
        } else {
            sure &= suits_of(down);
            const Mask allowance = 0x7F7F7F7F - counts(theirs.hand);
            while (const Mask over = (counts(sure) + allowance) & 0x80808080) {
                const Mask suit = suit_of(lowest(over)) & sure;
                sure &= ~(suit & -suit);
            }
        }
        if (!sure) return NEVER;
        int total = mine.points + mine.pending;
        if (sure == mine.hand) {
            total += left + (Closed ? 0 : rules_.bonus);
            if (!Closed && rules_.no_claim == Rules::NoClaim::LastTrickOne && least <= 1) return ALWAYS;
        } else {
            total += points_of_all(sure) + points_of_cheapest(theirs.hand, count(sure));
        }
        const Margin reached = total - rules_.target;
        if (least <= 0 || reached < 0) return reached;
        return std::min(reached, rules_.right_claim(theirs, stakes, least));
    }

    template <bool Closed>
    Margin strict(const Side& mine, const Side& theirs, Stakes stakes, int least, int left) {
        if (!Closed && least > 3) return NEVER;
        if (!Closed && least < -2) return ALWAYS;
        Margin best = NEVER;
        if (claims(mine, theirs, stakes, least, mine.won || theirs.won, false, best)) return best;
        tick();
        if (!(mine.hand & (mine.hand - 1))) return std::max(best, last_trick<Closed>(mine, theirs, stakes, least));
        const int others = other(least, Closed);
        if (has(feature::BOUNDS)) {
            if (Closed) {  // with the talon gone, having the lead, it would cut off one node in a hundred
                const Margin up = at_most<Closed>(mine, theirs, stakes, least, left);
                if (up < 0) return up;
            }
            const Margin down = negated(at_most<Closed>(theirs, mine, stakes.swapped(), others, left));
            if (down >= 0) return down;
            if (cashes_) {
                const Margin sure = cashed<Closed>(mine, theirs, stakes, least, left);
                if (sure >= 0) return sure;
            }
        }
        const std::uint64_t hands = mine.hand | std::uint64_t{theirs.hand} << 32;
        std::uint32_t rest = 0;
        if (has(feature::TABLE)) {
            rest = key_of(mine, theirs) | static_cast<std::uint32_t>(least + 2) << 16 |
                   static_cast<std::uint32_t>(stakes.closer) << 19 | std::uint32_t{stakes.trickless} << 21 |
                   frozen(stakes) << 22 | strict_.age() << 24;
            Margin known = 0;
            if (recall(strict_.at(hands, rest), hands, rest, mine.points, known)) return known;
        }
        const bool melds = may_meld(rules_, !mine.won && !theirs.won, Closed, Closed ? 1 : 0);
        const Mask queens = melds ? marriages(mine.hand) : 0;
        best = strict_leads<Closed>(mine, theirs, stakes, least, left, ordered(mine.hand, theirs.hand, queens), queens,
                                    best);
        if (has(feature::TABLE)) store(strict_.at(hands, rest), hands, rest, mine.points, best);
        return best;
    }

    template <bool Closed, class Order>
    Margin strict_leads(const Side& mine, const Side& theirs, Stakes stakes, int least, int left, const Order& choices,
                        Mask queens, Margin best) {
        const int others = other(least, Closed);
        return best_lead(mine, theirs, stakes, least, choices, queens, 0, 0, false, best, [&](Side side, Card led) {
            const Margin worst = unclaimed(side, theirs, stakes, others);
            if (worst < 0) return worst;
            side.hand &= ~bit(led);
            const Mask winning = has(feature::ORDER) ? above(led) | (is_trump(led) ? 0 : TRUMPS) : 0;
            const Grouped<2, 1> answers{{winning, ~winning}, may_answer(theirs.hand, led, rules_.strict_duty)};
            return worst_answer(theirs.hand, answers, side.hand | bit(led), 0, 0, worst, [&](Card card) {
                const int worth = points_of(led) + points_of(card);
                Side rest = theirs;
                rest.hand &= ~bit(card);
                if (beats(card, led))
                    return negated(strict<Closed>(took(rest, worth), side, stakes.swapped(), others, left - worth));
                return strict<Closed>(took(side, worth), rest, stakes, least, left - worth);
            });
        });
    }

    // Each has one card.
    template <bool Closed>
    Margin last_trick(const Side& mine, const Side& theirs, Stakes stakes, int least) {
        const Card led = lowest(mine.hand), card = lowest(theirs.hand);
        const int others = other(least, Closed), worth = points_of(led) + points_of(card) + (Closed ? 0 : rules_.bonus);
        const Margin worst = unclaimed(mine, theirs, stakes, others);
        if (worst < 0) return worst;
        if (beats(card, led))
            return std::min(worst, negated(after_last(took(theirs, worth), mine, stakes.swapped(), others)));
        return std::min(worst, after_last(took(mine, worth), theirs, stakes, least));
    }

    Margin after_last(const Side& mine, const Side& theirs, Stakes stakes, int least) {
        Margin best = NEVER;
        if (claims(mine, theirs, stakes, least, true, false, best) && rules_.claim_auto) return best;
        return std::max(best, rules_.played_out(mine, theirs, stakes, least));
    }

    // Sure tricks first, those that the opponent must follow before, and trumps last; then marriages, then cheap cards.
    Grouped<8, 5> ordered(Mask mine, Mask theirs, Mask queens) const {
        if (!has(feature::ORDER)) return {{0, 0, 0, 0, 0, 0, 0, mine}, mine};
        const Mask down = down_from(theirs), followed = suits_of(down), pairs = queens * PAIR_OF_QUEEN;
        const Mask sure = mine & ~down & (theirs & TRUMPS ? followed | TRUMPS : ~Mask{0});
        const Mask plain = ~TRUMPS, led = sure & plain;
        return {{led & pairs, led & followed, led, sure, pairs, plain & ~followed, plain, mine}, mine};
    }

    // Closing

    // The closer's question once a right claim is known to be worth enough.  `ask` is given the stakes and the question,
    // brought to the least that means the same, so that more is remembered of other deals.
    template <class Ask>
    Margin settled(const Side& theirs, Stakes stakes, int least, Ask ask) {
        const int times = rules_.multiplier;
        int more = least >= 0 ? (least + times - 1) / times : -(-least / times);
        if (more == 0) more = 1;
        Margin worth = ALWAYS;
        if (more >= 1 && rules_.scored_at_close) {
            worth = rules_.ladder(stakes.points, !stakes.trickless, more);
            if (worth < 0) return worth;
        } else if (more >= 1) {
            worth = rules_.ladder(theirs.points, theirs.won, more);
            if (worth < 0) return worth;
            worth = ALWAYS;
        }
        const auto [cheap, dear] = losses(stakes.trickless);
        if (more <= 0 && more > -cheap) more = 1;
        if (more <= -dear) return ALWAYS;
        if (rules_.scored_at_close && more > 1 && more <= least_from_wrong_claim()) more = 1;
        Stakes inner = stakes;
        if (rules_.false_claim != Rules::FalseClaim::AsIfWon) {
            inner.points = Stakes::SETTLED;
            if (more >= 1) inner.trickless = false;
        }
        return std::min(worth, ask(inner, more));
    }

    // What a right claim of the closer is worth, where a wrong one costs as much; 0 where that does not matter.
    std::uint32_t frozen(Stakes stakes) const {
        if (stakes.points == Stakes::SETTLED) return 0;
        return rules_.ladder(stakes.points, !stakes.trickless, 3) >= 0   ? 3
               : rules_.ladder(stakes.points, !stakes.trickless, 2) >= 0 ? 2
                                                                         : 1;
    }

    // The least and the most that a closer can lose.
    std::pair<int, int> losses(bool trickless) const {
        std::pair<int, int> range{2, 2};
        switch (rules_.failed_close) {
            case Rules::FailedClose::OppTrickless: range = trickless ? std::pair{3, 3} : std::pair{2, 2}; break;
            case Rules::FailedClose::CloserZero: range = {2, 3}; break;
            case Rules::FailedClose::Three: range = {3, 3}; break;
            case Rules::FailedClose::Us1895: range = trickless ? std::pair{3, 3} : std::pair{1, 2}; break;
        }
        if (rules_.opp_claim != Rules::OppClaim::AsFailedClose) {
            range.first = std::min(range.first, 2);
            range.second =
                std::max(range.second, rules_.opp_claim == Rules::OppClaim::CloserTrickless ? 3 : 2);
        }
        if (!rules_.closer_max && rules_.wrong_claims) range.first = std::min(range.first, 1);
        return range;
    }

    int least_from_wrong_claim() const {
        if (!rules_.wrong_claims || rules_.claim_auto) return 3;
        return rules_.false_claim == Rules::FalseClaim::Two || rules_.false_claim == Rules::FalseClaim::TwoOrThree ? 2
                                                                                                                  : 1;
    }

    // The leader closes, having declared the marriage of that queen if there is one.
    Margin close(const Side& mine, const Side& theirs, Card turnup, int talon, int least, Card melded) {
        const Stakes stakes{Stakes::First, theirs.won == 0, theirs.points};
        const auto go_on = [&](const Side& other_side) {
            return settled(theirs, stakes, least, [&](Stakes inner, int more) {
                const int left = points_of_all(mine.hand | other_side.hand);
                if (melded == NONE) return strict<true>(mine, other_side, inner, more, left);
                Margin best = NEVER;
                if (claims(mine, other_side, inner, more, true, false, best)) return best;
                Choices<8> pair;
                pair.add(melded + 1, 0);
                if (!rules_.meld_king) pair.add(melded, 0);
                return strict_leads<true>(mine, other_side, inner, more, left, pair, 0, best);
            });
        };
        if (!may_ask(rules_, talon, turnup)) return go_on(theirs);
        Margin worst = ALWAYS;
        if (rules_.claim_any_time && !rules_.claim_auto)
            worst = settled(theirs, stakes, least, [&](Stakes inner, int more) {
                return unclaimed(mine, theirs, inner, other(more, true));
            });
        if (worst >= 0) worst = std::min(worst, go_on(theirs));
        const Mask low = bit(rules_.lowest_trump());
        if (worst >= 0 && (theirs.hand & low)) {
            Side swapped = theirs;
            swapped.hand = (theirs.hand & ~low) | bit(turnup);
            worst = std::min(worst, go_on(swapped));
        }
        return worst;
    }

    // Cards are still drawn

    // The talon is stock_[next ..); its last card has been exchanged where `swapped`.
    struct Talon {
        int next;
        bool swapped;
    };
    int size_of(Talon talon) const { return size_ - talon.next; }
    Card turnup(Talon talon) const { return talon.swapped ? rules_.lowest_trump() : stock_[size_ - 1]; }
    Card card_at(int index, Talon talon) const { return index == size_ - 1 ? turnup(talon) : stock_[index]; }
    Mask cards_of(Talon talon) const {
        return (talon_[talon.next] & ~bit(stock_[size_ - 1])) | bit(turnup(talon));
    }
    Side exchanged(Side side, Talon talon) const {
        side.hand = (side.hand & ~bit(rules_.lowest_trump())) | bit(turnup(talon));
        return side;
    }

    // An upper bound of what a side can reach.
    Margin at_most_open(const Side& mine, const Side& theirs, int least, int left, Mask talon) const {
        if (least <= 0) return ALWAYS;
        if (least == 1 && rules_.no_claim == Rules::NoClaim::LastTrickOne) return ALWAYS;
        const int times = rules_.closing ? rules_.multiplier : 1;
        int total = mine.points + mine.pending + left + rules_.bonus;
        for (Mask queens = marriages(mine.hand | talon); queens;) total += marriage_worth(take_lowest(queens));
        Margin reached = total - rules_.target;
        if (rules_.no_claim == Rules::NoClaim::HigherTotal)
            reached = std::max(reached, (total - theirs.points - 1) >> 1);
        return std::min(reached, rules_.ladder(theirs.points, theirs.won, (least + times - 1) / times));
    }

    Margin open(const Side& mine, const Side& theirs, int next, bool swapped, int least, int left) {
        const Talon talon{next, swapped};
        const bool first = !mine.won && !theirs.won;
        Margin best = NEVER;
        if (claims(mine, theirs, {}, least, !first, true, best)) return best;
        tick();
        const int others = other(least, false);
        const Mask undrawn = cards_of(talon);
        if (has(feature::BOUNDS)) {
            const Margin up = at_most_open(mine, theirs, least, left, undrawn);
            if (up < 0) return up;
            const Margin down = negated(at_most_open(theirs, mine, others, left, undrawn));
            if (down >= 0) return down;
        }
        const std::uint64_t hands = mine.hand | std::uint64_t{theirs.hand} << 32;
        std::uint32_t rest = 0;
        if (has(feature::TABLE)) {
            rest = key_of(mine, theirs) | static_cast<std::uint32_t>(least + 12) << 16 |
                   static_cast<std::uint32_t>(next / 2) << 21 | std::uint32_t{swapped} << 25 | open_.age() << 26;
            Margin known = 0;
            if (recall(open_.at(hands, rest), hands, rest, mine.points, known)) return known;
        }
        best = std::max(best, open_choices(mine, theirs, talon, least, left, first));
        if (has(feature::TABLE)) store(open_.at(hands, rest), hands, rest, mine.points, best);
        return best;
    }

    Margin open_choices(const Side& mine, const Side& theirs, Talon talon, int least, int left, bool first) {
        const int size = size_of(talon);
        Margin best = NEVER;
        if (may_exchange(rules_, mine, size)) {
            best = open_lead(exchanged(mine, talon), theirs, {talon.next, true}, least, left, first);
            if (best >= 0) return best;
        }
        return std::max(best, open_lead(mine, theirs, talon, least, left, first));
    }

    Margin open_lead(const Side& mine, const Side& theirs, Talon talon, int least, int left, bool first) {
        const Mask undrawn = cards_of(talon);
        const Mask queens = may_meld(rules_, first, false, size_of(talon)) ? marriages(mine.hand) : 0;
        Margin best = NEVER;
        if (may_close(rules_, first, size_of(talon))) {
            best = close(mine, theirs, turnup(talon), size_of(talon), least, NONE);
            if (!rules_.meld_closed)
                for (Mask pairs = queens; pairs && best < 0;) {
                    const Card queen = take_lowest(pairs);
                    const Side with = declared(rules_, mine, queen);
                    if (rules_.claim_auto && with.points >= rules_.target) continue;  // the deal is over before
                    best = std::max(best, close(with, theirs, turnup(talon), size_of(talon), least, queen));
                }
            if (best >= 0) return best;
        }
        const int others = other(least, false);
        Trick& past = history_[talon.next / 2];
        Choices<8> choices;
        for (Mask cards = mine.hand; cards;) {
            const Card card = take_lowest(cards);
            int score = has(feature::ORDER) ? open_score(card, theirs.hand, queens) : -card;
            if (has(feature::HISTORY)) score += past.good[card] * 3 / 4;
            choices.add(card, score);
        }
        const Mask apart = talon.swapped ? 0 : bit(rules_.lowest_trump());
        best = best_lead(mine, theirs, {}, least, choices, queens, undrawn, apart, true, best, [&](Side side, Card led) {
            Margin worst = unclaimed(side, theirs, {}, others);
            if (worst < 0) return worst;
            side.hand &= ~bit(led);
            worst = open_answer(side, theirs, led, talon, least, left, worst);
            if (worst >= 0 && rules_.either_exchanges && may_exchange(rules_, theirs, size_of(talon)))
                worst = std::min(worst, open_answer(side, exchanged(theirs, talon), led, {talon.next, true}, least,
                                                    left, worst));
            if (has(feature::HISTORY)) learn(past.good[led], worst >= 0);
            return worst;
        });
        return best;
    }

    Margin open_answer(const Side& mine, const Side& theirs, Card led, Talon talon, int least, int left,
                       Margin worst) {
        const int others = other(least, false);
        Trick& past = history_[talon.next / 2];
        const Card refuted = has(feature::HISTORY) ? past.refuted[led] : NONE;
        Choices<8> answers;
        for (Mask cards = may_answer(theirs.hand, led, rules_.open_duty); cards;) {
            const Card card = take_lowest(cards);
            const int score = !has(feature::ORDER) ? -card
                              : beats(card, led)   ? 11 + 3 * points_of(led) + points_of(card) - (is_trump(card) ? 3 : 0)
                                                   : -4 * points_of(card) - (is_trump(card) ? 12 : 0);
            answers.add(card, card == refuted ? 1000 : score);
        }
        const Mask apart = talon.swapped ? 0 : bit(rules_.lowest_trump());
        return worst_answer(theirs.hand, answers, mine.hand | bit(led), cards_of(talon), apart, worst, [&](Card card) {
            const int worth = points_of(led) + points_of(card);
            Side rest = theirs;
            rest.hand &= ~bit(card);
            const Margin margin = beats(card, led)
                                      ? negated(after_trick(took(rest, worth), mine, talon, others, left - worth))
                                      : after_trick(took(mine, worth), rest, talon, least, left - worth);
            if (margin < 0) past.refuted[led] = static_cast<std::uint8_t>(card);
            return margin;
        });
    }

    // The winner of a trick may close before both draw.
    Margin after_trick(Side mine, Side theirs, Talon talon, int least, int left) {
        Margin best = NEVER;
        if (rules_.close_before_draw && may_close(rules_, false, size_of(talon))) {
            if (claims(mine, theirs, {}, least, true, true, best)) return best;
            best = std::max(best, close(mine, theirs, turnup(talon), size_of(talon), least, NONE));
            if (best >= 0) return best;
        }
        mine.hand |= bit(card_at(talon.next, talon));
        theirs.hand |= bit(card_at(talon.next + 1, talon));
        const int next = talon.next + 2;
        return std::max(best, next == size_ ? strict<false>(mine, theirs, {}, least, left)
                                            : open(mine, theirs, next, talon.swapped, least, left));
    }

    // What cannot be caught and marriages first, trumps last.
    // (These numbers come from trying: they only change how long a search takes.)
    int open_score(Card card, Mask theirs, Mask queens) const {
        const int melds = queens * PAIR_OF_QUEEN & bit(card) ? marriage_worth(card) : 0;
        const bool high = !(theirs & above(card)), low = !(theirs & suit_of(card) & (bit(card) - 1));
        const bool sure = high && (is_trump(card) || !(theirs & TRUMPS));
        return (melds ? 40 + melds : 0) + (sure ? 75 + points_of(card) : 4 * points_of(card)) + (high ? 14 : 0) -
               (low ? 14 : 0) - (is_trump(card) ? 55 : 0);
    }

    // What has been learned at one trick: which leads were good, and what last refuted them.
    struct Trick {
        std::array<std::int16_t, 32> good{};
        std::array<std::uint8_t, 32> refuted{};
    };

    const Rules& rules_;
    const bool monotone_;
    const bool cashes_ = rules_.strict_duty == Duty::Strict && (rules_.claim_auto || !rules_.claim_any_time);
    const unsigned features_;
    Table open_, strict_;
    std::array<Trick, MOST_STOCK / 2> history_{};
    const std::uint8_t* stock_ = nullptr;
    int size_ = 0;
    std::array<Mask, MOST_STOCK> talon_{};
};

}  // namespace bummerl
