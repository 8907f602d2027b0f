"""`python -m cenote` is the command `cenote`."""

import sys

from cenote.cli import main

sys.exit(main())
