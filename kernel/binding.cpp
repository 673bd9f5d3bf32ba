// The Python module bummerl.engine._kernel.  engine/solver.py is the only one that uses it, and documents it.

#include <nanobind/nanobind.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/string.h>

#include "packed.hpp"

namespace nb = nanobind;
using namespace bummerl;

namespace {

class Kernel {
public:
    explicit Kernel(const std::map<std::string, std::string>& options) : rules_(Rules::read(options)) {}

    std::uint64_t perft(const nb::bytes& position, int depth) const {
        if (depth < 1) throw std::invalid_argument("a depth is at least 1");
        const State state = only(position);
        nb::gil_scoped_release released;
        return bummerl::perft(rules_, state, depth);
    }

private:
    State only(const nb::bytes& position) const {
        if (position.size() != sizeof(Packed)) throw std::invalid_argument("a position has another size");
        return unpacked(rules_, position.c_str());
    }

    Rules rules_;
};

}  // namespace

NB_MODULE(_kernel, module) {
    nb::exception<Unsupported>(module, "Unsupported", PyExc_ValueError);
    nb::class_<Kernel>(module, "Kernel")
        .def(nb::init<const std::map<std::string, std::string>&>(), nb::arg("options"))
        .def("perft", &Kernel::perft, nb::arg("position"), nb::arg("depth"));
}
