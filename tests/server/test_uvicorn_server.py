"""The process around the application: as many open files as there are, and no more connections than these allow."""

from __future__ import annotations

import subprocess
import sys

import pytest

resource = pytest.importorskip("resource")

SHOWN = """
import resource
from cenote.server.ops.uvicorn_server import _most_connections, open_many_files
resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))
open_many_files()
print(resource.getrlimit(resource.RLIMIT_NOFILE)[0], _most_connections(2000))
"""


@pytest.mark.parametrize(("soft", "hard", "room"), [(256, 1024, 768), (256, 256, 128), (300, 4096, 2000)])
def test_open_files_are_raised_to_the_hard_limit_and_bound_connections(soft: int, hard: int, room: int) -> None:
    shown = SHOWN.format(soft=soft, hard=hard)
    done = subprocess.run([sys.executable, "-c", shown], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [str(hard), str(room)]
