"""`python -m benchmarks.ladder`: play the series of docs/ladder.md, and with `--keep` write its files and the page."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from benchmarks.ladder.playing import chosen, merge, play
from benchmarks.ladder.reproduce import differing_pairings
from benchmarks.ladder.series import LADDER
from benchmarks.ladder.storage import keep, read

ROOT = Path(__file__).parent.parent.parent


def main(asked: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder", description=__doc__)
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="tables whose names begin so")
    parser.add_argument("--out", type=Path, default=ROOT / "build/ladder", metavar="FOLDER", help="where games are")
    parser.add_argument("--merge", nargs="+", type=Path, default=[], metavar="FOLDER", help="take these games too")
    parser.add_argument("--workers", type=int, default=0, metavar="N", help="processes; 0 for one on each core")
    parser.add_argument("--minutes", type=float, default=0, metavar="N", help="begin no game after so many")
    parser.add_argument("--no-play", action="store_true", help="only merge and keep")
    parser.add_argument("--keep", action="store_true", help="write docs/ladder/ and docs/ladder.md")
    parser.add_argument("--again", type=int, metavar="N", help="do N deals of each pairing end as kept?")
    parser.add_argument("--list", action="store_true", help="say which tables there are")
    wanted = parser.parse_args(asked)
    tables = chosen(LADDER, wanted.only)
    if wanted.list:
        print(*(f"{name}: {sum(1 for _ in plan.work())} games" for name, plan in tables.items()), sep="\n")
        return
    if wanted.again:
        if differing := differing_pairings(tables, read(), wanted.again, wanted.workers):
            raise SystemExit("the ladder was played by other bots than these:\n" + "\n".join(differing))
        return
    merge(tables, wanted.out, wanted.merge)
    if not wanted.no_play:
        play(tables, wanted.out, wanted.workers, wanted.minutes)
    if wanted.keep:
        keep(wanted.out)


if __name__ == "__main__":
    main()
