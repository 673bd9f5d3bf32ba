// The Python module bummerl.engine._kernel.  engine/native_solver.py asks it and says what
// the answers mean; engine/positions.py writes the positions that packed.hpp reads.

#include <nanobind/nanobind.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "guard.hpp"
#include "packed.hpp"
#include "playouts.hpp"
#include "solver.hpp"

namespace nb = nanobind;
using namespace bummerl;

namespace bummerl::tricks {
void bind(nb::module_& module);
}

namespace {

class Kernel {
public:
    Kernel(const std::map<std::string, std::string>& options, bool wrong_claims, unsigned features)
        : rules_(Rules::read(options, wrong_claims)), solver_(rules_, features) {}

    std::vector<std::vector<Line>> solve(const nb::bytes& positions, bool every_action, std::uint64_t limit,
                                         int threads, std::uint32_t steps,
                                         std::optional<std::uint64_t> since) {
        const std::vector<State> states = all(positions);
        Question question;
        question.every_action = every_action;
        question.limit = limit;
        question.threads = threads;
        question.steps = steps;
        return guard_.solve([&](const auto& stops) { return solver_.answer(states, question, stops); },
                            [&](Action action, std::size_t index) { return named(action, states[index].trump); },
                            since);
    }

    void stop() { guard_.stop(); }
    std::uint64_t stops() const { return guard_.stops(); }

    std::uint64_t perft(const nb::bytes& position, int depth) const {
        if (depth < 1) throw std::invalid_argument("a depth is at least 1");
        const std::vector<State> states = all(position);
        return interruptible([&](Interrupt& interrupt) {
            std::uint64_t sum = 0;
            for (const State& state : states)
                sum += bummerl::perft<Player>(rules_, state, depth, [&] { interrupt.check(); });
            return sum;
        });
    }

    std::vector<std::vector<std::uint32_t>> playouts(const nb::bytes& positions, std::uint32_t times,
                                                     std::uint64_t seed) const {
        const std::vector<State> states = all(positions);
        return interruptible([&](Interrupt& interrupt) {
            std::vector<std::vector<std::uint32_t>> counts(states.size(), std::vector<std::uint32_t>(25));
            Random random(seed);
            for (std::size_t index = 0; index < states.size(); ++index)
                for (std::uint32_t time = 0; time < times; ++time) {
                    if (time % MANY == 0) interrupt.check();
                    State state = states[index];
                    play_out<Player>(rules_, state, random);
                    ++counts[index][12 + (states[index].turn == 0 ? state.value : -state.value)];
                }
            return counts;
        });
    }

    std::vector<std::uint32_t> deals(std::uint32_t times, std::uint64_t seed) const {
        return interruptible([&](Interrupt& interrupt) {
            std::vector<std::uint32_t> counts(25);
            Random random(seed);
            for (std::uint32_t time = 0; time < times; ++time) {
                if (time % MANY == 0) interrupt.check();
                State state = random_deal(rules_, random);
                play_out<Player>(rules_, state, random);
                ++counts[12 + state.value];
            }
            return counts;
        });
    }

private:
    std::vector<State> all(const nb::bytes& positions) const {
        return bummerl::all<Packed>(positions, [&](const char* bytes) { return unpacked(rules_, bytes); });
    }

    // The action's number with suits as the table has them.
    static int named(Action action, int trump) {
        if (action < 0 || action >= EXCHANGE) return action;
        return action < MELD ? action ^ trump << 3 : MELD + ((action - MELD) ^ trump);
    }

    const Rules rules_;
    Solver solver_;
    Guard guard_;
};

}  // namespace

NB_MODULE(_kernel, module) {
    nb::exception<Unsupported>(module, "Unsupported", PyExc_ValueError);
    module.attr("ALL_FEATURES") = feature::ALL;
    nb::class_<Kernel>(module, "Kernel")
        .def(nb::init<const std::map<std::string, std::string>&, bool, unsigned>(), nb::arg("options"),
             nb::arg("wrong_claims") = true, nb::arg("features") = feature::ALL)
        .def("solve", &Kernel::solve, nb::arg("positions"), nb::arg("every_action") = false,
             nb::arg("limit") = ~std::uint64_t{0}, nb::arg("threads") = 1, nb::arg("steps") = ~std::uint32_t{0},
             nb::arg("since") = nb::none())
        .def("stop", &Kernel::stop)
        .def("stops", &Kernel::stops)
        .def("perft", &Kernel::perft, nb::arg("positions"), nb::arg("depth"))
        .def("playouts", &Kernel::playouts, nb::arg("positions"), nb::arg("times"), nb::arg("seed"))
        .def("deals", &Kernel::deals, nb::arg("times"), nb::arg("seed"));
    tricks::bind(module);
}
