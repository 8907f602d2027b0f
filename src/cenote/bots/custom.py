"""Bots from a file of one's own: `path/to/file.py:Class` stands wherever a bot's name stands."""

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
    """A file that brings no such bot: a word for why, and facts for the sentence."""

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
    """Whether this means a class in a file, and not a registered name."""
    return spec.rpartition(":")[0].endswith(".py")


def display_name(spec: str, others: Iterable[str] = ()) -> str:
    """What a bot is called: the registered name, or that of its class unless that is the name of another too."""
    name = spec.rpartition(":")[2] if is_custom(spec) else spec
    return spec if any(other != spec and display_name(other) == name for other in others) else name


def custom_maker(spec: str) -> type:
    """The class that a spec means, or NoBot."""
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
    """The classes that a module makes itself."""
    own = {name for name, value in vars(module).items() if isinstance(value, type)}
    return sorted(name for name in own if getattr(module, name).__module__ == module.__name__)


class _Loaded(NamedTuple):
    """A module of one's own, its file, and those beside it that it imports."""

    module: ModuleType
    files: tuple[Path, ...]


@cache
def _loaded(file: Path) -> _Loaded:
    """The module in a file; what lies beside it can be imported by it, as in a program that is run."""
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
    """The files of modules that lie in a folder; two folders may each have one of the same name, so none stays."""
    found: list[Path] = []
    for name in sorted(sys.modules.keys() - before):
        top = name.partition(".")[0]
        place = getattr(sys.modules[name], "__file__", None)
        if top not in before and place and (Path(place) == folder / f"{top}.py" or folder / top in Path(place).parents):
            found.append(Path(place))
            del sys.modules[name]
    return found


def custom_files(spec: str) -> tuple[Path, ...]:
    """The files that make up a bot of one's own."""
    return _loaded(_file(spec)).files


def _file(spec: str) -> Path:
    return Path(spec.rpartition(":")[0]).expanduser().absolute()


def error_facts(error: BaseException, file: Path) -> dict[str, str]:
    """What went wrong in a file, and on which line of it."""
    lines = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == str(file)]
    if isinstance(error, SyntaxError) and error.filename == str(file):
        lines.append(error.lineno)
    reason = error.msg if isinstance(error, SyntaxError) else str(error)
    return {"path": str(file), "line": str(lines[-1] if lines else 1), "reason": f"{type(error).__name__}: {reason}"}
