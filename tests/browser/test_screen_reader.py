"""Played by ear: everything is decided from what a screen reader would say, and done with the keyboard."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.counts import count

SHOWN = r"on a3, .*? Stones on the borders: .*$"
"""How the hex in hand is shown on a3."""

WHOLE = 100
"""More turns than a game has."""

ALONE = "/play/tikal?people=1&bots=random&new=yes"


# The newest question of the live region, if it came after the one that was answered.
ASKED = """answered => {
  const [asked] = [...document.querySelectorAll("[data-asked]")].slice(-1);
  return asked && Number(asked.dataset.asked) > answered ? [Number(asked.dataset.asked), asked.textContent] : null;
}"""


@dataclass
class Said:
    """Something in the accessibility tree: what it is and what it is called."""

    role: str
    name: str


class Listener:
    """Somebody who hears the page and never sees it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.keyboard = person.page.keyboard
        self.tree = person.context.new_cdp_session(person.page)
        self.answered = 0

    def is_asked(self, pattern: str) -> re.Match[str]:
        """Wait until the live region asks something new, which is this."""
        self.answered, said = self.person.page.wait_for_function(ASKED, arg=self.answered).json_value()
        found = re.search(pattern, plain(said))
        assert found is not None, said
        return found

    def hears(self, pattern: str) -> re.Match[str]:
        """Wait until a live region says this."""
        heard = self.person.page.locator("[aria-live]").filter(has_text=re.compile(pattern.replace(" ", r"\s")))
        heard.first.wait_for(state="attached")
        found = re.search(pattern, plain(heard.first.text_content() or ""))
        assert found is not None
        return found

    def turns(self) -> str:
        """Turn the hex in hand once; what is said of it then."""
        said = self.person.find("heard-choice")
        before = said.text_content() or ""
        self.keyboard.press("r")
        expect(said).not_to_have_text(before)
        return self.hears(SHOWN)[0]

    def rotations(self) -> list[str]:
        """What is said of each way in which the hex in hand can lie there."""
        said = [self.hears(SHOWN)[0]]
        while (turned := self.turns()) != said[0]:
            said.append(turned)
        return said

    def finds(self, role: str, name: str) -> Said:
        """The one thing of this kind whose name begins so."""
        nodes = self.tree.send("Accessibility.getFullAXTree")["nodes"]
        said = [
            Said(str(node["role"]["value"]), str(node.get("name", {}).get("value", "")))
            for node in nodes
            if not node["ignored"]
        ]
        (found,) = [one for one in said if one.role == role and one.name.startswith(name)]
        return found

    def goes_to(self, role: str, name: str) -> None:
        """Bring the keyboard to something by its name, as a list of all buttons does."""
        said = self.finds(role, name)
        self.person.page.get_by_role("gridcell" if role == "gridcell" else "button", name=said.name, exact=True).focus()


def plain(said: str) -> str:
    """Spaces that do not break are heard as any other."""
    return said.replace("\u00a0", " ")


def stones_to(said: str, space: str) -> int:
    """How many stones a sentence counts towards a space."""
    found = re.search(rf"\b{space} (\d+)", said)
    return int(found[1]) if found else 0


def test_a_whole_turn_is_planned_by_ear(arrive: Arrive) -> None:
    anna = arrive()
    anna.go(ALONE)
    assert anna.asked() == "placing"
    ear = Listener(anna)

    hand = ear.is_asked(r"Your hex: .*clockwise from the top: ([\d, ]+)\. It fits on (.*)\.")
    stones, spaces = [int(count) for count in hand[1].split(", ")], re.findall(r"[a-h]\d", hand[2])
    assert len(stones) == 6
    assert "a3" in spaces

    ear.goes_to("gridcell", "a3: nothing lies here yet. The hex fits here.")
    ear.keyboard.press("Enter")
    ear.hears(r"on a3, not turned")
    rotations = ear.rotations()
    assert len(set(rotations)) == len(rotations) > 1
    most = max(stones_to(said, "a4") for said in rotations)
    while stones_to(ear.hears(SHOWN)[0], "a4") < most:
        ear.turns()
    ear.keyboard.press("Enter")
    ear.hears(r"Step 1: Hex on a3\. 10 AP left")
    assert stones_to(ear.finds("gridcell", "a3: ").name.split("Stones on the borders: ")[1], "a4") == most

    base = plain(ear.finds("gridcell", "a5: base camp.").name)
    assert "You can do this here: Bring in a worker, 1 AP and Bring in the leader, 1 AP." in base
    ear.goes_to("gridcell", "a5: base camp.")
    ear.keyboard.press("Enter")
    ear.goes_to("button", "Bring in a worker")
    ear.keyboard.press("Enter")
    ear.hears(r"Step 2: Worker to a5\. 9 AP left")

    ear.goes_to("button", "Your workers on a5")
    ear.keyboard.press("Enter")
    ear.hears(r"Worker on a5 chosen\. In reach: .*b4, 1 AP")
    ear.goes_to("gridcell", "a4: temple worth 1.")
    assert "The way there costs 2 AP." in plain(ear.finds("gridcell", "a4: temple worth 1.").name)
    ear.keyboard.press("Enter")
    ear.hears(r"Step 3: Worker a5 → a4\. 7 AP left")
    ear.keyboard.press("u")
    ear.hears(r"Step 2: Worker to a5\. 9 AP left")
    anna.end_turn()
    ear.is_asked(r"Your hex: ")


def lay_by_ear(ear: Listener) -> None:
    """Put the hex in hand on the first space that is named for it."""
    spaces = re.findall(r"\b[a-h][1-5]\b", ear.is_asked(r"Your hex: .*\. It fits on (.*)\.")[1])
    ear.goes_to("gridcell", f"{spaces[0]}: nothing lies here yet. The hex fits here.")
    ear.keyboard.press("Enter")
    ear.hears(rf"on {spaces[0]}, (not turned|one turn|\d turns)")
    ear.keyboard.press("Enter")
    ear.hears(r"Step 1: Hex on")


def come_by_ear(ear: Listener) -> None:
    """Bring in a worker, and let whoever is named for it come to a temple."""
    ear.goes_to("gridcell", "a5: base camp.")
    ear.keyboard.press("Enter")
    ear.goes_to("button", "Bring in a worker")
    ear.keyboard.press("Enter")
    ear.hears(r"Step \d+: Worker to a5\.")
    ear.goes_to("gridcell", "a4: temple worth")
    ear.keyboard.press("Enter")
    ear.hears(r"a4: Temple .*These could come: .*orker from a5, 2 AP")
    ear.goes_to("button", "Worker from a5")
    ear.keyboard.press("Enter")
    ear.hears(r"Step \d+: Worker a5 → a4\.")


def test_a_game_is_played_by_ear(arrive: Arrive) -> None:
    """Only the keyboard, and only where the tree or a live region has led: the first rounds, or to the end."""
    anna = arrive()
    anna.go(ALONE)
    ear = Listener(anna)
    for turn in range(count(3, WHOLE)):
        if (asked := anna.asked()) == "over":
            break
        if asked == "placing":
            lay_by_ear(ear)
        if turn == 0:
            come_by_ear(ear)
        before = anna.find("log").text_content() or ""
        ear.keyboard.press("Escape")
        ear.keyboard.press("e")
        if anna.find("end-confirm").count():
            ear.hears(r"Really end\? \d+ AP lost")
            ear.keyboard.press("e")
        expect(anna.find("log")).not_to_have_text(before)
    assert count(0, 1) == 0 or anna.asked() == "over"


def test_what_is_refused_is_heard_too(arrive: Arrive) -> None:
    anna = arrive()
    anna.go(ALONE)
    assert anna.asked() == "placing"
    ear = Listener(anna)
    ear.goes_to("gridcell", "h1: nothing lies here yet.")
    ear.keyboard.press("Enter")
    ear.hears(r"h1 does not touch any hex\.")


def test_the_board_in_words_counts_the_stones(arrive: Arrive) -> None:
    anna = arrive()
    anna.go(ALONE)
    assert anna.asked() == "placing"
    row = anna.page.get_by_role("row", name=re.compile("a5: Base camp"))
    expect(row).to_contain_text("Stones on the borders: a4 2, b4 1, b5 2.")
