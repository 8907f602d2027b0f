tikal-options = {"camp-needs-member"}
tikal-play-help = place SPACE TURNS: lay the hex there, turned clockwise 0 to 5 times
