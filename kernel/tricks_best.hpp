// The best of some cards, where cards that are as good as each other are tried once.
#pragma once

#include <algorithm>
#include <cstdlib>

#include "search.hpp"
#include "tricks_game.hpp"

namespace bummerl::tricks {

inline bool decides(bool mine, Margin margin) { return (margin >= 0) == mine; }
inline Margin better(bool mine, Margin one, Margin two) { return mine ? std::max(one, two) : std::min(one, two); }

// The cards of a hand that can stand for this one: none between them is in play elsewhere.  King and queen of a
// marriage that may still be declared stand for each other alone.
template <class Rules>
Mask equals(const Rules& spec, Card card, Mask hand, Mask elsewhere) {
    const Mask own = bit(card), live = spec.has_melds() ? spec.pairs(hand) * PAIR_OF_QUEEN : 0;
    if (live & own) return hand & live & suit_of(card) & ~own;
    return neighbours(card, hand, elsewhere) & ~live;
}

// The best of some cards for whoever plays one of them; of cards that are as good as each other one is tried.
template <class Rules>
class Best {
public:
    Best(const Rules& spec, bool skips, bool mine, Mask hand, Mask elsewhere, Margin margin)
        : margin(margin), spec_(spec), skips_(skips), mine_(mine), hand_(hand), elsewhere_(elsewhere) {}

    // Take in what playing this card leads to; true if that is enough.  What need not be tried any more leaves `left`.
    bool add(Card card, Margin leads_to, Mask& left) {
        margin = better(mine_, margin, leads_to);
        if (decides(mine_, margin)) return true;
        if (!skips_ || !(left & suit_of(card))) return false;
        for (Mask same = equals(spec_, card, hand_, elsewhere_) & left; same;) {
            const Card twin = take_lowest(same);
            const int apart = std::abs(spec_.points(card) - spec_.points(twin));
            const Margin bound = mine_ ? leads_to + apart : leads_to - apart;
            if (decides(mine_, bound)) continue;
            left &= ~bit(twin);
            margin = better(mine_, margin, bound);
        }
        return false;
    }

    Margin margin;

private:
    const Rules& spec_;
    const bool skips_, mine_;
    Mask hand_, elsewhere_;
};

}  // namespace bummerl::tricks
