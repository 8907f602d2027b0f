"""Where strangers may send this server, and how it goes there: never into our own network, whatever they write."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_address

import pytest

from cenote.server.notifications import outbound_client
from cenote.server.notifications.outbound_client import OutboundClient, Unreachable
from cenote.server.notifications.public_addresses import NotAllowed, OutboundRules, destination, is_public
from tests.server.elsewhere import somewhere

PRIVATE = [
    *("127.0.0.1", "127.255.255.254", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254"),
    *("100.64.0.1", "192.0.0.8", "192.0.2.1", "198.18.0.1", "198.51.100.7", "203.0.113.9", "192.88.99.1"),
    *("224.0.0.1", "240.0.0.1", "255.255.255.255"),
    *("::", "::1", "fe80::1", "fec0::1", "fc00::1", "fd12::1", "ff02::1", "2001:db8::1", "100::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "::ffff:0:127.0.0.1"),
    *("64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::1", "2002:7f00:1::", "2002:a00:1::1", "2001:0:7f00:1::"),
]
PUBLIC = [
    "8.8.8.8",
    "172.32.0.1",
    "192.169.0.1",
    "100.128.0.1",
    "2a00:1450:4001::1",
    "::ffff:8.8.8.8",
    "64:ff9b::808:808",
]

TRICKS = [
    *("https://127.0.0.1/", "https://127.1/", "https://0x7f.1/", "https://0x7f000001/", "https://2130706433/"),
    *("https://0177.0.0.1/", "https://127.0.0.1./", "https://①②⑦.⓪.⓪.①/", "https://127。0。0。1/", "https://0/"),
    *("https://[::1]/", "https://[::ffff:127.0.0.1]/", "https://[::ffff:7f00:1]/", "https://[64:ff9b::7f00:1]/"),
    *("https://[fe80::1%25eth0]/", "https://[2a00:1450::1%25lo]/", "https://[v1.fe80]/", "https://[::1"),
    *("https://169.254.169.254/latest/meta-data", "https://999.999.999.999/", "https://example.org.1/"),
    *("https://anna@example.org/", "https://anna:word@example.org/", "https://@example.org/"),
    *("https://example.org@127.0.0.1/", "https://example.org:22/", "https://example.org:0/", "https://example.org:-1/"),
    *("https://example.org:99999/", "https://example.org:443x/", "http://example.org/", "file:///etc/passwd"),
    *("gopher://example.org/", "//example.org/", "example.org", "", "https://", "https:///path", "https://./"),
    *(
        "https://exa mple.org/",
        "https://example.org\\@127.0.0.1/",
        "https://example.org/\r\nHost: evil",
        "https://a..b/",
    ),
    *(
        "https://exam\tple.org/",
        "https://-.example/",
        "https://" + "a" * 70 + ".org/",
        "https://example.org/" + "a" * 1000,
    ),
]


@pytest.mark.parametrize("text", PRIVATE)
def test_an_address_that_is_not_public_is_known_in_every_disguise(text: str) -> None:
    assert not is_public(ip_address(text))


@pytest.mark.parametrize("text", PUBLIC)
def test_a_public_address_is_one(text: str) -> None:
    assert is_public(ip_address(text))


@pytest.mark.parametrize("url", TRICKS)
def test_an_address_with_a_trick_in_it_is_refused_as_it_is_written(url: str) -> None:
    with pytest.raises(NotAllowed):
        destination(url, OutboundRules())


@pytest.mark.parametrize(
    ("url", "host", "port", "target", "origin"),
    [
        ("https://example.org", "example.org", 443, "/", "https://example.org"),
        ("https://Example.ORG.:8443/a?b=c#d", "example.org", 8443, "/a?b=c", "https://example.org:8443"),
        ("https://bücher.example/", "xn--bcher-kva.example", 443, "/", "https://xn--bcher-kva.example"),
        ("https://8.8.8.8/", "8.8.8.8", 443, "/", "https://8.8.8.8"),
        ("https://[2a00:1450::1]:8443/x", "2a00:1450::1", 8443, "/x", "https://[2a00:1450::1]:8443"),
    ],
)
def test_an_address_is_taken_apart(url: str, host: str, port: int, target: str, origin: str) -> None:
    found = destination(url, OutboundRules())
    assert (found.host, found.port, found.target, found.origin) == (host, port, target, origin)


def test_plain_http_only_if_the_keeper_allows_it() -> None:
    assert destination("http://example.org/", OutboundRules(http=True)).port == 80


class Names:
    """A resolver that says what it is told to, in turn; the last answer stays."""

    def __init__(self, *answers: list[str]) -> None:
        self._answers = list(answers)
        self.asked: list[str] = []

    async def __call__(self, host: str, _: int) -> list[str]:
        self.asked.append(host)
        return self._answers.pop(0) if len(self._answers) > 1 else self._answers[0]


@asynccontextmanager
async def going_out(port: int, names: Names, *, loopback: bool = True) -> AsyncIterator[OutboundClient]:
    out = OutboundClient(OutboundRules(ports=(port,), http=True, loopback=loopback), names)
    yield out
    await out.close()


@pytest.mark.anyio
async def test_it_connects_to_the_address_that_was_checked_and_says_the_name() -> None:
    names = Names(["127.0.0.1"])
    with somewhere() as there:
        async with going_out(there.port, names) as out:
            assert await out.post(f"http://hook.example:{there.port}/a?b", b"hello", {}) == 200
    (asked,) = there.asked
    assert (asked.path, asked.headers["host"], asked.body) == ("/a?b", f"hook.example:{there.port}", b"hello")
    assert names.asked == ["hook.example"], "resolved once: the second answer could be another"


@pytest.mark.anyio
@pytest.mark.parametrize(
    "addresses",
    [["127.0.0.1"], ["8.8.8.8", "127.0.0.1"], ["::ffff:127.0.0.1"], ["169.254.169.254"], ["fe80::1%eth0"], []],
)
async def test_a_name_that_leads_inside_is_not_followed(addresses: list[str]) -> None:
    """As 127-0-0-1.nip.example does; one bad address among good ones spoils them all."""
    with somewhere() as there:
        async with going_out(there.port, Names(addresses), loopback=False) as out:
            with pytest.raises(Unreachable):
                await out.post(f"http://127-0-0-1.nip.example:{there.port}/", b"", {})
    assert there.asked == []


@pytest.mark.anyio
async def test_a_name_that_changes_its_mind_gains_nothing() -> None:
    """DNS rebinding: the second answer would lead inside, but nobody asks for it."""
    names = Names(["127.0.0.1"], ["10.0.0.1"])
    with somewhere() as there:
        async with going_out(there.port, names) as out:
            assert await out.post(f"http://rebinding.example:{there.port}/", b"", {}) == 200
            with pytest.raises(Unreachable):
                await out.post(f"http://rebinding.example:{there.port}/", b"", {})
    assert len(there.asked) == 1


@pytest.mark.anyio
async def test_a_redirect_is_an_answer_and_no_way() -> None:
    with somewhere() as there:
        there.status, there.headers = 302, {"location": f"http://127.0.0.1:{there.port}/secret"}
        async with going_out(there.port, Names(["127.0.0.1"])) as out:
            assert await out.post(f"http://hook.example:{there.port}/", b"", {}) == 302
    assert [asked.path for asked in there.asked] == ["/"]


@pytest.mark.anyio
async def test_proxies_of_the_environment_are_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("http_proxy", "HTTP_PROXY", "ALL_PROXY", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    with somewhere() as there:
        async with going_out(there.port, Names(["127.0.0.1"])) as out:
            assert await out.post(f"http://hook.example:{there.port}/", b"", {}) == 200


@pytest.mark.anyio
async def test_an_answer_without_end_is_cut_off() -> None:
    with somewhere() as there:
        there.answer = b"x" * 50_000_000
        async with going_out(there.port, Names(["127.0.0.1"])) as out:
            assert await out.post(f"http://hook.example:{there.port}/", b"", {}) == 200
    assert not there.asked[0].read_to_the_end


@pytest.mark.anyio
async def test_who_never_answers_is_left_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound_client, "SECONDS", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        async with going_out(port, Names(["127.0.0.1"])) as out:
            with pytest.raises(Unreachable):
                await out.post(f"http://hook.example:{port}/", b"", {})


@pytest.mark.anyio
async def test_few_are_waited_for_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound_client, "SECONDS", 60.0)
    asked, release = 0, asyncio.Event()

    async def slow(_: str, __: int) -> list[str]:
        nonlocal asked
        asked += 1
        await release.wait()
        return ["10.0.0.1"]

    out = OutboundClient(OutboundRules(), slow)
    many = [asyncio.create_task(out.post("https://hook.example/", b"", {})) for _ in range(30)]
    for _ in range(100):
        await asyncio.sleep(0)
    assert asked == outbound_client.AT_ONCE
    release.set()
    assert all(isinstance(one, Unreachable) for one in await asyncio.gather(*many, return_exceptions=True))
    await out.close()


@pytest.mark.anyio
async def test_the_certificate_must_be_that_of_the_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that speaks no TLS, or has a certificate of its own making, is not told anything."""
    monkeypatch.setattr(outbound_client, "SECONDS", 5.0)
    with somewhere() as there:
        async with going_out(there.port, Names(["127.0.0.1"])) as out:
            with pytest.raises(Unreachable):
                await out.post(f"https://hook.example:{there.port}/", b"secret", {})
    assert there.asked == []
