"""Chat at tables, with a room for the players and another for the spectators."""
