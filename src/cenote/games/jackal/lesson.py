"""The deal of the lesson: a chest that three arrows reach and a black mark to throw, then an island out of reach.

The steps of the lesson are in web/src/games/jackal/lesson.ts, and tests/games/jackal/test_lesson.py plays them.
"""

from typing import Final

from cenote.core.dealer import numbered_seed
from cenote.core.lesson import Lesson

LESSON: Final = Lesson(seed=numbered_seed(1229), bots=("greedy",))
