// A position as bytes, and whether it can be one: whatever comes from outside is checked here.
#pragma once

#include <cstring>
#include <stdexcept>
#include <string>

#include "game.hpp"

namespace bummerl {

// Little-endian, without gaps; suits and seats as the table has them, 255 for none.
#pragma pack(push, 1)
struct Packed {
    std::uint32_t hands[2];
    std::uint16_t points[2], close_points;
    std::uint8_t pending[2], won[2];
    std::uint8_t phase, turn, trump, talon, led, melded, closer, close_tricks;
    std::uint8_t stock[MOST_STOCK];
};
#pragma pack(pop)
static_assert(sizeof(Packed) == 50);

inline State unpacked(const Rules& rules, const char* bytes) {
    Packed from;
    std::memcpy(&from, bytes, sizeof from);
    const auto demand = [](bool holds, const char* what) {
        if (!holds) throw std::invalid_argument(std::string("no position of this game: ") + what);
    };
    demand(from.phase < std::uint8_t(Phase::Over), "the phase");
    demand(from.turn < 2 && from.trump < 4, "whose turn it is, or trump");
    demand(from.talon <= MOST_STOCK && from.talon % 2 == 0, "the size of the talon");
    const auto phase = Phase(from.phase);
    Mask pack = 0;
    for (int suit = 0; suit < 4; ++suit) pack |= (TRUMPS << rules.lowest_trump() & TRUMPS) << 8 * suit;

    State state;
    state.trump = from.trump;
    state.turn = from.turn;
    state.phase = phase;
    state.size = from.talon;
    Mask seen = 0;
    const auto see = [&](Mask cards, const char* what) {
        demand(!(cards & seen) && !(cards & ~pack), what);
        seen |= cards;
    };
    for (int seat = 0; seat < 2; ++seat) {
        demand(from.points[seat] <= 300, "the card points");
        demand(from.pending[seat] <= 40 && from.pending[seat] % 20 == 0, "the marriages that wait");
        state.sides[seat] = {renamed(from.hands[seat], from.trump), static_cast<std::int16_t>(from.points[seat]),
                             from.pending[seat], static_cast<std::uint8_t>(from.won[seat] != 0)};
        see(state.sides[seat].hand, "the hands");
    }
    for (int index = 0; index < from.talon; ++index) {
        demand(from.stock[index] < 32, "the talon");
        state.stock[index] = static_cast<std::uint8_t>(from.stock[index] ^ from.trump << 3);
        see(bit(state.stock[index]), "the talon");
    }
    if (from.talon) demand(is_trump(state.turnup()), "the turn-up");
    const int held[2] = {count(state.sides[0].hand), count(state.sides[1].hand)};
    const int most = std::max(held[0], held[1]), whole = rules.hand_size - (phase == Phase::Draw ? 1 : 0);
    const bool closed = from.closer != NONE;
    demand(closed || !from.talon ? most <= whole : most == whole, "the hands");
    if (phase == Phase::Follow) {
        demand(from.led < 32, "the card that was led");
        state.led = from.led ^ from.trump << 3;
        see(bit(state.led), "the card that was led");
        demand(held[from.turn] == held[from.turn ^ 1] + 1, "the hands");
    } else {
        demand(held[0] == held[1] && (held[0] == 0) == (phase == Phase::Last), "the hands");
    }
    if (from.melded != NONE) {
        demand(from.melded < 4 && (phase == Phase::Lead || phase == Phase::Answer), "the marriage");
        state.melded = 8 * (from.melded ^ from.trump) + QUEEN;
        const int leader = phase == Phase::Lead ? from.turn : from.turn ^ 1;
        demand(marriages(state.sides[leader].hand) & bit(state.melded), "the marriage");
    }
    // Whoever is to lead has won the last trick, and with it what waited, or declares now what waits.
    if (phase != Phase::Follow) {
        const int leader = phase == Phase::Answer ? from.turn ^ 1 : from.turn;
        const int pending = from.pending[leader];
        demand(!pending || (state.melded != NONE && pending == marriage_worth(state.melded)), "the marriages that wait");
    }
    if (closed) {
        demand(from.closer < 2 && from.talon > 0 && from.close_points <= 300, "the close");
        state.stakes = {from.closer == 0 ? Stakes::First : Stakes::Second, from.close_tricks == 0,
                        static_cast<std::int16_t>(from.close_points)};
    }
    demand(phase != Phase::Draw || (!closed && from.talon), "drawing");
    demand(phase != Phase::Answer || (closed && from.turn != from.closer), "the answer to a close");
    demand(phase != Phase::Last || closed || !from.talon, "the last trick");
    return state;
}

}  // namespace bummerl
