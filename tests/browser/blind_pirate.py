"""Somebody who plays Jackal without seeing it: by what live regions say, by names, and with the keyboard."""

from __future__ import annotations

import re
from dataclasses import dataclass

from tests.browser.person import Person

# The newest question of the live region; nothing while it is the one that was answered, and was not refused.
ASKED = """answered => {
  const region = document.querySelector('[data-testid="announcements"]');
  if (region?.textContent.includes("The game is over.")) return [0, "over"];
  const [asked] = [...(region?.querySelectorAll("[data-asked]") ?? [])].slice(-1);
  const mine = asked && !/ is |^Still /.test(asked.textContent);
  const missed = document.querySelector('[role="alert"]')?.textContent.includes("in the meantime");
  const number = Number(asked?.dataset.asked ?? 0);
  return mine && (missed || number > answered) ? [number, asked.textContent] : null;
}"""

WAY = r'"(\d)-coin chest on (\w\d): (\d+) steps? With: ([^"]+)"'
"""How a chest within reach is called, with the cards for it."""

# What has the keyboard is called; a screen reader says the same.
FOCUSED = (
    "() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? ''"
)
TABS = 150


@dataclass(frozen=True)
class Way:
    """A chest within reach: its coins, its cell, the steps, and the cards in their order."""

    coins: int
    cell: str
    steps: int
    cards: tuple[str, ...]


class BlindPirate:
    """Plays to reach chests; moves by the list of buttons, or by the Tab key alone."""

    def __init__(self, person: Person, tabs: bool = False) -> None:
        self.person = person
        self.tabs = tabs
        self.way: Way | None = None
        self.landed = 0
        self.answered = 0

    def play_on(self, landings: int = 1_000) -> None:
        """Until the game is over, or so many islands where this pirate landed are."""
        while (asked := self.hears()) != "over":
            if self.landed >= landings and "land or pass" in asked:
                return
            self.answer(asked)

    def hears(self) -> str:
        """Wait until something is asked that was not asked before."""
        found = self.person.page.wait_for_function(ASKED, arg=self.answered, timeout=60_000).json_value()
        self.answered = found[0]
        return str(found[1]).replace("\u00a0", " ")

    def answer(self, asked: str) -> None:
        """Do what is asked for."""
        if "land or pass" in asked:
            self.announce()
        elif asked.startswith("Take"):
            self.press("Take from the deck")
            self.press("Take this card")
        elif asked.startswith("Lay"):
            self.lay()
        elif asked.startswith("Throw"):
            self.press("Throw no mark")
        elif choices := re.search(r"(\w\d): to the", asked):
            self.press(f"{choices[1]}: ")
        elif "choose your way" in asked:
            self.press("Walk this way")
        else:
            raise AssertionError(asked)

    def announce(self) -> None:
        """Land where a chest is within reach, and keep in mind how."""
        here = self.reads().split('heading "On this island"')[1].split("heading")[0]
        ways = [
            Way(int(coins), cell, int(steps), tuple(re.split(r", | and ", cards)))
            for coins, cell, steps, cards in re.findall(WAY, here)
        ]
        self.way = max(ways, key=lambda way: (way.coins, -way.steps), default=None)
        self.landed += self.way is not None
        self.press("Land" if self.way else "Pass: take two cards")

    def lay(self) -> None:
        """Lay the cards that were kept in mind; what they reach is said."""
        assert self.way is not None
        for count in range(1, len(self.way.cards) + 1):
            self.press(f"Lay: {self.way.cards[count - 1]}")
            self.notices("heard-row", f"My route: {joined(self.way.cards[:count])}.")
        self.notices("heard-row", f"Reaches the {self.way.coins}-coin chest on {self.way.cell} in {self.way.steps} ")
        self.press("Ready")

    def notices(self, region: str, said: str) -> None:
        """Wait until a live region says this."""
        self.person.find(region).filter(has_text=said).wait_for(state="attached")

    def reads(self) -> str:
        """Everything that the accessibility tree holds."""
        return self.person.page.locator("body").aria_snapshot().replace("\u00a0", " ")

    def press(self, name: str) -> None:
        """Bring the keyboard to the button whose name begins so, and press Enter."""
        button = self.person.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}"), disabled=False).first
        button.wait_for(state="attached")
        if self.tabs:
            self._tab_to(name)
        else:
            button.focus()
        self.person.page.keyboard.press("Enter")

    def _tab_to(self, name: str) -> None:
        for _ in range(TABS):
            self.person.page.keyboard.press("Tab")
            if str(self.person.page.evaluate(FOCUSED)).startswith(name):
                return
        raise AssertionError(f"the Tab key does not lead to {name!r}")


def joined(names: tuple[str, ...]) -> str:
    """Names in a row, as English writes them."""
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))
