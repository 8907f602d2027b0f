"""Servers of other people, on this machine: one that takes whatever is posted, and one that takes mail."""

from __future__ import annotations

import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, cast


@dataclass
class Asked:
    """One request that came."""

    path: str
    headers: dict[str, str]
    body: bytes
    read_to_the_end: bool = False
    """Whether the whole answer was taken."""


@dataclass
class Somewhere:
    """A server, how it answers, and what it was asked."""

    port: int
    status: int = 200
    answer: bytes = b""
    headers: dict[str, str] = field(default_factory=dict)
    asked: list[Asked] = field(default_factory=list)


@contextmanager
def somewhere() -> Iterator[Somewhere]:
    class Answering(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            there.asked.append(Asked(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(there.status)
            for name, value in there.headers.items():
                self.send_header(name, value)
            self.end_headers()
            with suppress(OSError):
                self.wfile.write(there.answer)
                there.asked[-1].read_to_the_end = True

        def log_message(self, *_: object) -> None:
            pass

    with _running(ThreadingHTTPServer(("127.0.0.1", 0), Answering)) as server:
        there = Somewhere(server.server_address[1])
        yield there


@dataclass
class PostOffice:
    """A mail server: what it took, for whom it takes nothing, and whether it offers TLS."""

    port: int
    taken: list[EmailMessage] = field(default_factory=list)
    unknown: set[str] = field(default_factory=set)
    heard: list[str] = field(default_factory=list)
    tls: ssl.SSLContext | None = None


@contextmanager
def post_office(tls: ssl.SSLContext | None = None) -> Iterator[PostOffice]:
    class Taking(socketserver.StreamRequestHandler):
        def say(self, text: str) -> None:
            self.wfile.write(f"{text}\r\n".encode())

        def handle(self) -> None:
            self.say("220 here")
            for line in iter(self.rfile.readline, b""):
                office.heard.append(line.decode().strip())
                word, _, rest = office.heard[-1].partition(" ")
                with suppress(OSError):
                    if not self.answer(word.upper(), rest):
                        return

        def answer(self, word: str, rest: str) -> bool:
            if word == "EHLO":
                self.say("250-here\r\n250 STARTTLS" if office.tls else "250 here")
            elif word == "STARTTLS" and office.tls:
                self.say("220 go on")
                self.connection = office.tls.wrap_socket(self.connection, server_side=True)
                self.setup()
            elif word == "DATA":
                self.say("354 go on")
                lines = list(iter(self.rfile.readline, b".\r\n"))
                whole = b"".join(line.removeprefix(b".") if line.startswith(b"..") else line for line in lines)
                office.taken.append(cast(EmailMessage, message_from_bytes(whole, policy=cast(Any, policy.default))))
                self.say("250 taken")
            elif word == "RCPT" and any(one in rest for one in office.unknown):
                self.say("550 nobody of that name")
            else:
                self.say("221 bye" if word == "QUIT" else "250 well")
            return word != "QUIT"

    socketserver.ThreadingTCPServer.daemon_threads = True
    with _running(socketserver.ThreadingTCPServer(("127.0.0.1", 0), Taking)) as server:
        office = PostOffice(server.server_address[1], tls=tls)
        yield office


@contextmanager
def _running(server: Any) -> Iterator[Any]:
    with server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()
