"""`cenote islands`: rate, draw and generate islands."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path

from rich import box
from rich.table import Table
from rich.text import Text

from cenote.cli.errors import UserError
from cenote.cli.files import check_free, make_folder, read_text, write_text
from cenote.cli.streams import say
from cenote.cli.table_options import at_least
from cenote.cli.table_output import show_table
from cenote.games.jackal.islands import Island
from cenote.games.jackal.phrases import island_name
from cenote.islands.component_sets import IslandSet, own_set, read_set
from cenote.islands.difficulty import SIZES, ChestRating, IslandRating, Steps, ranges, rate_set
from cenote.islands.generator import FEWEST, MOST, component_file, make_islands
from cenote.islands.json_report import as_json
from cenote.islands.svg import island_svg
from cenote.islands.text_drawing import draw_islands
from cenote.words import Words


def run(chosen: Namespace) -> int:
    words = Words(chosen.lang)
    {"check": _check, "draw": _draw, "make": _make}[chosen.task](chosen, words)
    return 0


def _read(path: str | None, words: Words) -> IslandSet:
    """Return the set in a file, or the game's own set without a path. Raise `UserError` if the file is invalid."""
    if path is None:
        return own_set()
    try:
        return read_set(read_text(path, words))
    except ValueError as error:
        raise UserError(words("cli-bad-file", path=path, fault=words.unfit(error))) from None


def _check(chosen: Namespace, words: Words) -> None:
    components = _read(chosen.file, words)
    ratings = rate_set(components)
    if chosen.format == "json":
        print(as_json(components, ratings))
        return
    rows = [_head(words), *(_rated(rating, words) for rating in ratings)]
    over_all = ranges([rating.some_chest + rating.best_chest for rating in ratings])
    sums = [_summed(what, [getattr(found, what) for found in over_all], words) for what in ("mean", "least", "most")]
    show_table(_table(rows, sums), [*rows, *sums], words)
    say(words("jackal-islands-how"))
    say(words("jackal-islands-set", islands=len(ratings), cards=sum(components.deck), seats=components.seats))


def _table(rows: list[list[str]], sums: list[list[str]]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    last = len(rows[0]) - 1
    for at, name in enumerate(rows[0]):
        table.add_column(name, justify="right" if 0 < at < last else "left", no_wrap=0 < at < last)
    for row in rows[1:]:
        table.add_row(*map(Text, row))  # Text, not str: a name is no markup
    table.add_section()
    for row in sums:
        table.add_row(*row)
    return table


def _head(words: Words) -> list[str]:
    chances = [words(f"jackal-islands-column-{what}", size=size) for what in ("some", "best") for size in SIZES]
    return [words("jackal-islands-column-island"), *chances, words("jackal-islands-column-steps")]


def _rated(rating: IslandRating, words: Words) -> list[str]:
    """Return the table row of an island."""
    name = f"{rating.id} {island_name(words, rating.id, rating.name)}"
    far = "  ".join(_far(chest, words) for chest in rating.chests)
    return [name, *_percent(rating.some_chest + rating.best_chest, words), far]


def _summed(what: str, chances: Iterable[float], words: Words) -> list[str]:
    """Return the table row of a mean or an extreme."""
    return [words(f"jackal-islands-{what}"), *_percent(chances, words), ""]


def _percent(chances: Iterable[float], words: Words) -> list[str]:
    return [words.decimal(100 * chance) for chance in chances]


def _far(chest: ChestRating, words: Words) -> str:
    return words("jackal-islands-far", coins=chest.coins, buried=chest.buried, steps=_steps(chest.from_white))


def _steps(steps: Steps) -> str:
    return "/".join("–" if count is None else str(count) for count in (steps.without_knights, steps.with_knights))


def _draw(chosen: Namespace, words: Words) -> None:
    islands = _wanted(_read(chosen.file, words), chosen.island, words)
    if chosen.svg is None:
        print(draw_islands(islands.values(), words))
        say("\n" + words("jackal-islands-legend"))
        return
    folder = Path(chosen.svg)
    # Numbered, not named: an id from a file could be any text, even a path.
    files = {folder / f"island-{number:02d}.svg": island for number, island in islands.items()}
    check_free(files, words, force=chosen.force)
    make_folder(folder, words)
    for file, island in files.items():
        write_text(file, island_svg(island, words), words)
    say(words("jackal-islands-drawn", count=len(islands), path=str(folder)))


def _wanted(components: IslandSet, code: str | None, words: Words) -> dict[int, Island]:
    """Return all islands of a set by number, or only the one with this id. Raise `UserError` if there is none."""
    numbered = dict(enumerate(components.islands, 1))
    if code is None:
        return numbered
    found = {number: island for number, island in numbered.items() if island.code.lower() == code.lower()}
    if not found:
        first, last = components.islands[0].code, components.islands[-1].code
        raise UserError(words("jackal-islands-no-island", id=code, first=first, last=last))
    return found


def _make(chosen: Namespace, words: Words) -> None:
    at_least(0, chosen.seed, "--seed", words)
    if not FEWEST <= chosen.count <= MOST:
        raise UserError(words("jackal-islands-bad-count", fewest=FEWEST, most=MOST, count=str(chosen.count)))
    about = f"cenote islands make --seed {chosen.seed} --count {chosen.count}"
    text = component_file(make_islands(chosen.seed, chosen.count), about)
    if chosen.out is None:
        print(text, end="")
        return
    check_free([Path(chosen.out)], words, force=chosen.force)
    write_text(Path(chosen.out), text, words)
    say(words("jackal-islands-made", count=chosen.count, path=chosen.out))
