"""Tikal (Kramer & Kiesling, 1999): the whole rules, basic and auction game, two to four seats."""

from cenote.core.registry import Bundle

BUNDLE = Bundle(
    rules=f"{__name__}.game:TIKAL",
    prefix="T",
    locales=__name__,
    phrases=f"{__name__}.phrases:PHRASES",
    wishes=f"{__name__}.wishes:forbidden",
    face=f"{__name__}.face:FACE",
    portrait=f"{__name__}.portrait:portrait",
    evaluation=f"{__name__}.evaluation:worth",
    tally=f"{__name__}.tally:TALLY",
    mind=f"{__name__}.mind.mind:TikalMind",
    gauge=f"{__name__}.gauge:GAUGE",
    observation=f"{__name__}.observation:OBSERVATION",
    longest=f"{__name__}.length:longest",
    lesson=f"{__name__}.lesson:LESSON",
    puzzles=__name__,
    order=1,
)
