"""Custom bots: classes in Python files, given as `path/to/file.py:Class`."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Literal, NamedTuple

from cenote.core.game import CenoteError

Why = Literal["file", "class", "broken", "shape"]


class NoSuchBot(CenoteError, ValueError):
    """A file does not provide the bot: a key for the reason, and values for the message."""

    def __init__(self, why: Why, facts: dict[str, str]) -> None:
        super().__init__(why, facts)
        self.why = why
        self.facts = facts

    def __str__(self) -> str:
        said = {
            "file": "there is no file {path}",
            "class": "{path} has no class {name}; its classes: {names}",
            "broken": "{path}, line {line}: {reason}",
            "shape": "the class {name} of {path} is no bot: it has no {missing}",
        }
        return said[self.why].format(**self.facts)


def is_custom(spec: str) -> bool:
    """Return whether a spec names a class in a file."""
    return spec.rpartition(":")[0].endswith(".py")


def display_name(spec: str, others: Iterable[str] = ()) -> str:
    """Return a bot's registered name or class name, or its full spec if the name is also that of another bot."""
    name = spec.rpartition(":")[2] if is_custom(spec) else spec
    return spec if any(other != spec and display_name(other) == name for other in others) else name


def custom_maker(spec: str) -> type:
    """Load the class that a spec names. Raise `NoSuchBot` if there is none or it is no bot."""
    path, _, name = spec.rpartition(":")
    module = _loaded(_file(spec)).module
    found = getattr(module, name, None)
    if not isinstance(found, type):
        raise NoSuchBot("class", {"path": path, "name": name, "names": ", ".join(_classes(module))})
    for missing in ("choose", "blind"):
        if not hasattr(found, missing):
            raise NoSuchBot("shape", {"path": path, "name": name, "missing": missing})
    return found


def _classes(module: ModuleType) -> list[str]:
    """Return the names of the classes that a module defines."""
    own = {name for name, value in vars(module).items() if isinstance(value, type)}
    return sorted(name for name in own if getattr(module, name).__module__ == module.__name__)


class _Loaded(NamedTuple):
    """A loaded module, with its file and the neighbouring files that it imports."""

    module: ModuleType
    files: tuple[Path, ...]


@cache
def _loaded(file: Path) -> _Loaded:
    """Import a file as a module that can import its neighbours, as a script can. Raise `NoSuchBot` if that fails."""
    if not file.is_file():
        raise NoSuchBot("file", {"path": str(file)})
    name = f"cenote_own_{sha256(str(file).encode()).hexdigest()[:16]}"
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)  # dataclasses look for their module there
    before, path = {*sys.modules}, str(file.parent)
    sys.path.insert(0, path)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise NoSuchBot("broken", error_facts(error, file)) from error
    finally:
        sys.path.remove(path)
        beside = _beside(file.parent, before)
    if path not in sys.path:
        sys.path.append(path)  # for what is imported later
    return _Loaded(module, (file, *beside))


def _beside(folder: Path, before: set[str]) -> list[Path]:
    """Unload newly imported neighbours, because two folders may have equal module names, and return their files."""
    found: list[Path] = []
    for name in sorted(sys.modules.keys() - before):
        top = name.partition(".")[0]
        place = getattr(sys.modules[name], "__file__", None)
        if top not in before and place and (Path(place) == folder / f"{top}.py" or folder / top in Path(place).parents):
            found.append(Path(place))
            del sys.modules[name]
    return found


def custom_files(spec: str) -> tuple[Path, ...]:
    """Return the file of a custom bot and the neighbouring files that it imports."""
    return _loaded(_file(spec)).files


def _file(spec: str) -> Path:
    return Path(spec.rpartition(":")[0]).expanduser().absolute()


def error_facts(error: BaseException, file: Path) -> dict[str, str]:
    """Return the values of the message about an error in a file: its path, line and reason."""
    lines = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == str(file)]
    if isinstance(error, SyntaxError) and error.filename == str(file):
        lines.append(error.lineno)
    reason = error.msg if isinstance(error, SyntaxError) else str(error)
    return {"path": str(file), "line": str(lines[-1] if lines else 1), "reason": f"{type(error).__name__}: {reason}"}
