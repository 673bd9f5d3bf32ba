// The house rules of the two-handed game as numbers, and what an ending is worth.
//
// rules/schnapsen is the only place that explains the rules; here they are repeated for speed.
#pragma once

#include <algorithm>
#include <charconv>
#include <initializer_list>
#include <limits>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "cards.hpp"

namespace bummerl {

// An option or value that the kernel does not know: `option=value`.
struct Unsupported : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// A condition is a margin: true from 0 up, and the number of card points by which the scores may shift, from one side
// to the other with their sum the same, before it turns.  Not is -1 - m, and is the least, or the greatest.
using Margin = int;
constexpr Margin ALWAYS = 2000, NEVER = -ALWAYS - 1;
constexpr Margin certainly(bool is_true) { return is_true ? ALWAYS : NEVER; }
constexpr Margin negated(Margin margin) { return -1 - margin; }

// What one side has.
struct Side {
    Mask hand = 0;
    std::int16_t points = 0;
    std::uint8_t pending = 0;
    std::uint8_t won = 0;
};

// What a close has fixed; the closer is seen from the side that is named first.
struct Stakes {
    enum Who : std::uint8_t { Nobody, First, Second };
    static constexpr std::int16_t SETTLED = -1;

    Who closer = Nobody;
    bool trickless = false;          // the closer's opponent, at the moment of closing
    std::int16_t points = SETTLED;   // and its points; SETTLED where it is known that a right claim is worth enough

    Stakes swapped() const { return {closer == Nobody ? Nobody : Who(3 - closer), trickless, points}; }
};

constexpr int LEAST_HAND = 4, MOST_HAND = 8, MOST_STOCK = 32 - 2 * LEAST_HAND;

struct Rules {
    enum class FailedClose : std::uint8_t { OppTrickless, CloserZero, Three, Us1895 };
    enum class OppClaim : std::uint8_t { AsFailedClose, CloserTrickless, Two };
    enum class FalseClaim : std::uint8_t { TwoOrThree, Two, AsIfWon, ByClaimant };
    enum class NoClaim : std::uint8_t { LastTrickOne, HigherTotal, CarryOne };

    int deck = 20, hand_size = 5;
    Duty open_duty = Duty::None, strict_duty = Duty::Strict;
    bool closing = true, close_first = true, close_before_draw = false;
    int min_close = 2, min_exchange = 2;
    bool either_exchanges = false, exchange_needs_trick = false, exchange_answer = false;
    bool meld_first = true, meld_needs_trick = true, meld_next_trick = false;
    bool meld_closed = true, meld_exhausted = true, meld_king = false;
    bool claim_any_time = false, claim_auto = false;
    int target = 66, bonus = 0, schneider = 33, multiplier = 1;
    FalseClaim false_claim = FalseClaim::TwoOrThree;
    bool scored_at_close = true, closer_max = true, schwarz_zero = false;
    FailedClose failed_close = FailedClose::OppTrickless;
    OppClaim opp_claim = OppClaim::AsFailedClose;
    NoClaim no_claim = NoClaim::LastTrickOne;

    bool wrong_claims = true;  // whether a search considers claims that are wrong

    static Rules read(std::map<std::string, std::string> options, bool wrong_claims = true);

    Card lowest_trump() const { return deck == 20 ? 3 : deck == 24 ? 2 : 0; }
    bool has_ties() const { return no_claim != NoClaim::LastTrickOne; }

    // A right claim of the closer's opponent may be worth less than waiting for the close to fail.
    bool waiting_pays() const { return closing && opp_claim != OppClaim::AsFailedClose; }

    // More card points are never worse.  They are where a wrong claim costs what the opponent's lack of points makes
    // it cost, and where a claim comes by itself although waiting would pay, or closing first.
    bool monotone() const {
        if (claim_auto) return !waiting_pays() && !(closing && multiplier > 1);
        return !(false_claim == FalseClaim::AsIfWon && wrong_claims);
    }

    // Whether an ending is worth at least `least` (1 or more) to its winner, or `least` to the side named first.

    Margin ladder(int points, bool has_trick, int least) const {
        if (least <= 1) return ALWAYS;
        if (!schwarz_zero && !has_trick) return certainly(least <= 3);
        if (least == 2) return schneider - 1 - points;
        return schwarz_zero && least == 3 ? -points : NEVER;
    }

    Margin failed(int closer_points, bool trickless, int least) const {
        switch (failed_close) {
            case FailedClose::Three: return certainly(least <= 3);
            case FailedClose::CloserZero: return least <= 2 ? ALWAYS : least == 3 ? -closer_points : NEVER;
            case FailedClose::Us1895:
                if (!trickless) return least <= 1 ? ALWAYS : least == 2 ? schneider - 1 - closer_points : NEVER;
                [[fallthrough]];
            case FailedClose::OppTrickless: break;
        }
        return certainly(least <= (trickless ? 3 : 2));
    }

    Margin right_claim(const Side& second, Stakes stakes, int least) const {
        if (stakes.closer == Stakes::Second) {
            if (opp_claim == OppClaim::AsFailedClose) return failed(second.points, stakes.trickless, least);
            return certainly(least <= (opp_claim == OppClaim::CloserTrickless && !second.won ? 3 : 2));
        }
        if (stakes.closer == Stakes::First && scored_at_close)
            return stakes.points == Stakes::SETTLED ? ALWAYS : ladder(stakes.points, !stakes.trickless, least);
        return ladder(second.points, second.won, least);
    }

    // For `least` of 0 or less.
    Margin wrong_claim(const Side& first, const Side& second, Stakes stakes, int least) const {
        const int more = 1 - least;  // what the loss must not be
        Margin margin = ALWAYS;
        switch (false_claim) {
            case FalseClaim::TwoOrThree: margin = certainly((second.won ? 2 : 3) < more); break;
            case FalseClaim::Two: margin = certainly(2 < more); break;
            case FalseClaim::AsIfWon: margin = negated(right_claim(second, stakes, more)); break;
            case FalseClaim::ByClaimant: margin = negated(ladder(first.points, first.won, more)); break;
        }
        if (stakes.closer == Stakes::First && closer_max)
            margin = std::min(margin, negated(failed(first.points, stakes.trickless, more)));
        return margin;
    }

    Margin claim(const Side& first, const Side& second, Stakes stakes, int least, bool wrong_too) const {
        const Margin reached = first.points - target;
        if (least >= 1) return std::min(reached, right_claim(second, stakes, least));
        return wrong_too ? std::max(reached, wrong_claim(first, second, stakes, least)) : reached;
    }

    // The first has won the last trick and does not claim.
    Margin played_out(const Side& first, const Side& second, Stakes stakes, int least) const {
        if (stakes.closer == Stakes::First)
            return least >= 1 ? NEVER : negated(failed(first.points, stakes.trickless, 1 - least));
        if (stakes.closer == Stakes::Second) return least >= 1 ? failed(second.points, stakes.trickless, least) : ALWAYS;
        const int ahead = first.points - second.points;
        Margin wins = ALWAYS, draws = ALWAYS;
        switch (no_claim) {
            case NoClaim::LastTrickOne: return certainly(least <= 1);
            case NoClaim::HigherTotal: wins = (ahead - 1) >> 1, draws = ahead >> 1; break;
            case NoClaim::CarryOne:
                wins = std::min(first.points - target, target - 1 - second.points);
                draws = std::max(first.points - target, target - 1 - second.points);
                break;
        }
        if (least >= 1) return std::min(wins, ladder(second.points, second.won, least));
        if (least == 0) return draws;
        return std::max(draws, negated(ladder(first.points, first.won, 1 - least)));
    }

    // The greatest value of which `at_least` says that it is reached.
    template <class AtLeast>
    static int greatest(AtLeast at_least) {
        for (int value = 3; value > -3; --value)
            if (at_least(value) >= 0) return value;
        return -3;
    }
};

inline Rules Rules::read(std::map<std::string, std::string> options, bool wrong_claims) {
    Rules rules;
    rules.wrong_claims = wrong_claims;
    // Whatever is left over at the end is unknown, and then the rules are not those that are meant.
    auto text = [&](const char* name) -> std::string {
        const auto found = options.extract(name);
        if (found.empty()) throw Unsupported(std::string(name) + " is not given");
        return found.mapped();
    };
    auto refuse = [](const char* name, const std::string& value) { return Unsupported(name + ("=" + value)); };
    auto word = [&](const char* name, std::initializer_list<const char*> words) {
        const std::string given = text(name);
        const auto found = std::find(words.begin(), words.end(), given);
        if (found == words.end()) throw refuse(name, given);
        return static_cast<int>(found - words.begin());
    };
    auto truth = [&](const char* name) { return word(name, {"False", "True"}) == 1; };
    auto number = [&](const char* name, int low, int high) {
        const std::string given = text(name);
        int value = 0;
        const auto [end, error] = std::from_chars(given.data(), given.data() + given.size(), value);
        if (error != std::errc() || end != given.data() + given.size() || value < low || value > high)
            throw refuse(name, given);
        return value;
    };
    rules.deck = std::array{20, 24, 32}[word("deck", {"20", "24", "32"})];
    rules.hand_size = number("hand_size", LEAST_HAND, MOST_HAND);
    rules.open_duty = Duty(word("open_follow", {"none", "suit", "suit_trump", "strict"}));
    rules.strict_duty = Duty(word("strict_follow", {"none", "suit", "suit_trump", "strict"}));
    rules.closing = truth("closing_allowed");
    rules.close_first = truth("close_on_first_lead");
    rules.min_close = number("min_talon_to_close", 2, MOST_STOCK);
    rules.close_before_draw = word("close_timing", {"after_draw", "before_or_after_draw"}) == 1;
    rules.either_exchanges = word("exchange_by", {"leader", "either"}) == 1;
    rules.exchange_needs_trick = truth("exchange_requires_trick");
    rules.min_exchange = number("min_talon_to_exchange", 2, MOST_STOCK);
    rules.exchange_answer = truth("exchange_after_opponent_close");
    rules.meld_first = word("marriage_on_first_lead", {"forbidden", "deferred"}) == 1;
    rules.meld_needs_trick = truth("marriage_needs_trick");
    rules.meld_next_trick = word("marriage_counted", {"at_once", "next_trick"}) == 1;
    rules.meld_closed = truth("marriage_after_close");
    rules.meld_exhausted = truth("marriage_after_exhaustion");
    rules.meld_king = word("marriage_lead_card", {"either", "king"}) == 1;
    rules.claim_any_time = word("claim_timing", {"trick_or_marriage", "any_time"}) == 1;
    rules.claim_auto = word("claim_mode", {"manual", "auto"}) == 1;
    rules.target = number("target_points", 1, 400);
    rules.false_claim = FalseClaim(word("false_claim_value", {"two_or_three", "two", "as_if_won", "by_claimant"}));
    rules.scored_at_close = word("closing_scored_at", {"claim", "close"}) == 1;
    rules.failed_close = FailedClose(word("failed_close_value", {"opp_trickless", "closer_zero", "three", "us1895"}));
    rules.opp_claim =
        OppClaim(word("opponent_claim_after_close_value", {"as_failed_close", "closer_trickless", "two"}));
    rules.closer_max = word("closer_false_claim", {"false_claim", "max"}) == 1;
    rules.bonus = number("last_trick_bonus", 0, 100);
    rules.no_claim = NoClaim(word("no_claim_result", {"last_trick_one", "higher_total", "carry_one"}));
    rules.schneider = number("schneider_threshold", 1, 200);
    rules.schwarz_zero = word("schwarz_basis", {"no_trick", "zero_points"}) == 1;
    rules.multiplier = number("closed_game_multiplier", 1, 4);
    if (rules.deck < 2 * rules.hand_size) throw refuse("hand_size", std::to_string(rules.hand_size));
    // These are the deal's, the match's and a third player's, or say only what nobody scores: they change nothing from
    // here on.
    for (const char* elsewhere : {"deal_pattern", "dealer_rotation", "tie_result", "match_points", "score_direction",
                                  "schneider_bummerl", "trick_review", "dealer_scores", "play_for_loser"})
        options.erase(elsewhere);
    for (const auto& [name, value] : options) throw refuse(name.c_str(), value);
    return rules;
}

}  // namespace bummerl
