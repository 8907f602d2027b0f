"""What docs/operations.md, the Dockerfile and compose.yaml tell a keeper to type works, in an empty folder."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import site
import socket
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path

import httpx
import pytest

from cenote import __version__
from cenote.cli.commands import make_parser
from cenote.server.maintenance.retention import RetentionPolicy
from cenote.words import Words

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs/operations.md").read_text("utf-8")
SETTINGS = (ROOT / "docs/settings.md").read_text("utf-8")
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text("utf-8")
LONG = 120.0


def documented() -> list[str]:
    """Every command of ours in a block for a shell."""
    blocks = re.findall(r"```sh\n(.*?)```", PAGE, re.S)
    return [line for block in blocks for line in block.splitlines() if line.startswith("cenote ")]


def in_the_image() -> list[str]:
    """What the image runs when it is started."""
    (command,) = re.findall(r"^CMD (\[.*\])$", DOCKERFILE, re.M)
    return [str(word) for word in json.loads(command)]


def test_every_command_is_one_that_the_parser_takes() -> None:
    commands = [shlex.split(line) for line in documented()]
    commands += [in_the_image(), *(shlex.split(line) for line in re.findall(r"^ExecStart=/opt/\S+/(.*)$", PAGE, re.M))]
    for command in commands:
        assert command[0] == "cenote"
        make_parser(Words()).parse_args(command[1:])
    assert {command[2] for command in commands if command[1] == "admin"} == {"backup", "restore", "check", "tidy"}


def test_the_image_calls_only_what_is_documented_and_what_there_is() -> None:
    runs = re.sub(r"\\\n", " ", DOCKERFILE)
    make = re.findall(r"^RUN make ([\w-]+)", runs, re.M)
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M)
    assert make == ["compiled-wheel"]
    assert {*make, "wheel"} <= set(targets)
    assert "make wheel " in PAGE
    assert "`make compiled-wheel`" in PAGE
    for file in ("requirements/server.txt", "deploy/Caddyfile"):
        assert (ROOT / file).exists()
    assert "USER cenote" in DOCKERFILE
    assert "has not been built" in DOCKERFILE
    assert "has not been built" in PAGE


def installed(text: str) -> list[str]:
    """What comes after `pip install`, command by command."""
    joined = re.sub(r"\\\n", " ", text)
    return [" ".join(found.split()) for found in re.findall(r"pip install ([^\n&#`]*)", joined)]


def test_the_image_and_the_page_install_what_is_locked_and_nothing_else() -> None:
    """The packages by their hashes, and then only our own wheel, without asking for more."""
    image = [" ".join(word for word in line.split() if word != "--no-cache-dir") for line in installed(DOCKERFILE)]
    assert image == ["--no-index --no-deps /tmp/cenote/*.whl"]
    built = "pip wheel --no-cache-dir --require-hashes --no-build-isolation --wheel-dir dist -r requirements/server.txt"
    assert f".venv/bin/{built}\n" in DOCKERFILE, "with the tools that the lock has, also what is source only"
    wheel = f"dist/cenote-{__version__}-py3-none-any.whl"
    assert installed(PAGE) == ["--require-hashes -r requirements/server.txt", f"--no-deps {wheel}"]
    assert "COPY --from=build /build/dist /tmp/cenote/" in DOCKERFILE
    assert re.findall(r"^FROM (\S+)", DOCKERFILE, re.M) == ["${PYTHON}"] * 2, "it is compiled for the one that runs it"


def locked(name: str) -> dict[str, str]:
    """The packages that a lock file pins, each with its version, its condition and its hashes."""
    text = (ROOT / f"requirements/{name}.txt").read_text("utf-8")
    assert "://" not in text
    pins = re.findall(r"^([\w.-]+)==((?:.*\\\n)+ +--hash=sha256:\w+)$", text, re.M)
    assert len(pins) == len(re.findall(r"^\w", text, re.M)), "nothing is there without hashes"
    return dict(pins)


def test_the_lock_of_servers_is_that_of_games_with_the_driver_of_postgresql() -> None:
    server, play = locked("server"), locked("play")
    assert {name: server[name] for name in play} == play
    assert server.keys() - play.keys() == {"psycopg", "psycopg-binary"}
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    needed = {re.split(r"[\[<>=~]", one)[0] for extra in ("server", "postgres") for one in extras[extra]}
    assert needed <= server.keys()
    assert {"mypy", "setuptools"} <= locked("build").keys()


def test_every_setting_of_the_compose_file_is_documented() -> None:
    used = set(re.findall(r"^ +([A-Z]+_[A-Z_]+):", COMPOSE, re.M))
    assert {name for name in used if f"`{name}" not in PAGE + SETTINGS} == {
        "POSTGRES_USER",
        "POSTGRES_DB",
        "POSTGRES_PASSWORD",
    }


def test_the_days_on_the_page_are_those_of_the_code() -> None:
    days = re.findall(r"^\| [^|]+ \| (\w+)[^|]* \| `--(\w+)-days` \|$", PAGE, re.M)
    assert {what for _, what in days} == {field.name for field in fields(RetentionPolicy)} - {"requests", "snapshots"}
    for number, what in days:
        assert getattr(RetentionPolicy(), what) == (None if number == "never" else float(number))


@pytest.fixture(scope="module")
def cenote(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command, out of a wheel made of this checkout, in an environment of its own without a network."""
    assert (ROOT / "src/cenote/server/static/index.html").exists(), "make builds the pages before it runs this"
    folder = tmp_path_factory.mktemp("wheel")
    copied = folder / "checkout"
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", copied / "src", ignore=ignored)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copied)
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    python = folder / "venv" / "bin" / "python"
    (here,) = folder.glob("venv/lib/*/site-packages")
    # ASCII: with LC_ALL=C, Python before 3.13 cannot start if a .pth file has an umlaut in it.
    (here / "borrowed.pth").write_text(f"import sys; sys.path.extend({site.getsitepackages()!a})\n", "ascii")
    build = ["pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", "dist", "."]
    subprocess.run([sys.executable, "-m", *build], cwd=copied, env={**os.environ, "CENOTE_PURE": "1"}, check=True)
    (wheel,) = (copied / "dist").glob("*.whl")
    assert wheel.name == f"cenote-{__version__}-py3-none-any.whl"
    assert wheel.name in PAGE
    install = ["pip", "install", "--quiet", "--no-deps", "--no-index", "--ignore-installed"]
    subprocess.run([python, "-m", *install, wheel], check=True)
    shutil.rmtree(copied)
    return folder / "venv" / "bin" / "cenote"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


class Keeper:
    """Types what the page says, with folders of a test in place of those of a machine."""

    def __init__(self, command: Path, folder: Path) -> None:
        self.command = command
        self.folder = folder
        self.port = free_port()
        (folder / "backups").mkdir()

    def typed(self, command: list[str]) -> list[str]:
        places = {"/var/lib/": f"{self.folder}/", "/var/backups/": f"{self.folder}/backups/", "8765": str(self.port)}
        said = command[1:]
        for ours, theirs in places.items():
            said = [word.replace(ours, theirs) for word in said]
        return [str(self.command), *said]

    def run(self, line: str) -> str:
        typed = self.typed(shlex.split(line))
        done = subprocess.run(typed, cwd=self.folder, env=self.environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    @property
    def environment(self) -> dict[str, str]:
        return {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": str(self.folder)}

    @contextmanager
    def serving(self, command: list[str]) -> Iterator[httpx.Client]:
        """What a command serves, once it is ready."""
        with (self.folder / "said").open("wb") as said:
            process = subprocess.Popen(
                self.typed(command), cwd=self.folder, env=self.environment, stdout=said, stderr=said
            )
        with httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=LONG) as web:
            try:
                self._wait(web, process)
                yield web
            finally:
                process.send_signal(signal.SIGTERM)
                assert process.wait(LONG) in (0, -signal.SIGTERM), "it ended when it was told to"

    def _wait(self, web: httpx.Client, process: subprocess.Popen[bytes]) -> None:
        until = time.monotonic() + LONG
        while process.poll() is None and time.monotonic() < until:
            try:
                if web.get("/readyz").text == "ready\n":
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"it was never ready: {(self.folder / 'said').read_text('utf-8')}")


def test_one_machine_from_the_wheel_to_a_restored_copy(cenote: Path, tmp_path: Path) -> None:
    keeper = Keeper(cenote, tmp_path)
    serve, backup, restore, check, dry, tidy = (line for line in documented() if "--database" not in line)
    with keeper.serving(shlex.split(serve)) as web:
        assert "<html" in web.get("/").text
        web.headers["x-csrftoken"] = web.get("/api/me").json()["csrf"]
        assert web.post("/api/lessons/tikal").status_code == 201
        assert "Backup written to " in keeper.run(backup)
        assert keeper.run(check).endswith("Nothing is wrong.\n")
        assert keeper.run(dry) == keeper.run(tidy) == "There is nothing to tidy up.\n"
    assert keeper.run(restore).endswith("One table was looked through.\nNothing is wrong.\n")


def test_what_the_image_starts_is_healthy_by_its_own_check(cenote: Path, tmp_path: Path) -> None:
    keeper = Keeper(cenote, tmp_path)
    (check,) = re.findall(r"HEALTHCHECK.*?CMD (\[.*?\])$", DOCKERFILE, re.M | re.S)
    program = json.loads(check)[-1].replace("8765", str(keeper.port))
    with keeper.serving(in_the_image()):
        subprocess.run([sys.executable, "-c", program], check=True)
    assert subprocess.run([sys.executable, "-c", program], check=False, capture_output=True).returncode
