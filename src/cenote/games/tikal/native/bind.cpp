// Tikal in the extension module.
#include "games/tikal/native/game.h"
#include "native/bind.h"

namespace cenote {

template <>
struct Owned<tikal::Game> {
    explicit Owned(const Setting& setting) : rules{setting.seats, setting.mode == 1, (setting.options & 1) != 0} {}
    bool has_rows() const { return true; }

    tikal::Rules rules;
};

static void bind(nb::module_& module) {
    nb::list fields;
#define FIELD(name) fields.append(CENOTE_FIELD(tikal::State, name));
    FIELD(crowd) FIELD(camps) FIELD(guards) FIELD(bag) FIELD(removed) FIELD(shown) FIELD(laid) FIELD(frontier) FIELD(paved)
    FIELD(temples) FIELD(hoards) FIELD(clearings) FIELD(worked) FIELD(worked_out) FIELD(tolls) FIELD(workers)
    FIELD(face) FIELD(level) FIELD(land) FIELD(scores) FIELD(treasures) FIELD(pool) FIELD(tiles) FIELD(singles)
    FIELD(supply) FIELD(gone) FIELD(guards_left) FIELD(leaders) FIELD(seats) FIELD(auction) FIELD(camp_needs_member)
    FIELD(phase) FIELD(resume) FIELD(seat) FIELD(ap) FIELD(rounds) FIELD(hand) FIELD(drawer) FIELD(queue)
    FIELD(queue_size) FIELD(waiting) FIELD(bidders) FIELD(bidder) FIELD(first_pass) FIELD(bid)
#undef FIELD
    bind_game<tikal::Game>(module, "Tikal", fields);
}

static const Registered registered(bind);

}  // namespace cenote
