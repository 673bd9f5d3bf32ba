// Random positions of tricks under random rules, for so many seconds: run by `make fuzz`, built with sanitizers.
//
// Late positions are compared with looking at every way to go on; whatever a search answers must be the same with any
// part of what makes it fast left out, however seats and suits are called, and a stopped search must say so.

#include <map>

#include "fuzz.hpp"
#include "playouts.hpp"
#include "tricks_solver.hpp"

namespace bummerl::tricks {

namespace {

bool maybe(Random& random, std::uint32_t of = 2) { return random.below(of) == 0; }

// Marriages, as no two games have them.
void with_marriages(Spec& spec, Random& random) {
    const int everybody = (1 << spec.seats) - 1;
    spec.melders = static_cast<std::uint8_t>(maybe(random) ? everybody : maybe(random) ? spec.side : 1 << spec.hero);
    spec.counting = static_cast<std::uint8_t>(maybe(random) ? spec.side : everybody);
    spec.pends = maybe(random);
    spec.needs = Needs(random.below(3));
    if (maybe(random, 3)) {
        spec.new_trump = NewTrump(1 + random.below(2));
        for (auto& worth : spec.marriage) worth = static_cast<std::int16_t>(40 + 20 * random.below(4));
    } else {
        for (auto& worth : spec.marriage) worth = 20;
        spec.partner_melds = spec.seats == 4 && (spec.side == 5 || spec.side == 10) && maybe(random);
    }
}

Spec random_spec(Random& random) {
    Spec spec{};
    spec.seats = static_cast<std::uint8_t>(2 + random.below(3));
    spec.side = static_cast<std::uint8_t>(spec.seats == 4 && maybe(random) ? 5 : 1 << random.below(spec.seats));
    do spec.hero = static_cast<std::uint8_t>(random.below(spec.seats));
    while (spec.side_of(spec.hero) != 0);
    spec.goal = maybe(random) ? Goal::Points : Goal(random.below(5));
    spec.duty = {!maybe(random, 8), maybe(random), !maybe(random, 4), maybe(random), maybe(random)};
    spec.target = static_cast<std::int16_t>(random.below(3) ? 66 : 10 + random.below(120));
    spec.bonus = static_cast<std::int16_t>(random.below(3) ? 0 : random.below(30));
    spec.schneider = static_cast<std::uint8_t>(random.below(3) ? 33 : 1 + random.below(66));
    spec.wrong_claim = static_cast<std::uint8_t>(2 + random.below(2));
    spec.early = maybe(random);
    if (maybe(random, 4)) spec.rotation = static_cast<std::uint8_t>(random.below(8));
    else if (spec.goal != Goal::None && !maybe(random, 3)) with_marriages(spec, random);
    if (spec.goal == Goal::Claim) {
        spec.claims = Claims(random.below(4));
        spec.unclaimed = Unclaimed(random.below(5));
        if (spec.claims == Claims::Never) spec.unclaimed = Unclaimed::HigherTotal;
        if (spec.unclaimed == Unclaimed::Lost) spec.race = true, spec.unbeaten = maybe(random);
    }
    if (spec.goal == Goal::First) spec.bonus = 0;
    return spec;
}

// After some tricks at random from hands of so many cards.
Position random_position(Random& random, int most) {
    while (true) {
        Position position{random_spec(random), {}};
        Spec& spec = position.spec;
        State& state = position.state;
        const int size = std::min(12, 2 + static_cast<int>(random.below(static_cast<std::uint32_t>(32 / spec.seats - 1))));
        spec.first = static_cast<std::uint8_t>(std::min(3, size));
        std::array<Card, 32> pack;
        for (Card card = 0; card < 32; ++card) pack[card] = card;
        for (std::uint32_t left = 32; left > 1; --left) std::swap(pack[left - 1], pack[random.below(left)]);
        for (int at = 0; at < size * spec.seats; ++at) state.hands[at % spec.seats] |= bit(pack[at]);
        for (const Mask hand : state.hands) spec.pack |= hand;
        if (spec.new_trump != NewTrump::Never || maybe(random, 6)) state.trump = NO_SUIT;
        else state.trump = static_cast<std::uint8_t>(random.below(4));
        state.turn = spec.hero;
        const Player player(spec);
        const int cards = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(most)));
        while (state.phase != Phase::Over) {
            const int held = count(state.hands[0]) + count(state.hands[1]) + count(state.hands[2]) + count(state.hands[3]);
            if (held <= cards && maybe(random)) return position;
            Actions actions = legal(spec, state);
            if (actions & ~one(CLAIM)) actions &= ~one(CLAIM);
            State after = state;
            player.apply(after, pick(actions, random));
            if (after.phase == Phase::Over && held <= most) return position;
            state = after;
        }
    }
}

// The value by looking at every way to go on.
int brute(const Spec& spec, const State& state) {
    if (state.phase == Phase::Over) return state.value;
    const bool mine = spec.side_of(state.turn) == 0;
    int best = mine ? -0x7FFF : 0x7FFF;
    for (Actions actions = legal(spec, state); actions;) {
        State after = state;
        Player(spec).apply(after, take_first(actions));
        const int value = brute(spec, after);
        best = mine ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

std::uint8_t seats_on(std::uint8_t seats, int step, int of) {
    return static_cast<std::uint8_t>((seats << step | seats >> (of - step)) & ((1 << of) - 1));
}

// Everybody some seats further on.
Position with_seats_moved(Position position, int step) {
    Spec& spec = position.spec;
    State& state = position.state;
    const int of = spec.seats;
    const auto on = [&](int seat) { return static_cast<std::uint8_t>((seat + step) % of); };
    const State before = state;
    for (int seat = 0; seat < of; ++seat) state.hands[on(seat)] = before.hands[seat];
    for (std::uint8_t* seats : {&spec.side, &spec.melders, &spec.counting, &state.won}) *seats = seats_on(*seats, step, of);
    for (std::uint8_t* seat : {&spec.hero, &state.turn, &state.best_seat}) *seat = on(*seat);
    return position;
}

// Any other order of the suits.
Position with_suits_renamed(Position position, Random& random) {
    std::array<std::uint8_t, 5> to{0, 1, 2, 3, NO_SUIT};
    for (std::uint32_t left = 4; left > 1; --left) std::swap(to[left - 1], to[random.below(left)]);
    Spec& spec = position.spec;
    State& state = position.state;
    const auto card = [&](std::uint8_t from) -> std::uint8_t {
        return from == NONE ? from : static_cast<std::uint8_t>(8 * to[from / 8] + from % 8);
    };
    const auto cards = [&](Mask from) {
        Mask all = 0;
        while (from) all |= bit(card(static_cast<std::uint8_t>(take_lowest(from))));
        return all;
    };
    const Spec old = spec;
    for (int suit = 0; suit < 4; ++suit) spec.marriage[to[suit]] = old.marriage[suit];
    spec.pack = cards(spec.pack);
    for (Mask& hand : state.hands) hand = cards(hand);
    state.shown = cards(state.shown);
    const std::uint8_t declared = state.declared;
    state.declared = 0;
    for (int suit = 0; suit < 4; ++suit)
        if (declared >> suit & 1) state.declared |= static_cast<std::uint8_t>(1 << to[suit]);
    state.trump = to[state.trump];
    state.coming = to[state.coming];
    for (std::uint8_t* each : {&state.led, &state.best, &state.melded}) *each = card(*each);
    return position;
}

Answer ask(const Position& position, unsigned features = feature::ALL) {
    static std::map<unsigned, Solver> solvers;  // making one takes longer than asking it
    return solvers.try_emplace(features, features).first->second.answer({position}, {}, nullptr)[0][0];
}

void try_one(std::uint64_t seed) {
    Random random(seed);
    const bool late = random.below(4);
    const Position position = random_position(random, late ? 9 : 12);
    const Answer answer = ask(position);
    demand(answer.exact && answer.low == answer.high, "a whole search is exact", seed);
    if (late) demand(answer.low == brute(position.spec, position.state), "a value is not that of every way to go on", seed);
    for (unsigned one_feature = 1; one_feature < feature::ALL; one_feature *= 2)
        demand(ask(position, feature::ALL & ~one_feature).low == answer.low, "a feature changes a value", seed);
    demand(ask(position, 0).low == answer.low, "features change a value", seed);
    const int step = 1 + static_cast<int>(random.below(position.spec.seats - 1u));
    demand(ask(with_seats_moved(position, step)).low == answer.low, "seats change a value", seed);
    demand(ask(with_suits_renamed(position, random)).low == answer.low, "suits change a value", seed);

    Solver solver(feature::ALL);
    const bool mine = position.spec.side_of(position.state.turn) == 0;
    try_questions<Question>(solver, position, answer.low, mine, random, seed);

    Packed bytes{};
    for (std::size_t at = 0; at < sizeof bytes; ++at)
        reinterpret_cast<char*>(&bytes)[at] = static_cast<char>(random.next() & random.next() & random.next() & 15);
    bytes.seats = static_cast<std::uint8_t>(2 + random.below(3));
    bytes.pack = ~0u;
    for (int seat = 0; seat < bytes.seats; ++seat)
        bytes.hands[seat] = static_cast<std::uint32_t>(3 + 2 * random.below(2)) << (8 * seat + random.below(3));
    try {
        const Position odd = unpacked(reinterpret_cast<const char*>(&bytes));
        Question question;
        question.limit = 1000;
        const Answer found = solver.answer({odd}, question, nullptr)[0][0];
        const Answer plain = Solver(feature::ALL & ~feature::TABLE).answer({odd}, question, nullptr)[0][0];
        demand(!found.exact || !plain.exact || found.low == plain.low, "what is remembered changes a value of odd bytes",
               seed);
    } catch (const std::invalid_argument&) {
    }
}

}  // namespace

int fuzz(int count, char** words) { return try_seeds(count, words, try_one); }

}  // namespace bummerl::tricks

int main(int count, char** words) { return bummerl::tricks::fuzz(count, words); }
