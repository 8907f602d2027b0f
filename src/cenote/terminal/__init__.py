"""Terminal interface: tables drawn in text, and games played at them."""
