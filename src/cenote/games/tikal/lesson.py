"""The deal of the lesson: a treasure hex first, jungle for a camp, a temple, and a volcano in the fourth turn.

The steps are in web/src/games/tikal/lesson.ts; tests/games/tikal/test_lesson.py plays them.
"""

from typing import Final

from cenote.core.dealer import numbered_seed
from cenote.core.lesson import Lesson

LESSON: Final = Lesson(seed=numbered_seed(360), bots=("greedy",))
