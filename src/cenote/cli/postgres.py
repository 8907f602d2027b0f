"""Hints about PostgreSQL for error messages: the form of a URL, and how to install the driver."""

from typing import Final

FORM: Final = "postgresql://name:password@host/database"
DRIVER: Final = 'pip install ".[server,postgres]"'
