// The class Tricks of the Python module bummerl.engine._kernel.  engine/trick_solver.py is the only one that uses it.

#include <nanobind/nanobind.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <mutex>
#include <tuple>

#include "tricks_solver.hpp"

namespace nb = nanobind;

namespace bummerl::tricks {

namespace {

using Line = std::tuple<int, int, int, bool, std::uint64_t>;  // action or -1, low, high, exact, nodes

std::vector<Position> all(const nb::bytes& positions) {
    if (positions.size() % sizeof(Packed)) throw std::invalid_argument("positions have another size");
    std::vector<Position> found;
    for (std::size_t at = 0; at < positions.size(); at += sizeof(Packed))
        found.push_back(unpacked(positions.c_str() + at));
    return found;
}

class Tricks {
public:
    explicit Tricks(unsigned features) : solver_(features) {}

    std::vector<std::vector<Line>> solve(const nb::bytes& packed, bool every_action, std::uint64_t limit, int threads) {
        const std::vector<Position> positions = all(packed);
        Question question;
        question.every_action = every_action;
        question.limit = limit;
        question.threads = threads;
        std::vector<std::vector<Answer>> answers;
        bool interrupted = false;
        {
            nb::gil_scoped_release released;
            const std::lock_guard alone(mutex_);
            stopped_ = false;
            answers = solver_.answer(positions, question, [&] {
                if (stopped_) return true;
                nb::gil_scoped_acquire acquired;
                return interrupted = interrupted || PyErr_CheckSignals() != 0;
            });
        }
        if (interrupted) throw nb::python_error();
        std::vector<std::vector<Line>> lines(answers.size());
        for (std::size_t index = 0; index < answers.size(); ++index)
            for (const Answer& a : answers[index]) lines[index].emplace_back(a.action, a.low, a.high, a.exact, a.nodes);
        return lines;
    }

    void stop() { stopped_ = true; }

    static std::uint64_t perft(const nb::bytes& packed, int depth) {
        if (depth < 1) throw std::invalid_argument("a depth is at least 1");
        const std::vector<Position> positions = all(packed);
        nb::gil_scoped_release released;
        std::uint64_t sum = 0;
        for (const Position& position : positions) sum += tricks::perft(position.spec, position.state, depth);
        return sum;
    }

    static std::vector<std::vector<int>> playouts(const nb::bytes& packed, std::uint32_t times, std::uint64_t seed) {
        const std::vector<Position> positions = all(packed);
        nb::gil_scoped_release released;
        std::vector<std::vector<int>> values(positions.size());
        Random random(seed);
        for (std::size_t index = 0; index < positions.size(); ++index)
            for (std::uint32_t time = 0; time < times; ++time) {
                State state = positions[index].state;
                play_out(positions[index].spec, state, random);
                values[index].push_back(state.value);
            }
        return values;
    }

private:
    Solver solver_;
    std::mutex mutex_;
    std::atomic<bool> stopped_ = false;
};

}  // namespace

void bind(nb::module_& module) {
    nb::class_<Tricks>(module, "Tricks")
        .def(nb::init<unsigned>(), nb::arg("features") = feature::ALL)
        .def("solve", &Tricks::solve, nb::arg("positions"), nb::arg("every_action") = false,
             nb::arg("limit") = ~std::uint64_t{0}, nb::arg("threads") = 1)
        .def("stop", &Tricks::stop)
        .def_static("perft", &Tricks::perft, nb::arg("positions"), nb::arg("depth"))
        .def_static("playouts", &Tricks::playouts, nb::arg("positions"), nb::arg("times"), nb::arg("seed"));
    module.attr("ALL_TRICK_FEATURES") = feature::ALL;
}

}  // namespace bummerl::tricks
