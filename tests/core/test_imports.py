"""Imports go one way, no room but a game's own knows that game, and the games never see each other."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent.parent / "src" / "cenote"
MAY_IMPORT = {
    "core": {"core"},
    "native": {"core", "native"},
    "games": {"core", "games", "words", "canvas", "native"},
    "bots": {"core", "bots", "is_compiled"},
    "coach": {"core", "bots", "words", "coach", "is_compiled"},
    "puzzles": {"core", "bots", "words", "puzzles"},
    "arena": {"core", "bots", "arena", "__version__", "is_compiled"},
    "envs": {"core", "bots", "arena", "words", "text_renderers", "envs"},
    "terminal": {"core", "bots", "coach", "words", "text_renderers", "puzzles", "terminal"},
    "words.py": {"core", "cldr"},
    "cldr.py": set(),
    "text_renderers.py": {"core", "words"},
    "canvas.py": set(),
    "server": {"core", "bots", "coach", "puzzles", "words", "text_renderers", "server", "__version__", "is_compiled"},
    "cli": {
        *("core", "bots", "coach", "arena", "puzzles", "terminal", "server", "words", "text_renderers", "cli"),
        *("__version__", "is_compiled"),
    },
    "islands": {"games", "cli", "words", "islands"},
    "__init__.py": {"core"},
    "__main__.py": {"cli"},
}


def imported(file: Path) -> list[tuple[str, ...]]:
    """The modules of ours that a file imports, as path parts below `cenote`."""
    found: list[tuple[str, ...]] = []
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "cenote":
            below = tuple(node.module.split(".")[1:])
            found += [(*below, alias.name) for alias in node.names] if below in ((), ("server",)) else [below]
    return found


@pytest.mark.parametrize("file", sorted(SOURCE.rglob("*.py")), ids=lambda file: str(file.relative_to(SOURCE)))
def test_a_module_imports_only_what_stands_below_it(file: Path) -> None:
    room = file.relative_to(SOURCE).parts[0]
    for module in imported(file):
        assert module[0] in MAY_IMPORT[room], module


def test_games_never_import_each_other() -> None:
    for file in (SOURCE / "games").rglob("*.py"):
        own = file.relative_to(SOURCE / "games").parts[0]
        others = [module for module in imported(file) if module[0] == "games" and module[1:2] != (own,)]
        assert not others, file


def test_core_needs_the_standard_library_only() -> None:
    """And the one word that the compiler wants to be told where others may inherit from a class."""
    allowed = {*sys.stdlib_module_names, "mypy_extensions"}
    for file in (SOURCE / "core").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                assert all(alias.name.split(".")[0] in allowed for alias in node.names), file
            elif isinstance(node, ast.ImportFrom) and node.module and not node.module.startswith("cenote"):
                assert node.module.split(".")[0] in allowed, file


def test_importing_cenote_loads_the_standard_library_only() -> None:
    """So neither numpy nor the server nor plots; and the one word again that the compiler wants."""
    code = "import sys; before = {*sys.modules}; from cenote import Match; print(*({*sys.modules} - before))"
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    loaded = run.stdout.split()
    assert "cenote.core.match" in loaded
    others = {name.split(".")[0] for name in loaded} - {*sys.stdlib_module_names, "cenote", "mypy_extensions"}
    assert {name for name in others if not name.endswith("__mypyc")} == set()
    assert {name.split(".")[1] for name in loaded if name.startswith("cenote.")} == {"core"}


def test_asking_for_the_version_imports_no_game() -> None:
    code = "import sys; from cenote.cli import main\ntry: main(['--version'])\nfinally: print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    loaded = [
        name
        for name in run.stdout.split()
        if name.startswith(("rich", "shtab", "platformdirs", "cenote.games.")) and name.count(".") != 2
    ]
    assert loaded == []


SERVER = SOURCE / "server"
LAYERS = (
    {"data_folder", "errors", "lifecycle", "limits", "metrics", "rating_rules", "__init__"},
    {"protocol"},
    {"http"},
    {"storage"},
    {"throttling"},
    {"tables"},
    {"bots", "cluster"},
    {
        *("accounts", "bot_accounts", "chat", "coach", "moderation", "notifications", "puzzles", "ratings"),
        *("services", "settings"),
    },
    {"web"},
    {"app", "maintenance", "ops"},
)
"""The packages and modules of the server, the lowest first; those of one layer may import each other."""


@pytest.mark.parametrize("file", sorted(SERVER.rglob("*.py")), ids=lambda file: str(file.relative_to(SERVER)))
def test_a_layer_of_the_server_imports_nothing_above_it(file: Path) -> None:
    level = {name: number for number, names in enumerate(LAYERS) for name in names}
    own = level[file.relative_to(SERVER).parts[0].removesuffix(".py")]
    for module in imported(file):
        if module[0] == "server":
            assert level[module[1]] <= own, module


def test_only_one_module_imports_the_cluster() -> None:
    """It decides whether there is one."""
    others = [file for file in SERVER.rglob("*.py") if file.parent.name != "cluster"]
    importers = {file.name for file in others if any(module[:2] == ("server", "cluster") for module in imported(file))}
    assert importers == {"container.py"}


def test_a_single_server_imports_no_cluster() -> None:
    make = (
        "from pathlib import Path; from cenote.server.app import make_app; from cenote.server.settings import Settings"
    )
    code = f"{make}; make_app(Settings(data=Path(), secret=b'imports')); import sys; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    loaded = run.stdout.split()
    assert "cenote.server.tables.tables" in loaded
    assert [name for name in loaded if name.startswith("cenote.server.cluster")] == []


def test_at_most_six_modules_stay_directly_in_the_server() -> None:
    assert len([file for file in SERVER.glob("*.py") if file.name != "__init__.py"]) <= 6
