"""What somebody asks of a table without changing it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from cenote.core.game import IllegalAction
from cenote.server.errors import Refusal
from cenote.server.protocol.fields import PLAN_STEPS
from cenote.server.protocol.game_messages import ExplainRequest, PreviewRequest, StoryRequest
from cenote.server.tables.live import LiveTable
from cenote.server.tables.planning import explain, preview, story
from tests.server.house import ANNA, BEN, CLEO, TURN, House, owing_people

pytestmark = pytest.mark.anyio


async def test_a_plan_is_shown_in_turn_and_out_of_turn_and_changes_nothing(home: House) -> None:
    table = await home.two()
    before = await home.everything(table)
    seen = preview(table, ANNA, PreviewRequest("p1", ["place a3 0", "enter worker a5"]))
    assert (seen.id, seen.stopped) == ("p1", False)
    assert "end" in [offer.action for offer in seen.offers]
    assert preview(table, ANNA, PreviewRequest("p2", ["place a3 0", "end"])).stopped
    assert preview(table, BEN, PreviewRequest("p3", ["enter worker a5"])).offers
    for person, code in ((CLEO, "not-seated"), ("", "not-seated")):
        with pytest.raises(Refusal) as refused:
            preview(table, person, PreviewRequest("p", []))
        assert refused.value.code == code
    with pytest.raises(IllegalAction) as forbidden:
        preview(table, ANNA, PreviewRequest("p", ["place a3 0", "place a2 0"]))
    assert forbidden.value.step == 1
    assert await home.everything(table) == before


async def test_each_action_is_explained_after_the_plan(home: House) -> None:
    table = await home.two()
    request = ExplainRequest("e", ["place a3 0"], ["enter worker a5", "place a2 0", "end"])
    (forbidden,) = explain(table, ANNA, request).refusals
    assert (forbidden.action, forbidden.intent) == ("place a2 0", {"kind": "place", "space": "a2", "turns": 0})
    assert (forbidden.reason.rule, forbidden.reason.facts["why"]) == ("T3.1", "phase")
    about = ExplainRequest("e", ["place a3 0"], about="a4")
    assert {denied.action for denied in explain(table, ANNA, about).refusals} == {"uncover a4", "guard a4"}
    assert explain(table, ANNA, ExplainRequest("e", ["place a3 0"], about="nowhere")).refusals == []
    for plan, actions in (([], ["fly"]), (["fly"], ["end"])):
        with pytest.raises(Refusal) as refused:
            explain(table, ANNA, ExplainRequest("e", plan, actions))
        assert refused.value.code == "unknown-action"


@pytest.mark.parametrize("game", ["tikal", "jackal"])
async def test_no_plan_costs_more_than_its_steps(home: House, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However it is made up: each step is judged once and played once, and what may follow is listed once."""
    table = await home.two(game=game)
    assert table.match is not None
    rules, texts = table.match.game, table.match.game.actions.texts
    most = max(len(rules.actions.read(text)) for text in texts)
    asked: list[str] = []
    for name in ("explain", "offers", "view"):
        monkeypatch.setattr(rules, name, counted(asked, name, getattr(rules, name)))
    rng = Random(7)
    planned = 0
    for _ in range(40):
        person = owing_people(table)[0]
        plan = await longest_plan(table, person, rng)
        planned = max(planned, len(plan))
        asked.clear()
        with suppress(Refusal, IllegalAction):
            preview(table, person, PreviewRequest("p", [*plan, *rng.choices(texts, k=PLAN_STEPS)][:PLAN_STEPS]))
        assert asked.count("explain") <= PLAN_STEPS * most
        assert asked.count("offers") <= 1
        assert asked.count("view") <= 1
        await home.play_on(table, 1, rng)
    assert planned > 2


def counted(asked: list[str], name: str, done: Callable[..., Any]) -> Callable[..., Any]:
    def noted(*values: Any) -> Any:
        asked.append(name)
        return done(*values)

    return noted


async def longest_plan(table: LiveTable, person: str, rng: Random) -> list[str]:
    """Something that may be planned, as long as it goes on."""
    plan: list[str] = []
    while len(plan) < PLAN_STEPS:
        offers = [offer.action for offer in preview(table, person, PreviewRequest("p", plan)).offers]
        further = [action for action in offers if not action.startswith(("end", "pass", "done", "ready"))]
        if not further:
            break
        plan.append(rng.choice(further))
    return plan


async def test_who_has_nothing_to_plan_is_told_so(home: House) -> None:
    table = await home.two(game="jackal")
    waiting = BEN if owing_people(table) == [ANNA] else ANNA
    with pytest.raises(Refusal) as refused:
        preview(table, waiting, PreviewRequest("p", []))
    assert refused.value.code == "nothing-to-plan"
    with pytest.raises(Refusal) as refused:
        explain(table, waiting, ExplainRequest("e", [], ["pass"]))
    assert refused.value.code == "nothing-to-plan"


async def test_the_story_begins_after_the_frame_asked_for(home: House) -> None:
    table = await home.two()
    await home.play(table, ANNA, *TURN)
    await home.undo(table, ANNA)
    whole = table.story(None, 0)
    assert len(whole) == table.number(None)
    assert [table.story(None, since) for since in (1, 2, 99)] == [whole[1:], whole[2:], []]


async def test_a_story_without_a_frame_begins_after_the_seats_own_last_turn(home: House) -> None:
    table = await home.two()
    assert story(table, BEN, StoryRequest("s")).since == 0, "Ben has not had a turn: he missed everything"
    await home.play(table, ANNA, *TURN, "end")
    ended = table.number(0) - 1
    """The draw of Ben's hex comes after her end."""
    await home.play(table, BEN, "place a2 0")
    await home.undo(table, BEN)
    await home.play(table, BEN, "place a2 0", "end")
    for now in ((), ("place b3 0",)):
        if now:
            await home.play(table, ANNA, *now)
        told = story(table, ANNA, StoryRequest("s"))
        assert told.since == ended
        assert told == story(table, ANNA, StoryRequest("s", ended))
    assert story(table, BEN, StoryRequest("s")).since == table.number(1) - 2, "Anna's hex was drawn, and she placed it"
    assert story(table, "", StoryRequest("s")).since == 0, "who looks on has no turn"
