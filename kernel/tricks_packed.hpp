// A position of tricks as bytes, and whether it can be one: whatever comes from outside is checked here.
#pragma once

#include <cstring>
#include <stdexcept>
#include <string>

#include "tricks_game.hpp"

namespace bummerl::tricks {

struct Position {
    Spec spec;
    State state;
    int low = 0, high = 0x7FFF;  // Goal::Points: it is all the same how much less or more it is
};

// Little-endian, without gaps; suits and seats as the table has them, 255 for no card, 4 for no suit.
#pragma pack(push, 1)
struct Packed {
    std::uint32_t hands[MOST_SEATS], shown, pack;
    std::int16_t points[2], pending[2], marriage[4], target, bonus, low, high;
    std::uint8_t seats, side, hero, rotation, goal;
    std::uint8_t follow, head, trump_duty, overtrump, undertrump;
    std::uint8_t melders, counting, needs, pends, new_trump, partner_melds;
    std::uint8_t claims, unclaimed, race, unbeaten, wrong_claim, schneider, first, early;
    std::uint8_t phase, turn, trump, coming, count, trick[3], melded, partner_melded, declared, won, tricks;
};
#pragma pack(pop)
static_assert(sizeof(Packed) == 85);

inline Position unpacked(const char* bytes) {
    Packed from;
    std::memcpy(&from, bytes, sizeof from);
    const auto demand = [](bool holds, const char* what) {
        if (!holds) throw std::invalid_argument(std::string("no position of tricks: ") + what);
    };
    const auto word = [&](std::uint8_t given, int most, const char* what) {
        demand(given <= most, what);
        return given;
    };
    const auto truth = [&](std::uint8_t given, const char* what) { return word(given, 1, what) == 1; };
    const auto number = [&](std::int16_t given, int most, const char* what) {
        demand(given >= 0 && given <= most, what);
        return given;
    };
    constexpr int MOST_POINTS = 1200;
    Position position;
    Spec& spec = position.spec;
    demand(from.seats >= 2 && from.seats <= MOST_SEATS, "the number of seats");
    const int everybody = (1 << from.seats) - 1;
    spec.seats = from.seats;
    spec.side = word(from.side, everybody, "the sides");
    demand(spec.side != 0 && spec.side != everybody, "the sides");
    spec.hero = word(from.hero, from.seats - 1, "who must make the contract");
    spec.rotation = word(from.rotation, 7, "the order of the ranks");
    spec.goal = Goal(word(from.goal, 4, "the goal"));
    spec.duty = {truth(from.follow, "the duty"), truth(from.head, "the duty"), truth(from.trump_duty, "the duty"),
                 truth(from.overtrump, "the duty"), truth(from.undertrump, "the duty")};
    spec.target = number(from.target, MOST_POINTS, "the card points to reach");
    spec.bonus = number(from.bonus, 200, "the last trick's points");
    for (int suit = 0; suit < 4; ++suit) spec.marriage[suit] = number(from.marriage[suit], 300, "the marriages' worth");
    spec.melders = word(from.melders, everybody, "who declares marriages");
    spec.counting = word(from.counting, everybody, "whose marriages count");
    spec.needs = Needs(word(from.needs, 2, "what a marriage needs"));
    spec.pends = truth(from.pends, "when a marriage counts");
    spec.new_trump = NewTrump(word(from.new_trump, 2, "trumps by marriage"));
    spec.partner_melds = truth(from.partner_melds, "the partner's marriages");
    demand(!spec.melders || spec.rotation <= 2, "marriages in this order of the ranks");
    demand(!spec.partner_melds || (spec.seats == 4 && (spec.side == 5 || spec.side == 10)), "the partner's marriages");
    spec.claims = Claims(word(from.claims, 3, "claims"));
    spec.unclaimed = Unclaimed(word(from.unclaimed, 4, "what happens without a claim"));
    spec.race = truth(from.race, "what a win is worth");
    spec.unbeaten = truth(from.unbeaten, "what a win is worth");
    spec.wrong_claim = word(from.wrong_claim, 3, "what a wrong claim costs");
    demand(spec.goal == Goal::Claim ? spec.wrong_claim >= 2 : spec.claims == Claims::Never, "claims");
    spec.schneider = from.schneider;
    spec.first = word(from.first, 12, "how many tricks");
    spec.early = truth(from.early, "when a contract is made");
    spec.pack = spec.inside_all(from.pack);

    State& state = position.state;
    state.phase = Phase(word(from.phase, 3, "the phase"));
    state.turn = word(from.turn, from.seats - 1, "whose turn it is");
    state.trump = word(from.trump, 4, "trump");
    state.coming = word(from.coming, 4, "the coming trump");
    state.tricks = word(from.tricks, 12, "the tricks so far");
    state.won = word(from.won, everybody, "who has a trick");
    state.declared = word(from.declared, 15, "the marriages declared");
    demand((state.tricks != 0) == (state.won != 0), "who has a trick");
    for (int side = 0; side < 2; ++side) {
        state.points[side] = number(from.points[side], MOST_POINTS, "the card points");
        state.pending[side] = number(from.pending[side], MOST_POINTS, "the marriages that wait");
    }
    Mask seen = 0;
    const auto see = [&](Mask cards) {
        demand(!(cards & seen) && !(cards & ~from.pack), "the cards");
        seen |= cards;
    };
    for (int seat = 0; seat < MOST_SEATS; ++seat) {
        demand(seat < from.seats || !from.hands[seat], "the hands");
        see(from.hands[seat]);
        state.hands[seat] = spec.inside_all(from.hands[seat]);
    }
    demand(!(from.shown & ~seen), "the cards shown");
    state.shown = spec.inside_all(from.shown);
    const bool follows = state.phase == Phase::Follow;
    demand(from.count < from.seats && (from.count > 0) == follows, "the trick");
    const int leader = (state.turn + from.seats - from.count) % from.seats;
    state.count = from.count;
    for (int place = 0; place < from.count; ++place) {
        demand(from.trick[place] < 32, "the trick");
        see(bit(from.trick[place]));
        const Card card = spec.inside(from.trick[place]);
        if (place == 0) state.led = static_cast<std::uint8_t>(card);
        if (place == 0 || winning_over(state.best, suit_mask(state.trump)) & bit(card)) {
            state.best = static_cast<std::uint8_t>(card);
            state.best_seat = static_cast<std::uint8_t>((leader + place) % from.seats);
        }
        state.lying = static_cast<std::int16_t>(state.lying + spec.points(card));
    }
    const int size = count(state.hands[state.turn]);
    for (int place = 0; place < from.seats; ++place) {
        const int has_played = place < from.count ? 1 : 0;
        demand(count(state.hands[(leader + place) % from.seats]) == size - has_played, "the hands");
    }
    // What can still be declared and taken must leave the scores within what a margin can tell and the table can hold.
    int total = state.lying + spec.bonus + state.points[0] + state.points[1] + state.pending[0] + state.pending[1];
    for (const Mask hand : state.hands) total += spec.points_of_all(hand);
    if (spec.has_melds())
        for (const int worth : spec.marriage) total += worth;
    demand(total <= ALWAYS, "the card points");
    demand(size <= 12 && state.tricks + size <= 12 && (size == 0) == (state.phase == Phase::Last), "the hands");
    demand(spec.goal != Goal::First || state.tricks + size >= spec.first, "how many tricks");
    if (from.melded != NONE) {
        demand(from.melded < 4 && state.phase == Phase::Lead && spec.has_melds(), "the marriage");
        state.melded = static_cast<std::uint8_t>(lowest(spec.queens() & suit_mask(from.melded)));
        demand(spec.pairs(state.hands[state.turn]) & bit(state.melded), "the marriage");
    }
    state.partner_melded = truth(from.partner_melded, "the partner's marriage");
    demand(!state.partner_melded || (spec.partner_melds && state.phase == Phase::Lead), "the partner's marriage");
    demand(state.phase != Phase::Partner || spec.partner_melds, "the partner's marriage");
    demand(state.phase != Phase::Last || (spec.goal == Goal::Claim && state.tricks), "the last trick");
    position.low = number(from.low, 0x7FFF, "the card points asked for");
    position.high = number(from.high, 0x7FFF, "the card points asked for");
    demand(position.low < position.high, "the card points asked for");
    return position;
}

}  // namespace bummerl::tricks
