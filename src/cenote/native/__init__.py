"""Native engine: the rules of both games in C++, for programs that play many positions at once."""
