"""Protocol messages: their types, field constraints, decoder, display names and view diffs."""
