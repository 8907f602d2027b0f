"""Tables: live games, moves, clocks, votes, lobby and history."""
