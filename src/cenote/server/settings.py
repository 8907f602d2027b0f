"""Server settings from the command line and the environment, with secrets from a file of their own."""

from __future__ import annotations

import os
import secrets
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from ipaddress import ip_address
from pathlib import Path
from types import ModuleType
from typing import Final

from cenote.coach.search_budget import SearchBudget
from cenote.server import limits
from cenote.server.bots.time_budget import TimeBudget, usual_budget
from cenote.server.notifications.settings import NotificationSettings, read_notification_settings
from cenote.server.throttling.daily_quotas import DailyLimits

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # Windows has no such locks
    fcntl = None

LOG_FORMATS: Final = ("text", "json")
LOG_LEVELS: Final = ("debug", "info", "warning", "error")
LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")
SECRET_BYTES: Final = 32
"""The minimum length of a secret."""

PATIENCE: Final = 20.0
"""Seconds after which a bot that still thinks about one decision counts as hung."""

TOKEN_LETTERS: Final = 20
"""The minimum length of a token."""

SECRET_MODE: Final = 0o600


@dataclass(frozen=True)
class Settings:
    """All settings; empty `hosts` and `origins` stand for the name that a request came to."""

    data: Path
    secret: bytes = field(repr=False)
    host: str = "127.0.0.1"
    port: int = 8765
    url: str = field(default="", repr=False)
    """The URL of a PostgreSQL, with its password; if empty, the database is a file in the data folder."""
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    workers: int = 1
    patience: float = PATIENCE
    connections: int = limits.CONNECTIONS
    connections_per_address: int = limits.CONNECTIONS_PER_ADDRESS
    sockets_per_address: int = limits.SOCKETS_PER_ADDRESS
    person_share: float = limits.PERSON_SHARE
    address_share: float = limits.ADDRESS_SHARE
    allowance: DailyLimits = field(default_factory=DailyLimits)
    """What one person and one address may create in a day."""
    tidies: bool = True
    """Whether the daily retention job runs."""
    log: str = "text"
    log_level: str = "warning"
    metrics_token: str = field(default="", repr=False)
    """The token that opens the metrics to other machines; if empty, they are for this machine only."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """Bots beside the registered ones: name to "file.py:Class", or, in tests of bots that fail, "module:attribute"."""
    haste: TimeBudget = field(default_factory=lambda: usual_budget(PATIENCE))
    """When the bots' levels are stopped, and how much of their search they get."""
    telling: NotificationSettings = field(default_factory=NotificationSettings)
    coach: SearchBudget | None = None
    """The coach's share of its search; None for the one that suits plain or compiled Python and the time budget."""

    @property
    def database(self) -> Path:
        return self.data / "cenote.db"

    @property
    def place(self) -> Path | str:
        """The database: the SQLite file or the PostgreSQL URL."""
        return self.url or self.database

    @property
    def fingerprint(self) -> str:
        """Distinguishes this secret from others without revealing it."""
        return sha256(self.secret + b"fingerprint").hexdigest()[:16]


class ShortSecret(ValueError):
    """The secret can be guessed, and with it any identity can be forged."""


class FolderTaken(Exception):
    """Another server uses this data folder."""


_HELD: Final[list[int]] = []
"""File locks that this process holds until it ends."""


def take(folder: Path) -> None:
    """Lock the data folder; FolderTaken if another server uses it, because neither would see the other's moves."""
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


def read_settings(data: Path, host: str, port: int, workers: int = 0, url: str = "", log: str = "") -> Settings:
    """Read the settings of a server; creates its data folder, and a secret in it, if there are none."""
    given = os.environ
    patience = _positive("CENOTE_BOT_SECONDS", PATIENCE)
    return Settings(
        data=data,
        secret=_secret(given.get("CENOTE_SECRET", ""), data / "secret"),
        host=host,
        port=port,
        url=url,
        hosts=_listed(given.get("CENOTE_HOSTS", "").lower()) or (LOOPBACK if is_loopback(host) else ()),
        origins=_listed(given.get("CENOTE_ORIGINS", "")),
        workers=workers or max(1, min(4, (os.cpu_count() or 2) - 1)),
        patience=patience,
        haste=_haste(patience),
        connections=_count("CENOTE_CONNECTIONS", limits.CONNECTIONS),
        connections_per_address=_count("CENOTE_CONNECTIONS_PER_ADDRESS", limits.CONNECTIONS_PER_ADDRESS),
        sockets_per_address=_count("CENOTE_SOCKETS_PER_ADDRESS", limits.SOCKETS_PER_ADDRESS),
        person_share=_positive("CENOTE_PERSON_SHARE", limits.PERSON_SHARE),
        address_share=_positive("CENOTE_ADDRESS_SHARE", limits.ADDRESS_SHARE),
        telling=read_notification_settings(given),
        allowance=_allowance(),
        tidies=_switch("CENOTE_TIDY", otherwise=True),
        log=_one_of(LOG_FORMATS, "CENOTE_LOG", log or given.get("CENOTE_LOG", "")),
        log_level=_one_of(LOG_LEVELS, "CENOTE_LOG_LEVEL", given.get("CENOTE_LOG_LEVEL", "") or "warning"),
        metrics_token=_token("CENOTE_METRICS_TOKEN"),
    )


def _positive(name: str, otherwise: float) -> float:
    value = float(os.environ.get(name, otherwise))
    if not 0 < value < float("inf"):
        raise ValueError(f"{name} must be more than 0, not {value}")
    return value


def _haste(patience: float) -> TimeBudget:
    usual = usual_budget(patience)
    seconds, share = _positive("CENOTE_BOT_STOP_SECONDS", usual.seconds), _positive("CENOTE_BOT_SHARE", usual.share)
    if seconds >= patience:
        raise ValueError(f"CENOTE_BOT_STOP_SECONDS must be less than CENOTE_BOT_SECONDS, {patience:g}, not {seconds:g}")
    return TimeBudget(seconds, share)


def _allowance() -> DailyLimits:
    return DailyLimits(
        guests=_count("CENOTE_GUESTS_PER_DAY", limits.GUESTS_PER_DAY),
        tables=_count("CENOTE_TABLES_PER_DAY", limits.TABLES_PER_DAY),
        tables_of_address=_count("CENOTE_TABLES_PER_DAY_AND_ADDRESS", limits.TABLES_PER_DAY_AND_ADDRESS),
        lessons=_count("CENOTE_LESSONS_PER_DAY", limits.LESSONS_PER_DAY),
        lessons_of_address=_count("CENOTE_LESSONS_PER_DAY_AND_ADDRESS", limits.LESSONS_PER_DAY_AND_ADDRESS),
        moves=_count("CENOTE_MOVES_PER_DAY", limits.MOVES_PER_DAY),
        moves_of_address=_count("CENOTE_MOVES_PER_DAY_AND_ADDRESS", limits.MOVES_PER_DAY_AND_ADDRESS),
    )


def _switch(name: str, *, otherwise: bool) -> bool:
    value = os.environ.get(name, "").lower()
    if value not in ("", "on", "off"):
        raise ValueError(f"{name} must be on or off, not {value!r}")
    return otherwise if not value else value == "on"


def _one_of(words: Sequence[str], name: str, given: str) -> str:
    """The given word, or the first if none is given."""
    if given and given.lower() not in words:
        raise ValueError(f"{name} must be {' or '.join(words)}, not {given!r}")
    return given.lower() or words[0]


def _token(name: str) -> str:
    """A token from the environment; ValueError if it is short enough to guess, which does not repeat it."""
    value = os.environ.get(name, "")
    if value and len(value) < TOKEN_LETTERS:
        raise ValueError(f"{name} must have at least {TOKEN_LETTERS} letters")
    return value


def _count(name: str, otherwise: int) -> int:
    return max(1, int(_positive(name, otherwise)))


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def is_loopback(host: str) -> bool:
    """Whether a host is a loopback address of this machine."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def _secret(given: str, file: Path) -> bytes:
    """The secret that signs cookies: given, or kept in a file that only its owner may read."""
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
    """Create a secret atomically; of two servers that start at once, both use the one that was there first."""
    handle, draft = tempfile.mkstemp(dir=file.parent, prefix=file.name)
    with os.fdopen(handle, "w") as fresh:
        fresh.write(secrets.token_hex(SECRET_BYTES))
        fresh.flush()
        os.fsync(fresh.fileno())
    with suppress(FileExistsError):
        os.link(draft, file)
    Path(draft).unlink()
