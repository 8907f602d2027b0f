"""The games where researchers look: observations as numbers, and environments of well-known libraries around them."""
