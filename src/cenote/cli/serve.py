"""`cenote serve`: run the web server for every client that can reach this machine."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
from argparse import Namespace
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from importlib.util import find_spec
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cenote.bots.custom import is_custom
from cenote.cli.data_folders import tables_folder
from cenote.cli.errors import UserError, reason, unwritable
from cenote.cli.postgres import DRIVER, FORM
from cenote.cli.streams import complain, say
from cenote.cli.table_options import at_least, check_plays, custom_bots, within
from cenote.words import Percentage, Words

if TYPE_CHECKING:
    from cenote.server.settings import Settings

EVERYWHERE: Final = "0.0.0.0"  # what an empty host means to a socket
"""The address that means all addresses of this machine."""

PORTS: Final = 65535
"""The highest port number."""

ADDRESS: Final = "address"
"""The name of the file in a data folder that contains the address of the server that uses the folder."""


class FolderInUse(UserError):
    """The data folder is used by another server, whose `address` is "" if it is not known yet."""

    def __init__(self, data: Path, words: Words) -> None:
        self.address = ""
        with suppress(OSError, UnicodeDecodeError):
            self.address = (data / ADDRESS).read_text("utf-8").strip()
        facts = {"path": str(data), "address": self.address}
        super().__init__(words("serve-taken-at" if self.address else "serve-taken", **facts))


def run(chosen: Namespace) -> int:
    words = Words(chosen.lang)
    workers = at_least(0, chosen.workers, "--workers", words)
    own = _own(chosen.bot, words)
    port = within(0, chosen.port, PORTS, "--port", words)
    listener = listen(chosen.host or EVERYWHERE, [port], words)
    data = tables_folder() if chosen.data is None else Path(chosen.data)
    settings = replace(prepare(listener, data, workers, words, chosen.database or "", chosen.log or ""), bots=own)
    say(words("serve-address", address=address_of(listener), path=kept_in(settings)))
    tell_haste(settings, words)
    return serve(listener, settings)


def address_of(listener: socket.socket) -> str:
    """Return the URL of a listening socket."""
    host, port = listener.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def local(address: str) -> str:
    """Replace an address for all interfaces by the loopback address, which a browser on this machine can open."""
    return address.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:")


def _own(specs: list[str], words: Words) -> dict[str, str]:
    """Return the bots from files, by name. Raise `UserError` for one that cannot play any game."""
    for spec in specs:
        if not is_custom(spec):
            raise UserError(words("bot-file-form", name=spec, form="path/to/file.py:Class"))
        check_plays(spec, words)
    return custom_bots(specs, words)


def tell_haste(settings: Settings, words: Words) -> None:
    """Print a warning if bots get less than their full search, and say what helps."""
    if settings.time_budget.share < 1:
        facts = {"share": Percentage(settings.time_budget.share), "seconds": ceil(settings.time_budget.seconds)}
        say(words("serve-hasty", **facts))


def kept_in(settings: Settings) -> str:
    """Return the data folder, or the database URL without its password, for display."""
    from cenote.server.storage.postgres import address, shown

    return shown(address(settings.url)) if settings.url else str(settings.data)


def listen(host: str, ports: Iterable[int], words: Words) -> socket.socket:
    """Open a listening socket on the first free one of these ports. Raise `UserError` if none is free."""
    from cenote.server import limits

    why = ""
    for port in ports:
        try:
            socket.getaddrinfo(host, None)
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            listener = socket.create_server((host, port), family=family, backlog=limits.TRAFFIC.backlog_connections)
        except (socket.gaierror, UnicodeError):  # UnicodeError if a part of the name is empty or too long
            why = words("system-host")
        except OSError as error:
            why = reason(error, words)
        else:
            # Send small responses at once. Connections inherit this; the event loop does not set it on them.
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            return listener
    raise UserError(words("serve-no-port", host=host, port=str(port), reason=why))


def prepare(listener: socket.socket, data: Path, workers: int, words: Words, url: str = "", log: str = "") -> Settings:
    """Check the installation, lock the data folder, read the settings, and migrate the database."""
    if find_spec("litestar") is None:
        raise UserError(words("serve-not-installed"))
    from cenote.server.data_folder import SECRET_BYTES, FolderLocked, ShortSecret, lock_folder
    from cenote.server.settings import read_settings
    from cenote.server.web.pages import STATIC

    if not (STATIC / "index.html").exists():
        raise UserError(words("serve-not-built"))
    os.umask(0o077)  # the folder holds the seeds of running games
    url = url or os.environ.get("CENOTE_DATABASE", "")
    try:
        host, port = listener.getsockname()[:2]
        if not url:
            lock_folder(data)
            (data / ADDRESS).write_text(local(address_of(listener)), "utf-8")
        settings = read_settings(data, host, port, workers, url, log)
    except FolderLocked:
        raise FolderInUse(data, words) from None
    except OSError as error:
        raise unwritable(data, error, words) from None
    except ShortSecret as error:
        raise UserError(words("serve-short-secret", source=str(error), least=SECRET_BYTES)) from None
    except ValueError as error:
        raise UserError(words("serve-bad-setting", reason=str(error))) from None
    if strangers := migrated(settings, words):
        warning = words("serve-other-secret", count=strangers, file=str(data / "secret"), setting="CENOTE_SECRET")
        complain(warning)
    return settings


def migrated(settings: Settings, words: Words) -> int:
    """Migrate the database to the newest schema, and return how many game tables belong to another secret."""
    from alembic.util import CommandError
    from sqlalchemy.exc import SQLAlchemyError

    from cenote.server.storage.database import bring_up_to_date
    from cenote.server.storage.postgres import BadAddress, NoDriver
    from cenote.server.storage.unavailable import DatabaseUnavailable, first_line

    try:
        return asyncio.run(bring_up_to_date(settings.place, settings.fingerprint))
    except BadAddress:
        raise UserError(words("serve-bad-address", form=FORM)) from None
    except NoDriver:
        raise UserError(words("serve-no-driver", command=DRIVER)) from None
    except OSError as error:
        raise unwritable(settings.data, error, words) from None
    except DatabaseUnavailable as error:
        why = error.reason
    except (SQLAlchemyError, CommandError) as error:
        why = first_line(error.args[0])
    path = kept_in(settings) if settings.url else str(settings.database)
    raise UserError(words("serve-bad-database", path=path, reason=why))


def serve(listener: socket.socket, settings: Settings) -> int:
    """Run the server until Ctrl-C, and return the exit code."""
    from cenote.server.app import make_app
    from cenote.server.ops.uvicorn_server import LimitedServer, log_to_stderr, open_many_files

    open_many_files()
    server = LimitedServer(make_app(settings), settings, log_to_stderr(settings.log, settings.log_level))
    gc.collect()
    gc.freeze()  # modules and routes stay until the end: later collections need not look through them
    server.run(sockets=[listener])
    return 0 if server.started else 1
