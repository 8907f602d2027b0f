// The extension module `cenote.native._engine`.
#include "native/bind.h"

namespace cenote {

std::vector<Binder>& binders() {
    static std::vector<Binder> registered;
    return registered;
}

}  // namespace cenote

NB_MODULE(_engine, module) {
    using cenote::Setting;
    namespace nb = nanobind;
    nb::class_<Setting>(module, "Setting")
        .def("__init__", [](Setting* made, int seats, int mode, int options, std::vector<std::string> islands,
                            std::vector<int> deck) {
            if (seats < 2 || seats > cenote::MOST_SEATS) throw nb::value_error("there are two to four seats");
            new (made) Setting{seats, mode, options, std::move(islands), std::move(deck)};
        });
    for (const cenote::Binder bind : cenote::binders()) bind(module);
}
