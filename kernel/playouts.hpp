// Deals played to their end at random: the same seed, the same deals on every machine.
#pragma once

#include <cstdint>
#include <utility>

#include "game.hpp"

namespace bummerl {

class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    // Below `bound`, each with the same chance but for one part in 2^32 / bound.
    std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>((next() >> 32) * bound >> 32); }

    std::uint64_t next() {
        std::uint64_t mixed = state_ += 0x9E3779B97F4A7C15u;
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
        return mixed ^ mixed >> 31;
    }

private:
    std::uint64_t state_;
};

// Every action with the same chance.  The first few are passed over without a branch, for nothing foretells how many.
inline Action pick(Actions actions, Random& random) {
    const auto cards = static_cast<Mask>(actions), others = static_cast<Mask>(actions >> 32);
    const std::uint32_t skip = random.below(static_cast<std::uint32_t>(count(cards) + count(others)));
    for (std::uint32_t skipped = 0; skipped < 4; ++skipped) actions &= actions - (skipped < skip);
    for (std::uint32_t skipped = 4; skipped < skip; ++skipped) actions &= actions - 1;
    return std::countr_zero(actions);
}

// Any legal action of any game with the same chance, but a claim as soon as it is right and never else.
template <class Player, class Rules, class State>
void play_out(const Rules& rules, State& state, Random& random) {
    const Player player(rules);
    while (state.phase != decltype(state.phase)::Over) {
        Actions actions = legal(rules, state);
        if (actions & one(CLAIM)) {
            if (player.reached(state)) return player.apply(state, CLAIM);
            actions &= ~one(CLAIM);
        }
        player.apply(state, pick(actions, random));
    }
}

// A deal of a shuffled pack; seat 0 is forehand.
inline State random_deal(const Rules& rules, Random& random) {
    std::uint8_t pack[32];
    int size = 0;
    for (Card suit = 0; suit < 32; suit += 8)
        for (Card card = suit + rules.lowest_trump(); card < suit + 8; ++card)
            pack[size++] = static_cast<std::uint8_t>(card);
    for (int index = size - 1; index > 0; --index)
        std::swap(pack[index], pack[random.below(static_cast<std::uint32_t>(index + 1))]);
    State state;
    state.size = static_cast<std::uint8_t>(size - 2 * rules.hand_size);
    state.trump = pack[state.size - 1] / 8;
    const int trump = state.trump << 3;
    for (int index = 0; index < state.size; ++index)
        state.stock[index] = static_cast<std::uint8_t>(pack[index] ^ trump);
    for (int index = state.size; index < size; ++index) state.sides[index % 2].hand |= bit(pack[index] ^ trump);
    return state;
}

}  // namespace bummerl
