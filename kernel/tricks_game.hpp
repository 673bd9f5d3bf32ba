// Tricks by two to four seats in two sides, with nothing to draw: what may be done, what it does, how it ends.
//
// What is played is a small struct, so one kernel serves every game that comes down to this.
#pragma once

#include <algorithm>
#include <cstdint>

#include "game.hpp"

namespace bummerl::tricks {

constexpr int MOST_SEATS = 4;
constexpr std::uint8_t NO_SUIT = 4;

enum class Goal : std::uint8_t {
    Points,  // the card points of side 0 when all cards are played
    Claim,   // who claims first, in game points: -3 to 3 of side 0
    All,     // whether the hero takes every trick
    None,    // or no trick
    First,   // or the first tricks, with so many card points by then
};
enum class Claims : std::uint8_t { Never, Auto, Right, Any };
enum class Unclaimed : std::uint8_t { LastTrickOne, LastTrickGraded, HigherTotal, Draw, Lost };
enum class Needs : std::uint8_t { Nothing, SideTrick, OwnTrick };
enum class NewTrump : std::uint8_t { Never, AtOnce, NextTrick };

// rules/tricks.py, one truth value a tier.
struct Follow {
    bool follow, head, trump, overtrump, undertrump;
    bool operator==(const Follow&) const = default;
};

struct Spec {
    std::uint8_t seats;
    std::uint8_t side;      // bits of the seats of side 0; all others are side 1
    std::uint8_t hero;      // whose tricks make or break a contract
    std::uint8_t rotation;  // ranks are numbered from the lowest of their order (rules/tricks.py)
    Goal goal;
    Follow duty;
    std::int16_t target, bonus;
    std::int16_t marriage[4];         // what a marriage of the suit is worth
    std::uint8_t melders, counting;   // bits of the seats that may declare, and whose marriages count
    Needs needs;
    bool pends;                       // marriages wait for the side's first trick
    NewTrump new_trump;
    bool partner_melds;               // the leader's partner is asked before
    Claims claims;
    Unclaimed unclaimed;
    bool race;                        // all wins are worth 1
    bool unbeaten;                    // and one is over when the hero loses a trick
    std::uint8_t wrong_claim;         // what it costs: 2, or 3 where that is two or three
    std::uint8_t schneider;
    std::uint8_t first;               // how many tricks Goal::First asks for
    bool early;                       // and whether the points alone are enough before
    std::uint32_t pack;

    bool operator==(const Spec&) const = default;

    int side_of(int seat) const { return side >> seat & 1 ? 0 : 1; }
    std::uint8_t members(int of) const { return of == 0 ? side : static_cast<std::uint8_t>(~side & 15); }
    int next(int seat) const { return seat + 1 == seats ? 0 : seat + 1; }
    Mask queens() const { return (Mask{0x01010101} << ((QUEEN + rotation) & 7)); }
    int points(Card card) const { return RANK_POINTS[(card - rotation) & 7]; }
    Card inside(Card card) const { return (card & 24) | ((card + rotation) & 7); }
    Card outside(Card card) const { return (card & 24) | ((card - rotation) & 7); }
    Mask inside_all(Mask cards) const {
        Mask turned = 0;
        while (cards) turned |= bit(inside(take_lowest(cards)));
        return turned;
    }
    int points_of_all(Mask cards) const {
        int sum = 0;
        while (cards) sum += points(take_lowest(cards));
        return sum;
    }
    bool has_melds() const { return melders != 0; }
    // The queens of the marriages in a hand; king and queen are neighbours wherever marriages are declared.
    Mask pairs(Mask hand) const { return hand & hand >> 1 & queens(); }
    bool has_ties() const {
        return goal == Goal::Claim && (unclaimed == Unclaimed::HigherTotal || unclaimed == Unclaimed::Draw);
    }

    // Whether a win is worth at least so much against a side with these points, as a margin.
    Margin ladder(int points, bool has_trick, int least) const {
        if (least <= 1) return ALWAYS;
        if (race || least > 3) return NEVER;
        if (!has_trick) return ALWAYS;
        return least == 2 ? schneider - 1 - points : NEVER;
    }
};

constexpr Mask suit_mask(int suit) { return suit == NO_SUIT ? 0 : TRUMPS << 8 * suit; }

inline Mask winning_over(Card best, Mask trumps) { return above(best) | (bit(best) & trumps ? 0 : trumps); }

inline Mask may_follow(Mask hand, Card led, Card best, Mask trumps, Follow duty) {
    const Mask winning = winning_over(best, trumps);
    if (duty.follow) {
        const Mask suit = hand & suit_of(led);
        if (duty.head && (suit & winning)) return suit & winning;
        if (suit) return suit;
    }
    if (duty.trump && trumps) {
        if (duty.overtrump && (hand & trumps & winning)) return hand & trumps & winning;
        if ((duty.undertrump || !duty.overtrump) && (hand & trumps)) return hand & trumps;
    }
    return hand;
}

enum class Phase : std::uint8_t { Partner, Lead, Follow, Last, Over };

struct State {
    Mask hands[MOST_SEATS] = {};
    Mask shown = 0;                    // cards that all know somebody to hold
    std::int16_t points[2] = {}, pending[2] = {};
    Phase phase = Phase::Lead;
    std::uint8_t turn = 0;
    std::uint8_t trump = NO_SUIT, coming = NO_SUIT;
    std::uint8_t count = 0;            // cards in the trick
    std::uint8_t led = NONE, best = NONE, best_seat = 0;
    std::int16_t lying = 0;            // card points in the trick
    std::uint8_t melded = NONE;        // the queen of the leader's marriage
    bool partner_melded = false;
    std::uint8_t declared = 0;         // suits, where a marriage stays in the hand
    std::uint8_t won = 0;              // bits of the seats that have a trick
    std::uint8_t tricks = 0;
    std::int16_t value = 0;            // once it is over
};

inline bool has_trick(const Spec& spec, std::uint8_t won, int side) { return won & spec.members(side); }

inline bool may_meld(const Spec& spec, std::uint8_t won, int seat) {
    if (!(spec.melders >> seat & 1)) return false;
    switch (spec.needs) {
        case Needs::SideTrick: return has_trick(spec, won, spec.side_of(seat));
        case Needs::OwnTrick: return won >> seat & 1;
        case Needs::Nothing: break;
    }
    return true;
}

// The queens that are not declared yet.
inline Mask undeclared(Mask queens, std::uint8_t declared) {
    for (int suit = 0; suit < 4 && declared >> suit; ++suit)
        if (declared >> suit & 1) queens &= ~suit_mask(suit);
    return queens;
}

inline Actions legal(const Spec& spec, const State& state) {
    const Mask hand = state.hands[state.turn];
    const auto melds = [&] {
        Actions found = 0;
        for (Mask queens = undeclared(spec.pairs(hand), state.declared); queens;)
            found |= one(MELD + take_lowest(queens) / 8);
        return found;
    };
    switch (state.phase) {
        case Phase::Partner: return one(PASS) | melds();
        case Phase::Lead: {
            const Mask pair = state.melded == NONE ? ~Mask{0} : PAIR_OF_QUEEN << state.melded;
            Actions actions = hand & pair;
            if (state.melded == NONE && may_meld(spec, state.won, state.turn)) actions |= melds();
            const bool window = state.tricks || state.melded != NONE || state.partner_melded;
            const bool reached = state.points[spec.side_of(state.turn)] >= spec.target;
            if (window && (spec.claims == Claims::Any || (spec.claims == Claims::Right && reached)))
                actions |= one(CLAIM);
            return actions;
        }
        case Phase::Follow:
            return may_follow(hand, state.led, state.best, suit_mask(state.trump), spec.duty);
        case Phase::Last: return one(CLAIM) | one(PASS);
        case Phase::Over: break;
    }
    return 0;
}

class Player {
public:
    explicit Player(const Spec& spec) : spec_(spec) {}

    // The state after an action, which must be legal.
    void apply(State& state, Action action) const {
        if (action < MELD) return play(state, action);
        if (action == CLAIM) return claim(state);
        if (action == PASS) {
            if (state.phase == Phase::Last) return played_out(state);
            state.phase = Phase::Lead;
            state.turn = static_cast<std::uint8_t>((state.turn + 2) % MOST_SEATS);
            return;
        }
        meld(state, action - MELD);
    }

    bool reached(const State& state) const { return state.points[spec_.side_of(state.turn)] >= spec_.target; }

private:
    const Spec& spec_;

    void end(State& state, int value) const {
        state.phase = Phase::Over;
        state.value = static_cast<std::int16_t>(value);
    }

    void play(State& state, Card card) const {
        state.hands[state.turn] &= ~bit(card);
        state.shown &= ~bit(card);
        if (state.count == 0 || winning_over(state.best, suit_mask(state.trump)) & bit(card)) {
            state.best = static_cast<std::uint8_t>(card);
            state.best_seat = state.turn;
        }
        if (state.count == 0) state.led = static_cast<std::uint8_t>(card);
        state.lying = static_cast<std::int16_t>(state.lying + spec_.points(card));
        state.melded = NONE;
        state.partner_melded = false;
        state.phase = Phase::Follow;
        state.turn = static_cast<std::uint8_t>(spec_.next(state.turn));
        if (++state.count == spec_.seats) finish(state);
    }

    void finish(State& state) const {
        const int winner = state.best_seat, side = spec_.side_of(winner);
        Mask held = 0;
        for (const Mask hand : state.hands) held |= hand;
        state.points[side] = static_cast<std::int16_t>(state.points[side] + state.lying + state.pending[side] +
                                                       (held ? 0 : spec_.bonus));
        state.pending[side] = 0;
        state.won |= static_cast<std::uint8_t>(1 << winner);
        ++state.tricks;
        state.count = 0;
        state.lying = 0;
        state.led = state.best = NONE;
        if (state.coming != NO_SUIT) state.trump = state.coming;
        state.coming = NO_SUIT;
        state.turn = static_cast<std::uint8_t>(winner);
        decide(state, !held);
    }

    void decide(State& state, bool last) const {
        const bool by_hero = state.turn == spec_.hero;
        switch (spec_.goal) {
            case Goal::Points:
                if (last) return end(state, state.points[0]);
                break;
            case Goal::All:
                if (!by_hero || last) return end(state, by_hero ? 1 : -1);
                break;
            case Goal::None:
                if (by_hero || last) return end(state, by_hero ? -1 : 1);
                break;
            case Goal::First:
                if (!by_hero) return end(state, -1);
                if (state.points[0] >= spec_.target && (spec_.early || state.tricks >= spec_.first))
                    return end(state, 1);
                if (state.tricks >= spec_.first) return end(state, -1);
                break;
            case Goal::Claim:
                if (spec_.unbeaten && !by_hero) return end(state, -1);
                if (spec_.claims == Claims::Auto && reached(state)) return claim(state);
                if (!last) break;
                if (spec_.claims == Claims::Any || (spec_.claims == Claims::Right && reached(state)))
                    state.phase = Phase::Last;
                else
                    played_out(state);
                return;
        }
        to_lead(state);
    }

    void to_lead(State& state) const {
        state.phase = Phase::Lead;
        if (!spec_.partner_melds) return;
        const int partner = (state.turn + 2) % MOST_SEATS;
        const Mask hand = state.hands[partner];
        if (!(hand & (hand - 1))) return;
        Mask held = 0;
        for (const Mask each : state.hands) held |= each;
        const Mask possible = spec_.pack & held & ~(state.shown & ~hand);
        if (!undeclared(spec_.pairs(possible), state.declared)) return;
        state.phase = Phase::Partner;
        state.turn = static_cast<std::uint8_t>(partner);
    }

    void meld(State& state, int suit) const {
        const int seat = state.turn, side = spec_.side_of(seat);
        const int worth = spec_.counting >> seat & 1 ? spec_.marriage[suit] : 0;
        auto& to = spec_.pends && !has_trick(spec_, state.won, side) ? state.pending[side] : state.points[side];
        to = static_cast<std::int16_t>(to + worth);
        const Card queen = std::countr_zero(spec_.queens() & suit_mask(suit));
        state.shown |= PAIR_OF_QUEEN << queen;
        if (spec_.partner_melds) state.declared |= static_cast<std::uint8_t>(1 << suit);
        if (spec_.new_trump == NewTrump::AtOnce) state.trump = static_cast<std::uint8_t>(suit);
        if (spec_.new_trump == NewTrump::NextTrick) state.coming = static_cast<std::uint8_t>(suit);
        if (state.phase == Phase::Partner) {
            state.partner_melded = true;
            state.phase = Phase::Lead;
            state.turn = static_cast<std::uint8_t>((seat + 2) % MOST_SEATS);
        } else {
            state.melded = static_cast<std::uint8_t>(queen);
        }
        if (spec_.goal == Goal::First && spec_.early && state.tricks && state.points[0] >= spec_.target)
            return end(state, 1);
        if (spec_.claims == Claims::Auto && reached(state)) claim(state);
    }

    void end_by(State& state, int side, int value) const { end(state, side == 0 ? value : -value); }

    int worth_against(const State& state, int side) const {
        for (int value = 3; value > 1; --value)
            if (spec_.ladder(state.points[side], has_trick(spec_, state.won, side), value) >= 0) return value;
        return 1;
    }

    void claim(State& state) const {
        const int side = spec_.side_of(state.turn);
        if (reached(state)) return end_by(state, side, worth_against(state, side ^ 1));
        const bool trickless = !has_trick(spec_, state.won, side ^ 1);
        end_by(state, side ^ 1, spec_.race ? 1 : spec_.wrong_claim == 3 && trickless ? 3 : 2);
    }

    void played_out(State& state) const {
        const int side = spec_.side_of(state.turn);
        switch (spec_.unclaimed) {
            case Unclaimed::LastTrickOne: return end_by(state, side, 1);
            case Unclaimed::LastTrickGraded: return end_by(state, side, worth_against(state, side ^ 1));
            case Unclaimed::Draw: return end(state, 0);
            case Unclaimed::Lost: return end(state, -1);
            case Unclaimed::HigherTotal: break;
        }
        if (state.points[0] == state.points[1]) return end(state, 0);
        const int best = state.points[0] > state.points[1] ? 0 : 1;
        end_by(state, best, worth_against(state, best ^ 1));
    }
};

}  // namespace bummerl::tricks
