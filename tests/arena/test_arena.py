"""Everybody sits everywhere on the same deals, and what was killed goes on as if it had not been."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from cenote.arena.game_result import GameResult, play_task
from cenote.arena.pairings import DUEL, FIELD, MIRROR, Pairing, Task, TournamentPlan, pairings
from cenote.arena.results_file import GAMES, TIMES, OtherSettings, ResultsFile, settings_of
from cenote.arena.summary import summarize
from cenote.arena.tournament import finished_games, play_tournament
from cenote.arena.turn_times import TurnTimes, turn_times_from

OWN = Path(__file__).with_name("bad_bots.py")
STEADY, LOOSE, CHEAT, CLUMSY = (f"{OWN}:{name}" for name in ("Steady", "Loose", "Cheat", "Clumsy"))


def plan(*bots: str, games: int = 4, seats: int = 2, field: str = "", first: int = 1) -> TournamentPlan:
    return TournamentPlan("jackal", "basic", seats, pairings(bots or ("random", STEADY), games, field), first=first)


def played(plan: TournamentPlan, folder: Path, **wishes: bool) -> ResultsFile:
    results_file = ResultsFile(settings_of(plan), folder)
    assert list(play_tournament(plan, results_file, 1, **wishes))  # type: ignore[arg-type]
    return results_file


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("kind", [DUEL, FIELD, MIRROR])
def test_each_bot_sits_in_every_seat_of_a_deal_equally_often(kind: str, seats: int) -> None:
    pairing = Pairing("a", "a" if kind == MIRROR else "b", kind, 10)
    seatings = pairing.seatings(seats)
    assert len({*seatings}) == len(seatings) == {DUEL: 2 if seats == 2 else 2 * seats, FIELD: seats, MIRROR: 1}[kind]
    for bot in pairing.bots:
        assert len({Counter(column)[bot] for column in zip(*seatings, strict=True)}) == 1
    assert pairing.deals(seats) * len(seatings) >= 10 > (pairing.deals(seats) - 1) * len(seatings)


def test_all_meet_all_or_each_the_field() -> None:
    assert [pairing.label for pairing in pairings(["a", "b", "c"], 1)] == ["a : b", "a : c", "b : c"]
    assert [pairing.label for pairing in pairings(["a", "b"], 1, "b")] == ["a among b"]
    assert [pairing.label for pairing in pairings(["a"], 1)] == ["a"]
    assert pairings(["b"], 1, "b") == ()


def test_a_deal_is_the_same_whoever_sits_at_it() -> None:
    """And so are the random numbers of a bot in a seat, whatever the pairing."""
    one, two = (play_task(plan(), Task(label, 5, ("random", "random"))).result for label in ("a : b", "a : c"))
    other = play_task(plan(), Task("a : b", 6, ("random", "random"))).result
    assert (one.scores, one.counts) == (two.scores, two.counts)
    assert (one.scores, one.counts, one.decisions) != (other.scores, other.counts, other.decisions)


def test_a_killed_run_goes_on_and_leaves_the_same_bytes(tmp_path: Path) -> None:
    wanted = plan("random", STEADY, CLUMSY, games=2)
    played(wanted, tmp_path / "whole")
    whole = (tmp_path / "whole" / GAMES).read_bytes()
    (tmp_path / "killed").mkdir()
    for name, cut in ((GAMES, len(whole) * 2 // 3), (TIMES, -10)):
        (tmp_path / "killed" / name).write_bytes((tmp_path / "whole" / name).read_bytes()[:cut])
    resumed = played(wanted, tmp_path / "killed")
    assert (tmp_path / "killed" / GAMES).read_bytes() == whole
    assert set(resumed.times) == set(resumed.games) == set(wanted.work())
    both = [summarize(wanted, ResultsFile(None, tmp_path / name)) for name in ("whole", "killed")]
    for summary in both:
        del summary["times"]
    assert both[0] == both[1]


def test_more_games_and_other_workers_only_add(tmp_path: Path) -> None:
    played(plan(games=2), tmp_path)
    few = (tmp_path / GAMES).read_bytes()
    list(play_tournament(plan(games=6), ResultsFile(settings_of(plan()), tmp_path), 2))
    assert (tmp_path / GAMES).read_bytes().startswith(few)
    played(plan(games=6), tmp_path / "again")
    assert (tmp_path / GAMES).read_bytes() == (tmp_path / "again" / GAMES).read_bytes()


def test_games_of_other_settings_are_refused(tmp_path: Path) -> None:
    played(plan(games=2), tmp_path)
    with pytest.raises(OtherSettings) as refused:
        ResultsFile(settings_of(plan(seats=3)), tmp_path)
    assert refused.value.names == ["seats"]


def test_two_machines_play_halves_that_fit_together(tmp_path: Path) -> None:
    played(plan(games=4), tmp_path / "one")
    played(plan(games=4, first=3), tmp_path / "two")
    played(plan(games=8), tmp_path / "whole")
    merged = ResultsFile(None, tmp_path / "one")
    merged.join(ResultsFile(None, tmp_path / "two"))
    merged.write(plan(games=8))
    assert (tmp_path / "one" / GAMES).read_bytes() == (tmp_path / "whole" / GAMES).read_bytes()


@pytest.mark.parametrize(("bot", "why"), [(CHEAT, "is not among the legal actions"), (CLUMSY, "dropped the map")])
def test_who_fails_loses_the_game_and_nothing_else_stops(bot: str, why: str) -> None:
    wanted = plan("random", bot, games=4)
    results_file = ResultsFile(settings_of(wanted))
    results = list(play_tournament(wanted, results_file, 1))
    assert len(results) == 4
    for result in results:
        assert result.bots[result.fouled] == bot
        assert why in result.why
        assert (result.share("random"), result.share(bot), result.scores) == (1.0, 0.0, ())
    summary = summarize(wanted, results_file)
    assert (summary["bots"][bot]["fouls"], summary["bots"]["random"]["fouls"]) == (4, 0)
    assert [foul["deal"] for foul in summary["fouls"]] == [1, 1, 2, 2]


def test_any_kind_of_whole_number_is_an_answer() -> None:
    wanted = plan("random", LOOSE, games=2)
    assert [result.fouled for result in play_tournament(wanted, ResultsFile(settings_of(wanted)), 1)] == [-1, -1]


@pytest.mark.parametrize("line", ["{}", "[]", "null", '{"pairing": "a : b"}'])
def test_lines_that_are_no_games_are_refused_and_nothing_is_written(line: str, tmp_path: Path) -> None:
    played(plan(games=2), tmp_path)
    whole = (tmp_path / GAMES).read_text("utf-8")
    for kept in (whole + line + "\n", "\n".join(whole.splitlines()[1:]) + "\n"):
        (tmp_path / GAMES).write_text(kept, "utf-8")
        with pytest.raises(ValueError, match=r"games\.jsonl|no games"):
            ResultsFile(settings_of(plan(games=2)), tmp_path)
        assert (tmp_path / GAMES).read_text("utf-8") == kept


def test_looking_at_games_cuts_nothing_off(tmp_path: Path) -> None:
    played(plan(games=2), tmp_path)
    with (tmp_path / GAMES).open("a") as file:
        file.write('{"half a li')
    before = (tmp_path / GAMES).read_bytes()
    assert len(ResultsFile(None, tmp_path).games) == 2
    assert (tmp_path / GAMES).read_bytes() == before


def test_a_summary_adds_up(tmp_path: Path) -> None:
    wanted = plan("random", STEADY, games=6, seats=3)
    summary = summarize(wanted, played(wanted, tmp_path))
    json.dumps(summary, allow_nan=False)
    (found,) = summary["pairings"]
    assert (found["games"], found["deals"]) == (6, 1)
    assert sum(found["won"]) == pytest.approx(6)
    assert sum(seat[0] for seat in summary["seats_won"]) == pytest.approx(1, abs=1e-3)
    assert summary["bots"][STEADY]["nodes"] > 0 == summary["bots"]["random"]["nodes"]
    assert sum(found["scores"].values()) == 6 * 3


def test_until_clear_stops_where_it_is_clear_and_stays_there(tmp_path: Path) -> None:
    wanted = plan("random", CHEAT, games=1_000_000_000)
    results_file = played(wanted, tmp_path, until_clear=True)
    assert 10 < len(results_file.games) < 60
    assert (
        list(play_tournament(wanted, ResultsFile(settings_of(wanted), tmp_path), 1, until_clear=True))[-1].task
        in results_file.games
    )
    (found,) = summarize(wanted, results_file, until_clear=True)["pairings"]
    assert found["score"][0] == 1.0
    assert found["score"][1] > 0.5
    assert len(finished_games(wanted, results_file, until_clear=True)["random : " + CHEAT]) == len(results_file.games)


def test_shared_victories_are_equal_parts() -> None:
    result = GameResult("a : b", 1, ("a", "b", "b"), (5, 5, 1), (0, 1), 1, 1)
    assert (result.share("a"), result.share("b"), result.shares) == (0.5, 0.5, [0.5, 0.5, 0.0])


def test_times_of_many_games_are_put_together() -> None:
    times, more = TurnTimes(), TurnTimes()
    times.add([0.001] * 94)
    more.add([1.0] * 6)
    times.join(turn_times_from(json.loads(json.dumps(more.to_json()))))
    assert times.turns == 100
    assert 0.001 <= times.percentile(0.9) < 0.0011
    assert 1.0 <= times.percentile(0.95) < 1.1
