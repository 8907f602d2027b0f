"""`python -m benchmarks.campaign`: many games at every table, to prove that no level breaks a rule or crashes."""

from __future__ import annotations

import sys

from benchmarks.ladder.__main__ import main

if __name__ == "__main__":
    main(["--campaign", *sys.argv[1:]])
