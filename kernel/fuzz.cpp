// Random deals under random rules, for so many seconds: run by `make fuzz`, built with sanitizers.
//
// Whatever a search answers must be the same with all that makes it fast and with any of it left out, the best action
// must be worth what the position is, seats and suits must not matter, and a stopped search must say so.

#include "fuzz.hpp"
#include "packed.hpp"
#include "playouts.hpp"
#include "solver.hpp"

using namespace bummerl;

namespace {

Rules random_rules(Random& random) {
    Rules rules;
    const auto maybe = [&random](bool usual) { return random.below(3) ? usual : !usual; };
    rules.deck = std::array{20, 24, 32}[random.below(3)];
    rules.hand_size = LEAST_HAND + static_cast<int>(random.below(random.below(3) ? 3 : MOST_HAND - LEAST_HAND + 1));
    rules.open_duty = random.below(3) ? Duty::None : Duty(random.below(4));
    rules.strict_duty = random.below(3) ? Duty::Strict : Duty(1 + random.below(3));
    rules.closing = maybe(true);
    rules.close_first = maybe(true);
    rules.close_before_draw = maybe(false);
    rules.min_close = 2 + 2 * static_cast<int>(random.below(2));
    rules.min_exchange = 2 + 2 * static_cast<int>(random.below(2));
    rules.either_exchanges = maybe(false);
    rules.exchange_needs_trick = maybe(false);
    rules.exchange_answer = maybe(false);
    rules.meld_first = maybe(true);
    rules.meld_needs_trick = maybe(true);
    rules.meld_next_trick = rules.meld_needs_trick && maybe(false);
    rules.meld_closed = maybe(true);
    rules.meld_exhausted = maybe(true);
    rules.meld_king = maybe(false);
    rules.claim_any_time = maybe(false);
    rules.claim_auto = random.below(2);
    rules.target = random.below(3) ? 66 : 20 + static_cast<int>(random.below(120));
    rules.bonus = random.below(3) ? 0 : static_cast<int>(random.below(51));
    rules.schneider = random.below(3) ? 33 : 1 + static_cast<int>(random.below(66));
    rules.multiplier = random.below(2) ? 1 : 1 + static_cast<int>(random.below(4));
    rules.false_claim = Rules::FalseClaim(random.below(4));
    rules.scored_at_close = maybe(true);
    rules.closer_max = maybe(true);
    rules.schwarz_zero = maybe(false);
    rules.failed_close = Rules::FailedClose(random.below(4));
    rules.opp_claim = Rules::OppClaim(random.below(3));
    rules.no_claim = Rules::NoClaim(random.below(3));
    rules.wrong_claims = maybe(true);
    return rules;
}

// A position of a deal that was played at random until so few cards were left that searching without help is quick.
State random_position(const Rules& rules, Random& random, int most) {
    State state = random_deal(rules, random);
    const Player player(rules);
    while (true) {
        const int drawn = state.is_open() ? state.talon() : 0;
        if (count(state.sides[0].hand | state.sides[1].hand) + 2 * drawn <= most && random.below(4) == 0) return state;
        Actions actions = legal(rules, state) & ~one(CLAIM) & ~one(PASS);
        if (random.below(rules.multiplier > 1 ? 5 : 20)) actions &= ~one(CLOSE);
        if (!actions) return state;
        State after = state;
        player.apply(after, pick(actions, random));
        if (after.phase == Phase::Over) return state;
        state = after;
    }
}

State with_seats_swapped(State state) {
    std::swap(state.sides[0], state.sides[1]);
    state.turn ^= 1;
    state.stakes = state.stakes.swapped();
    return state;
}

// Any other order of the three suits that are not trump.
State with_suits_renamed(State state, Random& random) {
    std::array<int, 4> to{0, 1, 2, 3};
    for (int suit = 3; suit > 1; --suit) std::swap(to[suit], to[1 + random.below(static_cast<std::uint32_t>(suit))]);
    const auto card = [&to](Card from) { return from == NONE ? from : 8 * to[from / 8] + from % 8; };
    for (Side& side : state.sides) {
        Mask hand = 0;
        while (side.hand) hand |= bit(card(take_lowest(side.hand)));
        side.hand = hand;
    }
    for (int index = 0; index < state.size; ++index)
        state.stock[index] = static_cast<std::uint8_t>(card(state.stock[index]));
    state.led = card(state.led);
    state.melded = card(state.melded);
    return state;
}

// What unpacked() reads.
std::array<char, sizeof(Packed)> packed(const State& state) {
    const auto named = [&state](Card card) { return static_cast<std::uint8_t>(card ^ state.trump << 3); };
    const Stakes stakes = state.stakes;
    Packed to{};
    for (int seat = 0; seat < 2; ++seat) {
        const Side& side = state.sides[seat];
        to.hands[seat] = renamed(side.hand, state.trump);
        to.points[seat] = static_cast<std::uint16_t>(side.points);
        to.pending[seat] = side.pending;
        to.won[seat] = side.won;
    }
    to.phase = static_cast<std::uint8_t>(state.phase);
    to.turn = state.turn;
    to.trump = state.trump;
    to.talon = static_cast<std::uint8_t>(state.talon());
    to.led = state.led == NONE ? NONE : named(state.led);
    to.melded = state.melded == NONE ? NONE : named(state.melded) / 8;
    to.closer = stakes.closer == Stakes::Nobody ? NONE : stakes.closer == Stakes::First ? 0 : 1;
    to.close_points = static_cast<std::uint16_t>(std::max<int>(0, stakes.points));
    to.close_tricks = !stakes.trickless;
    for (int index = 0; index < state.talon(); ++index) to.stock[index] = named(state.stock[state.next + index]);
    std::array<char, sizeof(Packed)> bytes;
    std::memcpy(bytes.data(), &to, sizeof to);
    return bytes;
}

Answer ask(const Rules& rules, unsigned features, const State& state) {
    return Solver(rules, features, 8).answer({state}, {}, nullptr)[0][0];
}

// Whatever is no position is refused, and whatever is taken for one can be searched and played.
void try_bytes(const Rules& rules, const char* bytes, Random& random, std::uint64_t seed) {
    State odd;
    try {
        odd = unpacked(rules, bytes);
    } catch (const std::invalid_argument&) {
        return;
    }
    Question question;
    question.limit = 300;
    question.every_action = true;
    const auto found = Solver(rules, feature::ALL, 8).answer({odd}, question, nullptr)[0];
    const auto plain = Solver(rules, feature::ALL & ~feature::TABLE, 8).answer({odd}, question, nullptr)[0];
    for (std::size_t at = 0; at < found.size(); ++at)
        demand(!found[at].exact || !plain[at].exact || found[at].low == plain[at].low,
               "what is remembered changes a value of odd bytes", seed);
    perft<Player>(rules, odd, 2, [] {});
    play_out<Player>(rules, odd, random);
}

void try_one(std::uint64_t seed) {
    Random random(seed);
    const Rules rules = random_rules(random);
    const State state = random_position(rules, random, random.below(2) ? 10 : 14);
    const Answer answer = ask(rules, feature::ALL, state);
    demand(answer.exact && answer.low == answer.high, "a whole search is exact", seed);
    for (const unsigned without : {feature::ORDER, feature::TABLE, feature::BOUNDS, feature::HISTORY, feature::EQUALS,
                                   feature::SLACK, feature::SURE, feature::ALL})
        demand(ask(rules, feature::ALL & ~without, state).low == answer.low, "a feature changes a value", seed);
    demand(ask(rules, feature::ALL, with_seats_swapped(state)).low == answer.low, "seats change a value", seed);
    demand(ask(rules, feature::ALL, with_suits_renamed(state, random)).low == answer.low, "suits change a value", seed);

    Solver solver(rules, feature::ALL, 8);
    try_questions<Question>(solver, state, answer.low, true, random, seed);

    const auto bytes = packed(state);
    demand(ask(rules, feature::ALL, unpacked(rules, bytes.data())).low == answer.low, "bytes change a value", seed);
    for (int damaged = 0; damaged < 20; ++damaged) {
        auto odd = bytes;
        if (damaged == 0)
            for (char& byte : odd) byte = static_cast<char>(random.next() & random.next() & random.next());
        for (std::uint32_t times = random.below(4); times; --times) {
            char& byte = odd[random.below(sizeof(Packed))];
            byte = static_cast<char>(random.below(2) ? random.next() : byte ^ 1 << random.below(8));
        }
        try_bytes(rules, odd.data(), random, seed);
    }
}

}  // namespace

int main(int count, char** words) { return try_seeds(count, words, try_one); }
