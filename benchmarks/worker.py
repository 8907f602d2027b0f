"""Runs one slice in a process of its own and prints it; `benchmarks.run` starts these, plain and compiled."""

from __future__ import annotations

import json
import sys
from importlib import import_module

from cenote import is_compiled

if __name__ == "__main__":
    what, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    module = import_module(f"benchmarks.{what}")
    module.play(max(1, count // 10), seed)  # warm up
    copied = module.copy_seconds(5_000, seed) if hasattr(module, "copy_seconds") else 0.0
    print(json.dumps([*module.play(count, seed), copied, is_compiled()]))
