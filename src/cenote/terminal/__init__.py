"""Tables drawn in text, and the game played at them."""
