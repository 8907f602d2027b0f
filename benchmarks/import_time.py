"""Import time of `cenote`, compared with a bare interpreter and `import json`."""

from __future__ import annotations

import resource
import subprocess
import sys

from benchmarks.measure import ROOT, environment

STARTS = {"bare": "pass", "json": "import json", "cenote": "import cenote"}


def milliseconds(code: str) -> float:
    """Return the processor time of one process, from its start to its end."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment("plain"), check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def starts(times: int) -> dict[str, list[float]]:
    """Measure each start in turn, `times` times, after a warm-up."""
    for code in STARTS.values():
        milliseconds(code)
    found: dict[str, list[float]] = {name: [] for name in STARTS}
    for _ in range(times):
        for name, code in STARTS.items():
            found[name].append(round(milliseconds(code), 1))
    return found
