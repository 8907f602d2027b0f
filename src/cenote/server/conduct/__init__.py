"""How people treat each other: muting, removing, reporting, and whom the keeper has blocked."""
