"""The games. They register by entry point and never import each other."""
