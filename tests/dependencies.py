"""Is anything that we build on known to be unsafe? Asked of the advisory services; only what they know of fails.

python -m tests.dependencies
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
LONG: Final = 300.0

Findings = list[str] | None
"""What is known to be unsafe; None if nobody could be asked."""


def main() -> int:
    """Exit code 1 if something is known to be unsafe."""
    found = {path.name: python(path) for path in sorted((ROOT / "requirements").glob("*.txt"))}
    found["package-lock.json"] = node(ROOT / "web")
    for name, findings in found.items():
        print(f"{name}: {said(findings)}")
    return 1 if any(found.values()) else 0


def said(findings: Findings) -> str:
    if findings is None:
        return "the advisory service could not be asked."
    return "nothing is known to be unsafe." if not findings else f"UNSAFE: {'; '.join(findings)}."


def python(requirements: Path) -> Findings:
    """What pip-audit knows of the packages that a file pins."""
    options = ["--disable-pip", "--require-hashes", "--progress-spinner=off", "--format=json"]
    told = answered([sys.executable, "-m", "pip_audit", *options, "--requirement", str(requirements)], ROOT)
    return None if told is None else read_python(told.get("dependencies", []))


def read_python(packages: list[dict[str, Any]]) -> Findings:
    """A package that the service does not know was passed over: where that is any of them, nobody can say "safe"."""
    found = [f"{each['name']} {each['version']}: {flaw['id']}" for each in packages for flaw in each.get("vulns", [])]
    asked = packages and not any("skip_reason" in each for each in packages)
    return found or ([] if asked else None)


def node(folder: Path) -> Findings:
    """What npm knows of the packages that its lock file pins."""
    told = answered(["npm", "audit", "--package-lock-only", "--json"], folder)
    return None if told is None or "vulnerabilities" not in told else read_node(told)


def read_node(told: dict[str, Any]) -> list[str]:
    return [f"{name}: {flaw['severity']}" for name, flaw in sorted(told["vulnerabilities"].items())]


def answered(command: list[str], folder: Path) -> dict[str, Any] | None:
    """The JSON that a program prints; None if it prints none, as without a network."""
    try:
        run = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=LONG, check=False)
        told = json.loads(run.stdout)
    except (OSError, subprocess.TimeoutExpired, ValueError):
        return None
    return told if isinstance(told, dict) else None


if __name__ == "__main__":
    sys.exit(main())
