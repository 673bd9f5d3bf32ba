// The class Tricks of the Python module bummerl.engine._kernel.  engine/trick_solver.py asks it;
// engine/tricks_positions.py writes the positions that tricks_packed.hpp reads.

#include <nanobind/nanobind.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "guard.hpp"
#include "playouts.hpp"
#include "tricks_solver.hpp"

namespace nb = nanobind;

namespace bummerl::tricks {

namespace {

std::vector<Position> all(const nb::bytes& positions) { return bummerl::all<Packed>(positions, unpacked); }

class Tricks {
public:
    explicit Tricks(unsigned features) : solver_(features) {}

    std::vector<std::vector<Line>> solve(const nb::bytes& packed, bool every_action, std::uint64_t limit, int threads,
                                         std::optional<std::uint64_t> since) {
        const std::vector<Position> positions = all(packed);
        Question question;
        question.every_action = every_action;
        question.limit = limit;
        question.threads = threads;
        return guard_.solve([&](const auto& stops) { return solver_.answer(positions, question, stops); },
                            [](Action action, std::size_t) { return action; }, since);
    }

    void stop() { guard_.stop(); }
    std::uint64_t stops() const { return guard_.stops(); }

    static std::uint64_t perft(const nb::bytes& packed, int depth) {
        if (depth < 1) throw std::invalid_argument("a depth is at least 1");
        const std::vector<Position> positions = all(packed);
        return interruptible([&](Interrupt& interrupt) {
            std::uint64_t sum = 0;
            for (const Position& position : positions)
                sum += bummerl::perft<Player>(position.spec, position.state, depth, [&] { interrupt.check(); });
            return sum;
        });
    }

    // How often each value came out, position by position.
    static std::vector<std::map<int, std::uint32_t>> playouts(const nb::bytes& packed, std::uint32_t times,
                                                                 std::uint64_t seed) {
        const std::vector<Position> positions = all(packed);
        return interruptible([&](Interrupt& interrupt) {
            std::vector<std::map<int, std::uint32_t>> counts(positions.size());
            Random random(seed);
            for (std::size_t index = 0; index < positions.size(); ++index)
                for (std::uint32_t time = 0; time < times; ++time) {
                    if (time % MANY == 0) interrupt.check();
                    State state = positions[index].state;
                    play_out<Player>(positions[index].spec, state, random);
                    ++counts[index][state.value];
                }
            return counts;
        });
    }

private:
    Solver solver_;
    Guard guard_;
};

}  // namespace

void bind(nb::module_& module) {
    nb::class_<Tricks>(module, "Tricks")
        .def(nb::init<unsigned>(), nb::arg("features") = feature::ALL)
        .def("solve", &Tricks::solve, nb::arg("positions"), nb::arg("every_action") = false,
             nb::arg("limit") = ~std::uint64_t{0}, nb::arg("threads") = 1, nb::arg("since") = nb::none())
        .def("stop", &Tricks::stop)
        .def("stops", &Tricks::stops)
        .def_static("perft", &Tricks::perft, nb::arg("positions"), nb::arg("depth"))
        .def_static("playouts", &Tricks::playouts, nb::arg("positions"), nb::arg("times"), nb::arg("seed"));
    module.attr("ALL_TRICK_FEATURES") = feature::ALL;
}

}  // namespace bummerl::tricks
