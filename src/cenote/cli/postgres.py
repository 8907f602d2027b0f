"""What is said about databases of PostgreSQL."""

from typing import Final

FORM: Final = "postgresql://name:password@host/database"
DRIVER: Final = 'pip install ".[server,postgres]"'
