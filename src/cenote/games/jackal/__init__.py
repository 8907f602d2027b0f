"""Jackal, the card game (Шакал, 2019): basic game and Archipelago, two to four seats."""
