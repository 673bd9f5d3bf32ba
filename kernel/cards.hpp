// Cards as bits, the numbering of rules/cards.py: bit 8 * suit + rank, the rank upwards 7 8 9 J Q K T A.
//
// Inside the kernel suits are renamed by exclusive or with the trump suit, so trump is always suit 0.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace bummerl {

using Mask = std::uint32_t;
using Card = int;

constexpr Mask TRUMPS = 0xFF;
constexpr Mask QUEENS = 0x10101010;
constexpr Mask PAIR_OF_QUEEN = 3;  // a queen's bit times this is the marriage
constexpr int QUEEN = 4, KING = 5;
constexpr Card NONE = 255;

constexpr Mask bit(Card card) { return Mask{1} << card; }
constexpr Mask suit_of(Card card) { return TRUMPS << (card & 24); }
constexpr Mask above(Card card) { return suit_of(card) & ~(bit(card) * 2 - 1); }
constexpr bool is_trump(Card card) { return card < 8; }
inline Card lowest(Mask cards) { return std::countr_zero(cards); }
inline Card highest(Mask cards) { return 31 - std::countl_zero(cards); }
inline Card take_lowest(Mask& cards) {
    const Card card = lowest(cards);
    cards &= cards - 1;
    return card;
}

constexpr std::array<int, 8> RANK_POINTS{0, 0, 0, 2, 3, 4, 10, 11};
constexpr int points_of(Card card) { return RANK_POINTS[card & 7]; }

inline constexpr auto POINTS_OF_BYTE = [] {
    std::array<std::uint8_t, 256> sums{};
    for (int held = 0; held < 256; ++held)
        for (int rank = 0; rank < 8; ++rank)
            if (held >> rank & 1) sums[held] = static_cast<std::uint8_t>(sums[held] + RANK_POINTS[rank]);
    return sums;
}();
inline int points_of_all(Mask cards) {
    return POINTS_OF_BYTE[cards & 255] + POINTS_OF_BYTE[cards >> 8 & 255] + POINTS_OF_BYTE[cards >> 16 & 255] +
           POINTS_OF_BYTE[cards >> 24];
}

inline constexpr auto COUNT_OF_BYTE = [] {
    std::array<std::uint8_t, 256> counts{};
    for (int held = 0; held < 256; ++held) counts[held] = static_cast<std::uint8_t>(std::popcount(unsigned(held)));
    return counts;
}();
// The plain x86-64 baseline has no instruction for this.
inline int count(Mask cards) {
    return COUNT_OF_BYTE[cards & 255] + COUNT_OF_BYTE[cards >> 8 & 255] + COUNT_OF_BYTE[cards >> 16 & 255] +
           COUNT_OF_BYTE[cards >> 24];
}

// The other cards of its suit in a hand with none between them and it elsewhere.
inline Mask neighbours(Card card, Mask hand, Mask elsewhere) {
    const Mask suit = suit_of(card), own = bit(card);
    const Mask higher = elsewhere & above(card), lower = elsewhere & suit & (own - 1);
    const Mask up = higher ? (higher & -higher) - 1 : ~Mask{0};
    const Mask down = lower ? ~(bit(highest(lower)) * 2 - 1) : ~Mask{0};
    return hand & suit & up & down & ~own;
}

constexpr Mask ONE_RANK = 0x01010101;  // times a suit's ranks this is those ranks in every suit

inline Mask ranks_of(Mask cards) {
    const Mask halves = cards | cards >> 16;
    return (halves | halves >> 8) & 0xFF;
}
inline Card cheapest(Mask cards) { return lowest(cards & ONE_RANK << lowest(ranks_of(cards))); }
inline Card dearest(Mask cards) { return lowest(cards & ONE_RANK << highest(ranks_of(cards))); }

// What so many cards of a hand are worth at least.
inline int points_of_cheapest(Mask cards, int number) {
    int sum = 0;
    for (Mask ranks = ranks_of(cards); ranks && number > 0; ranks &= ranks - 1) {
        const int rank = lowest(ranks);
        const int there = static_cast<int>((cards >> rank & ONE_RANK) * ONE_RANK >> 24);
        sum += std::min(there, number) * RANK_POINTS[rank];
        number -= there;
    }
    return sum;
}

// These cards and all below them in their suits.
inline Mask down_from(Mask cards) {
    cards |= cards >> 1 & 0x7F7F7F7F;
    cards |= cards >> 2 & 0x3F3F3F3F;
    return cards | (cards >> 4 & 0x0F0F0F0F);
}
// All suits in which something is held, given what goes down from there.
inline Mask suits_of(Mask down) { return (down & ONE_RANK) * 0xFF; }

// How many cards of each suit, a byte each.
inline Mask counts(Mask cards) {
    cards -= cards >> 1 & 0x55555555;
    cards = (cards & 0x33333333) + (cards >> 2 & 0x33333333);
    return (cards + (cards >> 4)) & 0x0F0F0F0F;
}

// The queens of the marriages that a hand holds.
constexpr Mask marriages(Mask hand) { return hand & hand >> 1 & QUEENS; }
constexpr int marriage_worth(Card queen_or_king) { return is_trump(queen_or_king) ? 40 : 20; }

// What must be answered, from no duty to all of it.
enum class Duty : std::uint8_t { None, Suit, SuitTrump, Strict };

inline Mask may_answer(Mask hand, Card led, Duty duty) {
    if (duty == Duty::None) return hand;
    const Mask follow = hand & suit_of(led);
    if (follow) {
        const Mask head = follow & above(led);
        return duty == Duty::Strict && head ? head : follow;
    }
    const Mask trumps = hand & TRUMPS;
    return duty != Duty::Suit && trumps ? trumps : hand;
}

constexpr bool beats(Card answer, Card led) {
    const bool follows = (answer ^ led) < 8;  // no branch: it goes either way as often
    return (follows & (answer > led)) | (!follows & is_trump(answer));
}

inline Mask renamed(Mask cards, int trump) {
    if (trump & 1) cards = (cards & 0x00FF00FF) << 8 | (cards >> 8 & 0x00FF00FF);
    if (trump & 2) cards = cards << 16 | cards >> 16;
    return cards;
}

}  // namespace bummerl
