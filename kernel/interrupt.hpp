// How work that runs long, without Python's lock, hears of Ctrl-C.
#pragma once

#include <nanobind/nanobind.h>

#include <chrono>
#include <mutex>

#include "meter.hpp"

namespace bummerl {

// Asked as often as one likes: it takes Python's lock, for which other threads may make it wait, a few times a second.
class Interrupt {
public:
    static constexpr std::chrono::milliseconds EVERY{50};

    // Whether Ctrl-C was pressed; the error that Python then has set is to be raised.
    bool came() {
        const auto now = std::chrono::steady_clock::now();
        if (came_ || now - asked_ < EVERY) return came_;
        const nanobind::gil_scoped_acquire acquired;
        came_ = PyErr_CheckSignals() != 0;
        asked_ = std::chrono::steady_clock::now();
        return came_;
    }
    // The same, ending the work.
    void check() {
        if (came()) throw Stopped();
    }

private:
    std::chrono::steady_clock::time_point asked_ = std::chrono::steady_clock::now();
    bool came_ = false;
};

// What `work` answers, which runs without Python's lock and can be interrupted.
template <class Work>
auto interruptible(Work work) {
    Interrupt interrupt;
    try {
        const nanobind::gil_scoped_release released;
        auto answer = work(interrupt);
        if (!interrupt.came()) return answer;
    } catch (const Stopped&) {
    }
    throw nanobind::python_error();
}

// One after the other, and who waits can be interrupted.
class Turn {
public:
    Turn(std::timed_mutex& mutex, Interrupt& interrupt) : mutex_(mutex) {
        while (!mutex_.try_lock_for(Interrupt::EVERY)) interrupt.check();
    }
    ~Turn() { mutex_.unlock(); }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;

private:
    std::timed_mutex& mutex_;
};

}  // namespace bummerl
