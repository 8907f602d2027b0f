"""A PostgreSQL to test with: a cluster of its own in a temporary folder, which ends with whoever started it."""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Final

import psycopg

PLACES: Final = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")
SETTINGS: Final = {
    "listen_addresses": "",
    "fsync": "off",  # a process that is killed loses nothing that it gave to the system
    "synchronous_commit": "off",  # whoever wants more must say so
    "max_connections": "60",
    "restart_after_crash": "on",
    "log_min_messages": "fatal",
}
ROLE: Final = "cenote"


class Cluster:
    """Databases for one run of tests; those who use them are no superusers."""

    def __init__(self) -> None:
        # Not in TMPDIR: the path of a socket has at most 107 bytes.
        self.folder = Path(tempfile.mkdtemp(prefix="cenote-pg-", dir="/tmp"))
        self._names = (f"test{number}" for number in itertools.count())
        if _is_root():
            shutil.chown(self.folder, "postgres", "postgres")
        self._run("initdb", "--auth=trust", "--username=postgres", "--no-locale", "--encoding=UTF8", "--no-sync")
        with (self.folder / "data" / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in SETTINGS.items())
            file.write(f"unix_socket_directories = '{self.folder}'\n")
        ending = [
            *_as_postgres(),
            "sh",
            "-c",
            f'read _; "{tool("pg_ctl")}" stop -s -m immediate -D "$0/data"; rm -rf "$0"',
        ]
        self._end = subprocess.Popen([*ending, self.folder], stdin=subprocess.PIPE, cwd="/")
        self._start("start")
        self.do(f"CREATE ROLE {ROLE} LOGIN CREATEDB")

    def restart(self) -> None:
        """As if the machine had been switched off and on: nobody is waited for, and what was begun is lost."""
        self._start("restart", "-m", "immediate")

    def stop(self) -> None:
        """Until it is started again."""
        self._run("pg_ctl", "stop", "-s", "-m", "immediate")

    def start(self) -> None:
        self._start("start")

    def keep_copy(self) -> None:
        """What a standby would have that gets nothing from now on."""
        self.stop()
        self._as_postgres("cp", "-a", "data", "standby")
        self.start()

    def fail_over(self) -> None:
        """As if that standby had been promoted: the same address, another timeline, and what came later is lost."""
        self.stop()
        self._as_postgres("rm", "-r", "data")
        self._as_postgres("mv", "standby", "data")
        self._as_postgres("touch", "data/standby.signal")
        self.start()
        self._run("pg_ctl", "promote", "-s", "-w")

    def end(self) -> None:
        """Also comes by itself when this process ends, in whatever way."""
        self._end.communicate()

    def make(self) -> str:
        """The address of a new database."""
        name = next(self._names)
        self.do(f"CREATE DATABASE {name} OWNER {ROLE}")
        return self.url(name)

    def drop(self, url: str) -> None:
        self.do(f"DROP DATABASE {name_in(url)} WITH (FORCE)")

    def url(self, name: str, role: str = ROLE) -> str:
        return f"postgresql://{role}@/{name}?host={self.folder}"

    def do(self, statement: str) -> None:
        """As a superuser, outside of any transaction."""
        with psycopg.connect(self.url("postgres", "postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())

    def _start(self, *how: str) -> None:
        self._run("pg_ctl", *how, "-s", "-w", "-l", str(self.folder / "log"))

    def _as_postgres(self, *command: str) -> None:
        subprocess.run([*_as_postgres(), *command], cwd=self.folder, check=True)

    def _run(self, name: str, *arguments: str) -> None:
        command = [*_as_postgres(), tool(name), *arguments, "-D", str(self.folder / "data")]
        done = subprocess.run(command, cwd="/", capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{name} failed:\n{done.stdout}{done.stderr}"


def name_in(url: str) -> str:
    """Which of the cluster's databases an address means."""
    return url.partition("@/")[2].partition("?")[0]


def tool(name: str) -> str:
    """Where one of PostgreSQL's programs is; Debian puts those for servers where nobody finds them."""
    places = [str(found) for pattern in PLACES for found in sorted(Path("/").glob(pattern[1:]), reverse=True)]
    found = shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), *places]))
    assert found, "Install PostgreSQL (make postgresql says how) to run the tests with it."
    return found


def _as_postgres() -> list[str]:
    """PostgreSQL does not run as root."""
    return ["runuser", "-u", "postgres", "--"] if _is_root() else []


def _is_root() -> bool:
    return os.geteuid() == 0
