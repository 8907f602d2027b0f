"""`cenote serve` where the browser application has not been built: all of it is real except the page.

`python -m tests.server.serve_bare FOLDER serve ...`: the folder holds the page to serve instead.
"""

from __future__ import annotations

import signal
import sys
from pathlib import Path

from cenote.cli import main
from cenote.server.web import pages

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    pages.STATIC = Path(sys.argv[1])  # type: ignore[misc]  # the one thing about the server that is not real here
    raise SystemExit(main(sys.argv[2:]))
