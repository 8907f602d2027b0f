"""Conformance suite that every registered game must pass. Each check takes a game and raises AssertionError."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import fields
from itertools import cycle, groupby, product, takewhile
from random import Random
from typing import NamedTuple

from cenote.core.dealer import Dealer, numbered_seed, pick
from cenote.core.game import CHANCE, Game, IllegalAction, Offer, PlanEnds, State, View, values
from cenote.core.match import Match
from cenote.core.record import read, write
from cenote.core.replay import replay, verify


class SampledMoment(NamedTuple):
    """A position in a random game, and the decision about to be taken in it."""

    state: State
    seat: int
    code: int


def settings(game: Game) -> list[tuple[int, str, tuple[str, ...]]]:
    """Return every number of seats and every mode, each with all options off and with all on."""
    return list(product(game.seats, game.modes, dict.fromkeys([(), game.options])))


def decide(state: State, rng: Random) -> tuple[int, int]:
    """Return a random actor and one of its legal actions, or at a chance node an outcome drawn by its odds."""
    seat = rng.choice(state.actors())
    if seat == CHANCE:
        odds = state.odds()
        return seat, pick(odds, rng.randrange(sum(weight for _, weight in odds)))
    return seat, rng.choice(state.legal(seat))


def moments(game: Game, rng: Random, seats: int, mode: str, options: tuple[str, ...]) -> Iterator[SampledMoment]:
    """Yield every moment of one random game, whose state the caller must not change."""
    state = game.new(seats, mode, options)
    while state.actors():
        seat, code = decide(state, rng)
        yield SampledMoment(state, seat, code)
        state.play(seat, code)
    assert state.result() is not None, "nobody may act, yet there is no result"


def sample(game: Game, rng: Random, count: int) -> Iterator[SampledMoment]:
    """Yield `count` moments of random games over all settings, only a few of each game so that every phase occurs."""
    left = count
    for setting in cycle(settings(game)):
        for moment in moments(game, rng, *setting):
            if rng.random() < 0.05:
                yield moment
                left -= 1
                if not left:
                    return


def check_action_table(game: Game) -> None:
    """Check that every action has one text that parses back to it, whatever the spacing and case."""
    for code, action in enumerate(game.actions):
        assert game.actions.parse(action.text) == code
        assert game.actions.parse(f"  {action.text.upper().replace(' ', '   ')} ") == code
        assert hash(action) == hash(game.actions[code]), "actions are immutable values"


def check_actors(moment: SampledMoment, seats: int) -> None:
    """Check that chance acts alone, that actors have legal actions in ascending order, and others have none."""
    actors = moment.state.actors()
    assert actors == (CHANCE,) or all(0 <= seat < seats for seat in actors)
    for seat in range(seats):
        legal = moment.state.legal(seat)
        assert legal == sorted(set(legal))
        assert bool(legal) == (seat in actors)


def check_chance(game: Game, moment: SampledMoment) -> None:
    """Check that there are odds at chance nodes only, with positive integer weights, ascending by code."""
    odds = moment.state.odds()
    assert bool(odds) == (moment.state.actors() == (CHANCE,))
    codes = [code for code, _ in odds]
    assert codes == sorted(set(codes))
    assert all(type(weight) is int and weight > 0 for _, weight in odds)
    assert all(game.explain(moment.state, CHANCE, code) is None for code in codes)


def check_generator_and_explainer(game: Game, moment: SampledMoment) -> None:
    """Check that `explain` allows exactly the generated actions, for every code of the table and every acting seat."""
    for seat in moment.state.actors():
        legal = [code for code, _ in moment.state.odds()] if seat == CHANCE else moment.state.legal(seat)
        allowed = [code for code in range(len(game.actions)) if game.explain(moment.state, seat, code) is None]
        disputed = [game.actions[code].text for code in sorted({*legal} ^ {*allowed})]
        assert not disputed, f"seat {seat} disputes {disputed} in\n{game.dump(moment.state)}"


def check_intents(game: Game, moment: SampledMoment, seats: int) -> None:
    """Check that every action of the table has an intent of plain values for every seat, whether it is legal or not."""
    for seat in range(seats):
        for code in range(len(game.actions)):
            intent = game.intent(moment.state, seat, code)
            assert type(intent) in game.value_types, intent
            assert all(map(is_plain, values(intent).values())), intent


def check_refusals(game: Game, moment: SampledMoment, rng: Random, seats: int) -> None:
    """Check that each refusal cites an existing rule with plain facts, and that seats that do not act are refused."""
    for seat in range(CHANCE, seats):
        for code in rng.sample(range(len(game.actions)), min(20, len(game.actions))):
            refusal = game.explain(moment.state, seat, code)
            if refusal is not None:
                assert refusal.rule in game.rules
                assert type(refusal.why) in game.value_types, refusal
                assert all(isinstance(value, int | str) for value in refusal.facts.values())
            else:
                assert seat in moment.state.actors()


def check_copy(moment: SampledMoment) -> None:
    """Check that a copy is equal, and that playing on the copy does not change the original."""
    before = moment.state.key()
    twin = moment.state.copy()
    assert twin.key() == before
    twin.play(moment.seat, moment.code)
    assert moment.state.key() == before
    assert twin.key() != before, "an action changed nothing"


def check_counting(moment: SampledMoment, rng: Random) -> None:
    """Check that counts equal the lists, that `play_nth` plays the n-th, and that `copy_into` makes equal positions."""
    for seat in moment.state.actors():
        odds = moment.state.odds()
        listed = [code for code, weight in odds for _ in range(weight)] or moment.state.legal(seat)
        assert moment.state.legal_count(seat) == len(listed)
        twin, other = moment.state.copy(), moment.state.copy()
        n = rng.randrange(len(listed))
        assert twin.play_nth(seat, n) == listed[n]
        other.play(seat, listed[n])
        check_alike(twin, other)
        moment.state.copy_into(other)
        check_alike(moment.state, other)
        other.play_nth(seat, 0)
        assert other.key() != moment.state.key()


def check_playout(moment: SampledMoment, seed: int) -> None:
    """Check that `random_playout` plays the same game as a loop over the `State` interface with the same numbers."""
    quick, slow, rng, decisions = moment.state.copy(), moment.state.copy(), Random(seed), 0
    while actors := slow.actors():
        ways = slow.legal_count(actors[0])
        slow.play_nth(actors[0], int(rng.random() * ways))
        decisions += ways > 1 and actors[0] != CHANCE
    assert quick.random_playout(Random(seed)) == decisions
    check_alike(quick, slow)
    assert quick.result() == slow.result()


def check_dump_and_load(game: Game, moment: SampledMoment) -> None:
    """Check that a position's text parses back to an equal position, which has the same text."""
    text = game.dump(moment.state)
    again = game.load(text)
    assert game.dump(again) == text
    check_alike(moment.state, again)


def check_alike(one: State, other: State) -> None:
    """Check that two positions have equal keys, actors, odds and legal actions."""
    assert one.key() == other.key()
    assert one.actors() == other.actors()
    assert one.odds() == other.odds()
    assert all(one.legal(seat) == other.legal(seat) for seat in one.actors())


def check_views(game: Game, moment: SampledMoment, rng: Random, seats: int) -> None:
    """Check that views can be pickled, and that a position imagined from a view has the same view and legal actions."""
    for seat in (None, *range(seats)):
        seen = game.view(moment.state, seat)
        assert seen.seat == seat
        assert pickle.loads(pickle.dumps(seen)) == seen, "bots think in other processes"
        imagined = game.imagine(seen, rng)
        assert game.view(imagined, seat) == seen
        assert imagined.actors() == moment.state.actors()
        if seat is not None:
            assert imagined.legal(seat) == moment.state.legal(seat)
        if not game.secrets:
            assert _but_seat(seen) == _but_seat(game.view(moment.state, None)), "nothing is hidden from spectators"


def _but_seat(view: View) -> dict[str, object]:
    """Return the fields of a view, which is a dataclass, except `seat`."""
    names = [field.name for field in fields(view)]  # type: ignore[arg-type]  # a protocol cannot ask for a dataclass
    return {name: getattr(view, name) for name in names if name != "seat"}


def check_offers(game: Game, moment: SampledMoment) -> None:
    """Check that offers begin with every legal action in order, can be played, and state correctly what they reveal."""
    for seat in moment.state.actors():
        if seat == CHANCE:
            continue
        offers = game.offers(moment.state, seat)
        legal = [game.actions.texts[code] for code in moment.state.legal(seat)]
        assert [offer.action for offer in offers[: len(legal)]] == legal
        for offer in offers:
            ahead, reveals = moment.state.copy(), False
            for code in game.actions.read(offer.action):
                assert not reveals, f"{offer} goes on after something was revealed"
                assert code in ahead.legal(seat), (offer, code)
                reveals = ahead.reveals(seat, code)
                ahead.play(seat, code)
            assert offer.reveals == reveals, offer
            assert offer.steps == len(game.actions.read(offer.action)), offer
            assert type(offer.intent) in game.value_types, offer
            assert offer.reveals or ahead.actors() != (CHANCE,), offer
            assert offer.cost >= 0, offer
            check_repeats(game, ahead, seat, offer)


def check_repeats(game: Game, ahead: State, seat: int, offer: Offer) -> None:
    """Check that an offer can be repeated right away as often as it says."""
    for _ in offer.again:
        for code in game.actions.read(offer.action):
            assert code in ahead.legal(seat), (offer, code)
            ahead.play(seat, code)


def check_narration(game: Game, moment: SampledMoment, seats: int) -> None:
    """Check that every action gives its seat at least one fact, and that all viewers' facts are plain values."""
    after = moment.state.copy()
    after.play(moment.seat, moment.code)
    for viewer in (None, *range(seats)):
        facts = game.narrate(moment.state, moment.seat, moment.code, after, viewer)
        assert facts or viewer != moment.seat
        for fact in facts:
            assert type(fact) in game.value_types, fact
            assert all(is_plain(getattr(fact, field.name)) for field in fields(fact))


def is_plain(value: object) -> bool:
    """Return whether a value is plain: a number, a text, or a tuple of such values."""
    return all(map(is_plain, value)) if isinstance(value, tuple) else isinstance(value, int | str)


def random_match(game: Game, rng: Random, seed: int, setting: tuple[int, str, tuple[str, ...]]) -> Match:
    """Play a complete random game through `Match`, with occasional undos, and return the match."""
    seats, mode, options = setting
    match = Match.start(game.name, seats, mode, options, seed=numbered_seed(seed))
    while not match.over:
        seat = rng.choice(match.actors())
        match.play(seat, rng.choice(match.legal(seat)))
        if rng.random() < 0.05:
            match.undo(seat)
    return match


def check_records(match: Match) -> None:
    """Check that a finished game's record parses back, is verified, and replays to the same result."""
    record = match.record()
    text = write(record)
    assert read(text) == record
    assert all(check.holds for check in verify(text))
    *_, last = replay(record)
    assert last.after.result() == match.result()


def check_same_seed_same_game(game: Game, seed: int) -> None:
    """Check that the same seed and decisions give the same record, and that other seeds give other draws."""
    setting = settings(game)[0]
    one, other = (write(random_match(game, Random(seed), seed, setting).record()) for _ in range(2))
    assert one == other
    seats, mode, options = setting
    starts = {Match.start(game.name, seats, mode, options, seed=numbered_seed(n)).entries for n in range(20)}
    assert len(starts) > 1


def check_dealer_is_fair(rounds: int) -> None:
    """Check that outcomes are drawn by their weights: chi-squared below the 99.99 % bound for three outcomes."""
    odds = [(5, 1), (7, 2), (9, 3)]
    dealer = Dealer(numbered_seed(0), ("aa", "bb"))
    drawn = [dealer.draw(odds) for _ in range(rounds)]
    deviation = sum((drawn.count(code) - rounds * weight / 6) ** 2 / (rounds * weight / 6) for code, weight in odds)
    assert deviation < 18.4


def check_undo(game: Game, rng: Random, seed: int) -> None:
    """Check that undo restores the last checkpoint and nothing before it, is recorded, and erases no entry."""
    seats, mode, options = rng.choice(settings(game))
    match = Match.start(game.name, seats, mode, options, seed=numbered_seed(seed))
    while not match.over:
        seat = rng.choice(match.actors())
        before, known = match.view(seat), match.length
        code = rng.choice(match.legal(seat))
        if rng.random() < 0.8:
            match.play(seat, code)
            continue
        sealed = next(offer for offer in match.offers(seat) if offer.action == game.actions.texts[code]).reveals
        match.play(seat, code)
        new = match.length - known
        taken_back = match.undo(seat)
        if not new:
            assert taken_back >= 1, "an open choice can be dropped"
            assert match.length == known, "and leaves no trace"
        elif sealed:
            assert taken_back == 0, "what revealed something cannot be taken back"
        else:
            assert taken_back >= 1
            assert match.length == known + new + 1, "an undo is one more entry and erases none"
            assert match.undo(seat) == 0, "there is nothing before a checkpoint"
            assert taken_back > 1 or match.view(seat) == before


def check_simultaneous(moment: SampledMoment) -> None:
    """Check that a choice that a seat completes while others still choose binds, so that no vote can undo it."""
    actors = moment.state.actors()
    for seat in actors if len(actors) > 1 else ():
        for code in moment.state.legal(seat):
            after = moment.state.copy()
            after.play(seat, code)
            assert after.choosing(seat) or moment.state.reveals(seat, code), code


class LastingEntry(NamedTuple):
    """An entry that was not undone, and the position before it."""

    seat: int
    sealed: bool
    before: bytes


def standing(match: Match) -> list[LastingEntry]:
    """Return the entries of a match that were not undone."""
    found: list[LastingEntry] = []
    before = match.record().start().key()
    for step in replay(match.record()):
        if step.codes:
            found.append(LastingEntry(step.entry.seat, step.sealed or step.entry.seat == CHANCE, before))
        while not step.codes and found and found[-1].seat == step.entry.seat and not found[-1].sealed:
            found.pop()
        before = step.after.key()
    return found


def check_undo_sequence(game: Game, rng: Random, seed: int) -> None:
    """Check that an undo sequence restores the position before a decision, and crosses no draw and nothing revealed."""
    seats, mode, options = rng.choice(settings(game))
    match = Match.start(game.name, seats, mode, options, seed=numbered_seed(seed))
    while not match.over:
        seat = rng.choice(match.actors())
        match.play(seat, rng.choice(match.legal(seat)))
        if rng.random() < 0.1 and not match.choosing() and not match.over:
            _check_undo_sequence(match, rng.randrange(seats))


def _check_undo_sequence(match: Match, seat: int) -> None:
    entries = standing(match)
    free = list(takewhile(lambda entry: not entry.sealed, reversed(entries)))
    owners = [owner for owner, _ in groupby(entry.seat for entry in free)]
    expected = owners[: owners.index(seat) + 1] if seat in owners else []
    assert list(match.undo_sequence(seat)) == expected, (
        "a way back leads over what nobody sealed, and over nothing else"
    )
    if len(expected) < 2:
        return
    others = list(takewhile(lambda entry: entry.seat != seat, free))
    own = list(takewhile(lambda entry: entry.seat == seat, free[len(others) :]))
    for owner in expected:
        assert match.undo(owner) > 0
    *_, last = replay(match.record())
    assert last.after.key() == own[-1].before, "the position is the one before the decision"
    assert match.length == last.number + 1
    assert standing(match) == entries[: -len(others) - len(own)]


def check_plans(game: Game, rng: Random, seed: int) -> None:
    """Check that plans are played completely or not at all, change nothing as previews, and end at what they reveal."""
    seats, mode, options = rng.choice(settings(game))
    match = Match.start(game.name, seats, mode, options, seed=numbered_seed(seed))
    while not match.over:
        seat = rng.choice(match.actors())
        plan, stopped = _random_plan(match, rng, seat)
        known, before = match.entries, match.view(None)
        seen = match.preview(seat, *plan)
        _check_refused_whole(game, match, seat, plan, stopped)
        assert (match.entries, match.view(None)) == (known, before)
        match.play(seat, *plan)
        if not stopped:
            assert seen.view == match.view(seat)
            assert list(seen.legal) == match.legal(seat)


def _random_plan(match: Match, rng: Random, seat: int) -> tuple[list[int], bool]:
    plan: list[int] = []
    seen = match.preview(seat)
    while seen.legal and not seen.stopped and len(plan) < 4:
        plan.append(rng.choice(seen.legal))
        seen = match.preview(seat, *plan)
    return plan, seen.stopped


def _check_refused_whole(game: Game, match: Match, seat: int, plan: list[int], stopped: bool) -> None:
    seen = match.preview(seat, *plan)
    more = plan[-1] if stopped else next(code for code in range(len(game.actions)) if code not in seen.legal)
    try:
        match.play(seat, *plan, more)
    except PlanEnds as refusal:
        failed = refusal.step + 1
    except IllegalAction as refusal:
        failed = refusal.step
    else:
        raise AssertionError("a list was played that goes on after a chance node or with an illegal step")
    assert failed == len(plan)
