"""How a server is set up: from the command line and the environment, with secrets from a file of their own."""

from __future__ import annotations

import os
import secrets
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from ipaddress import ip_address
from pathlib import Path
from types import ModuleType
from typing import Final

from cenote.server import limits

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # Windows has no such locks
    fcntl = None

LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")
SECRET_BYTES: Final = 32
"""How many a secret has at least."""

SECRET_MODE: Final = 0o600


@dataclass(frozen=True)
class Settings:
    """Everything that can be chosen; empty `hosts` and `origins` stand for whatever name a request came to."""

    data: Path
    secret: bytes = field(repr=False)
    host: str = "127.0.0.1"
    port: int = 8765
    url: str = field(default="", repr=False)
    """The address of a PostgreSQL, with its password; without one everything is in a file in the folder."""
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    workers: int = 1
    patience: float = 20.0
    requests_per_minute: int = limits.REQUESTS_PER_MINUTE
    connections: int = limits.CONNECTIONS
    connections_per_address: int = limits.CONNECTIONS_PER_ADDRESS
    sockets_per_address: int = limits.SOCKETS_PER_ADDRESS
    person_share: float = limits.PERSON_SHARE
    address_share: float = limits.ADDRESS_SHARE
    bots: Mapping[str, str] = field(default_factory=dict)
    """Bots beside the registered ones, for tests of bots that fail: name to "module:attribute"."""

    @property
    def database(self) -> Path:
        return self.data / "cenote.db"

    @property
    def place(self) -> Path | str:
        """Where tables are kept: the file, or the address."""
        return self.url or self.database

    @property
    def fingerprint(self) -> str:
        """What tells this secret from others, and nothing more about it."""
        return sha256(self.secret + b"fingerprint").hexdigest()[:16]


class ShortSecret(ValueError):
    """A secret that somebody could guess: with it anybody could be anybody."""


class FolderTaken(Exception):
    """Another server keeps its tables in this folder."""


_HELD: Final[list[int]] = []
"""Locks that this process holds until it ends."""


def take(folder: Path) -> None:
    """Two servers on one folder would not tell each other of moves: the second is refused."""
    folder.mkdir(parents=True, exist_ok=True)
    if fcntl is None:
        return
    handle = os.open(folder / "lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, SECRET_MODE)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise FolderTaken(str(folder)) from None
    _HELD.append(handle)


def read_settings(data: Path, host: str, port: int, workers: int = 0, url: str = "") -> Settings:
    """The settings of a server that keeps its things in a folder; makes the folder and its secret if there are none."""
    given = os.environ
    return Settings(
        data=data,
        secret=_secret(given.get("CENOTE_SECRET", ""), data / "secret"),
        host=host,
        port=port,
        url=url,
        hosts=_listed(given.get("CENOTE_HOSTS", "").lower()) or (LOOPBACK if _is_loopback(host) else ()),
        origins=_listed(given.get("CENOTE_ORIGINS", "")),
        workers=workers or max(1, min(4, (os.cpu_count() or 2) - 1)),
        patience=_positive("CENOTE_BOT_SECONDS", 20.0),
        requests_per_minute=_count("CENOTE_REQUESTS_PER_MINUTE", limits.REQUESTS_PER_MINUTE),
        connections=_count("CENOTE_CONNECTIONS", limits.CONNECTIONS),
        connections_per_address=_count("CENOTE_CONNECTIONS_PER_ADDRESS", limits.CONNECTIONS_PER_ADDRESS),
        sockets_per_address=_count("CENOTE_SOCKETS_PER_ADDRESS", limits.SOCKETS_PER_ADDRESS),
        person_share=_positive("CENOTE_PERSON_SHARE", limits.PERSON_SHARE),
        address_share=_positive("CENOTE_ADDRESS_SHARE", limits.ADDRESS_SHARE),
    )


def _positive(name: str, otherwise: float) -> float:
    value = float(os.environ.get(name, otherwise))
    if not 0 < value < float("inf"):
        raise ValueError(f"{name} must be more than 0, not {value}")
    return value


def _count(name: str, otherwise: int) -> int:
    return max(1, int(_positive(name, otherwise)))


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def _secret(given: str, file: Path) -> bytes:
    """What cookies are signed with: given, or kept in a file that only the owner may read."""
    secret = given.encode() if given else _kept(file)
    if len(secret) < SECRET_BYTES:
        raise ShortSecret("CENOTE_SECRET" if given else str(file))
    return secret


def _kept(file: Path) -> bytes:
    if file.exists() and not file.stat().st_size:
        file.unlink()
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        _make(file)
    if file.stat().st_mode & 0o077:
        file.chmod(SECRET_MODE)
    return file.read_bytes()


def _make(file: Path) -> None:
    """A new secret, whole or not at all; of two servers that start at once, both take the one that was there first."""
    handle, draft = tempfile.mkstemp(dir=file.parent, prefix=file.name)
    with os.fdopen(handle, "w") as fresh:
        fresh.write(secrets.token_hex(SECRET_BYTES))
        fresh.flush()
        os.fsync(fresh.fileno())
    with suppress(FileExistsError):
        os.link(draft, file)
    Path(draft).unlink()
