"""Jackal, the card game (Шакал, 2019): basic game and Archipelago, two to four seats."""

from cenote.core.registry import Bundle

BUNDLE = Bundle(
    rules=f"{__name__}.game:JACKAL",
    prefix="J",
    locales=__name__,
    phrases=f"{__name__}.phrases:PHRASES",
    face=f"{__name__}.face:FACE",
    portrait=f"{__name__}.portrait:portrait",
    evaluation=f"{__name__}.evaluation:worth",
    mind=f"{__name__}.mind:JackalMind",
    observation=f"{__name__}.observation:OBSERVATION",
    longest=f"{__name__}.length:longest",
    witness=f"{__name__}.witness:WITNESS",
    tally=f"{__name__}.tally:TALLY",
    gauge=f"{__name__}.gauge:GAUGE",
    outlook=f"{__name__}.outlook:outlook",
    lesson=f"{__name__}.lesson:LESSON",
    puzzles=__name__,
    commands={"islands": f"{__name__}.workshop.command"},
    order=2,
)
