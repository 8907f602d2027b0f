"""Jackal, the card game (Шакал, 2019), for two to four seats: basic game and Archipelago."""

from cenote.core.registry import Bundle

BUNDLE = Bundle(
    rules=f"{__name__}.game:JACKAL",
    prefix="J",
    locales=__name__,
    phrases=f"{__name__}.phrases:PHRASES",
    text_renderer=f"{__name__}.text_renderer:TEXT_RENDERER",
    picture=f"{__name__}.picture:picture",
    evaluation=f"{__name__}.evaluation:worth",
    mind=f"{__name__}.mind.mind:JackalMind",
    observation=f"{__name__}.observation:OBSERVATION",
    max_length=f"{__name__}.max_length:max_length",
    visibility=f"{__name__}.visibility:VISIBILITY",
    game_stats=f"{__name__}.game_stats:GAME_STATS",
    position_stats=f"{__name__}.position_stats:POSITION_STATS",
    reachability=f"{__name__}.reachability:reachability",
    lesson=f"{__name__}.lesson:LESSON",
    puzzles=__name__,
    commands={"islands": "cenote.islands.command"},
    order=2,
)
