"""`cenote serve`: tables for everybody who can reach this machine."""

from __future__ import annotations

import logging
import os
import socket
from argparse import Namespace
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

from cenote.cli.table import at_least
from cenote.cli.trouble import Trouble, unwritable
from cenote.words import Words

LARGEST_MESSAGE = 65_536
"""A socket that sends more at once is closed unread; a smaller message that is still too large gets an answer."""


def run(chosen: Namespace) -> int:
    words = Words(chosen.lang)
    workers = at_least(0, chosen.workers, "--workers", words)
    listener = listen(chosen.host, [chosen.port], words)
    host, port = listener.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    print(words("serve-address", address=f"http://{shown}:{port}/", path=chosen.data), flush=True)
    return serve(listener, Path(chosen.data), workers, words)


def listen(host: str, ports: Iterable[int], words: Words) -> socket.socket:
    """A socket on the first of these ports that is free."""
    reason = ""
    for port in ports:
        try:
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            return socket.create_server((host, port), family=family, backlog=2048)
        except (OSError, OverflowError) as error:
            reason = os.strerror(error.errno) if isinstance(error, OSError) and error.errno else str(error)
    raise Trouble(words("serve-no-port", host=host, port=str(port), reason=reason))


def serve(listener: socket.socket, data: Path, workers: int, words: Words) -> int:
    """Until somebody presses Ctrl-C."""
    if find_spec("litestar") is None:
        raise Trouble(words("serve-not-installed"))
    import uvicorn

    from cenote.server.app import STATIC, make_app
    from cenote.server.settings import read_settings

    if not (STATIC / "index.html").exists():
        raise Trouble(words("serve-not-built"))
    host, port = listener.getsockname()[:2]
    try:
        settings = read_settings(data, host, port, workers)
    except OSError as error:
        raise unwritable(data, error, words) from None
    except ValueError as error:
        raise Trouble(words("serve-bad-setting", reason=str(error))) from None
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    config = uvicorn.Config(
        make_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_MESSAGE,
        timeout_graceful_shutdown=3,
    )
    server = uvicorn.Server(config)
    server.run(sockets=[listener])
    return 0 if server.started else 1
