"""Speed benchmarks against peers, measured in the same run."""
