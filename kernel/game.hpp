// The two-handed game with a talon, action by action: what may be done, what it does, how it ends.
#pragma once

#include <cstdint>
#include <utility>

#include "cards.hpp"
#include "rules.hpp"

namespace bummerl {

enum class Phase : std::uint8_t { Lead, Follow, Draw, Answer, Last, Over };

// Actions by number: 0 to 31 plays that card, 32 to 35 declares the marriage of that suit, then the words.
using Action = int;
using Actions = std::uint64_t;  // bit n is action n
constexpr Action MELD = 32, EXCHANGE = 36, CLOSE = 37, CLAIM = 38, DRAW = 39, DECLINE = 40, PASS = 41;
constexpr Actions one(Action action) { return Actions{1} << action; }
inline Action take_first(Actions& actions) {
    const Action action = std::countr_zero(actions);
    actions &= actions - 1;
    return action;
}

struct State {
    Side sides[2];
    Card led = NONE;
    Card melded = NONE;  // the queen of the marriage declared at this lead
    std::uint8_t turn = 0;
    Phase phase = Phase::Lead;
    std::uint8_t next = 0, size = 0;  // the talon is stock[next .. size), the turn-up its last card
    std::uint8_t trump = 0;           // by what suits have been renamed
    Stakes stakes;                    // seen from seat 0
    std::int8_t value = 0;            // once it is over: game points of seat 0
    std::uint8_t stock[MOST_STOCK] = {};

    int talon() const { return size - next; }
    bool is_open() const { return next < size && stakes.closer == Stakes::Nobody; }
    bool first_lead() const { return !sides[0].won && !sides[1].won; }
    Card turnup() const { return stock[size - 1]; }
    Stakes stakes_of(int seat) const { return seat == 0 ? stakes : stakes.swapped(); }
};

// What both searches and single steps ask.

inline bool may_meld(const Rules& rules, bool first_lead, bool closed, int talon) {
    return (rules.meld_first || !first_lead) && (rules.meld_closed || !closed) && (rules.meld_exhausted || talon > 0);
}
inline bool may_close(const Rules& rules, bool first_lead, int talon) {
    return rules.closing && talon >= rules.min_close && (rules.close_first || !first_lead);
}
inline bool may_exchange(const Rules& rules, const Side& side, int talon) {
    return (side.hand & bit(rules.lowest_trump())) && talon >= rules.min_exchange &&
           (!rules.exchange_needs_trick || side.won);
}
// The question is put whatever the opponent holds.
inline bool may_ask(const Rules& rules, int talon, Card turnup) {
    return rules.exchange_answer && talon >= rules.min_exchange && turnup != rules.lowest_trump();
}
inline Side declared(const Rules& rules, Side side, Card queen_or_king) {
    const int worth = marriage_worth(queen_or_king);
    if (!rules.meld_next_trick && (side.won || !rules.meld_needs_trick))
        side.points = static_cast<std::int16_t>(side.points + worth);
    else
        side.pending = static_cast<std::uint8_t>(side.pending + worth);
    return side;
}
inline Side took(Side side, int worth) {
    side.points = static_cast<std::int16_t>(side.points + side.pending + worth);
    side.pending = 0;
    side.won = 1;
    return side;
}

inline bool may_claim(const Rules& rules, const State& state) {
    if (rules.claim_auto) return false;
    if (rules.claim_any_time) return true;
    return (!state.first_lead() && state.phase != Phase::Follow && state.phase != Phase::Answer) ||
           (state.phase == Phase::Lead && state.melded != NONE);
}

inline Actions legal(const Rules& rules, const State& state) {
    const Side& side = state.sides[state.turn];
    const bool closed = state.stakes.closer != Stakes::Nobody;
    const Mask low = bit(rules.lowest_trump());
    Actions actions = may_claim(rules, state) ? one(CLAIM) : 0;
    switch (state.phase) {
        case Phase::Lead: {
            const Mask pair = state.melded == NONE ? ~Mask{0}
                              : rules.meld_king   ? bit(state.melded + 1)
                                                  : PAIR_OF_QUEEN << state.melded;
            actions |= side.hand & pair;
            if (state.melded == NONE && may_meld(rules, state.first_lead(), closed, state.talon()))
                for (Mask queens = marriages(side.hand); queens;) actions |= one(MELD + take_lowest(queens) / 8);
            if (state.is_open() && may_exchange(rules, side, state.talon())) actions |= one(EXCHANGE);
            if (!closed && may_close(rules, state.first_lead(), state.talon())) actions |= one(CLOSE);
            return actions;
        }
        case Phase::Follow:
            actions |= may_answer(side.hand, state.led, state.is_open() ? rules.open_duty : rules.strict_duty);
            if (rules.either_exchanges && state.is_open() && may_exchange(rules, side, state.talon()))
                actions |= one(EXCHANGE);
            return actions;
        case Phase::Draw: return actions | one(DRAW) | one(CLOSE);
        case Phase::Answer: return actions | (side.hand & low ? one(EXCHANGE) : 0) | one(DECLINE);
        case Phase::Last: return one(CLAIM) | one(PASS);
        case Phase::Over: break;
    }
    return 0;
}

// The state after an action, which must be legal.
class Player {
public:
    explicit Player(const Rules& rules) : rules_(rules) {}

    void apply(State& state, Action action) const {
        Side& side = state.sides[state.turn];
        if (action < MELD) {
            side.hand &= ~bit(action);
            if (state.phase == Phase::Lead) {
                state.led = action;
                state.melded = NONE;
                state.phase = Phase::Follow;
                state.turn ^= 1;
            } else {
                finish_trick(state, action);
            }
            return;
        }
        switch (action) {
            case EXCHANGE:
                side.hand = (side.hand & ~bit(rules_.lowest_trump())) | bit(state.turnup());
                state.stock[state.size - 1] = static_cast<std::uint8_t>(rules_.lowest_trump());
                if (state.phase == Phase::Answer) back_to_closer(state);
                return;
            case CLOSE: return close(state);
            case CLAIM: return claim(state);
            case DRAW: return draw(state);
            case DECLINE: return back_to_closer(state);
            case PASS: return pass(state);
            default:
                state.melded = 8 * (action - MELD) + QUEEN;
                side = declared(rules_, side, state.melded);
                if (rules_.claim_auto && side.points >= rules_.target) claim(state);
        }
    }

    bool reached(const State& state) const { return state.sides[state.turn].points >= rules_.target; }

private:
    const Rules& rules_;

    void finish_trick(State& state, Card answer) const {
        const int winner = beats(answer, state.led) ? state.turn : state.turn ^ 1;
        int worth = points_of(answer) + points_of(state.led);
        const bool last = !state.sides[0].hand;
        if (last && !state.talon()) worth += rules_.bonus;
        state.sides[winner] = took(state.sides[winner], worth);
        state.led = NONE;
        state.turn = static_cast<std::uint8_t>(winner);
        state.phase = last ? Phase::Last : Phase::Lead;
        if (rules_.claim_auto && state.sides[winner].points >= rules_.target) return claim(state);
        if (last) {
            if (rules_.claim_auto) pass(state);
            return;
        }
        if (!state.is_open()) return;
        if (rules_.close_before_draw && may_close(rules_, false, state.talon()))
            state.phase = Phase::Draw;
        else
            draw(state);
    }

    static void draw(State& state) {
        state.sides[state.turn].hand |= bit(state.stock[state.next++]);
        state.sides[state.turn ^ 1].hand |= bit(state.stock[state.next++]);
        state.phase = Phase::Lead;
    }

    void close(State& state) const {
        const Side& other = state.sides[state.turn ^ 1];
        state.stakes = {state.turn == 0 ? Stakes::First : Stakes::Second, other.won == 0, other.points};
        state.phase = Phase::Lead;
        if (may_ask(rules_, state.talon(), state.turnup())) {
            state.phase = Phase::Answer;
            state.turn ^= 1;
        }
    }

    static void back_to_closer(State& state) {
        state.phase = Phase::Lead;
        state.turn = state.stakes.closer == Stakes::First ? 0 : 1;
    }

    template <class AtLeast>
    void end(State& state, AtLeast at_least) const {
        int value = Rules::greatest(at_least);
        if (state.stakes.closer != Stakes::Nobody) value *= rules_.multiplier;
        state.value = static_cast<std::int8_t>(state.turn == 0 ? value : -value);
        state.phase = Phase::Over;
    }

    void claim(State& state) const {
        const Side &side = state.sides[state.turn], &other = state.sides[state.turn ^ 1];
        const Stakes stakes = state.stakes_of(state.turn);
        end(state, [&](int least) { return rules_.claim(side, other, stakes, least, true); });
    }

    void pass(State& state) const {
        const Side &side = state.sides[state.turn], &other = state.sides[state.turn ^ 1];
        const Stakes stakes = state.stakes_of(state.turn);
        end(state, [&](int least) { return rules_.played_out(side, other, stakes, least); });
    }
};

// How many sequences of so many legal actions there are, in any game.  `pause` is called now and then.
template <class Player, class Rules, class State, class Pause>
std::uint64_t perft(const Rules& rules, const State& state, int depth, const Pause& pause) {
    Actions actions = legal(rules, state);
    if (depth == 1) return static_cast<std::uint64_t>(std::popcount(actions));
    if (depth == 4) pause();
    std::uint64_t sum = 0;
    while (actions) {
        State after = state;
        Player(rules).apply(after, take_first(actions));
        sum += perft<Player>(rules, after, depth - 1, pause);
    }
    return sum;
}

}  // namespace bummerl
