"""PostgreSQL hints for error messages: the form of an address, and the driver."""

from typing import Final

FORM: Final = "postgresql://name:password@host/database"
DRIVER: Final = 'pip install ".[server,postgres]"'
