"""Bot ladder: series, required results, and docs/ladder.md."""
