"""`cenote completion`: print a shell completion script that is generated from the parser."""

from __future__ import annotations

from argparse import Action, Namespace, _SubParsersAction
from collections.abc import Iterator

import shtab

from cenote.bots.contract import bot_names
from cenote.cli.commands import COMMANDS, make_parser
from cenote.cli.parser import Parser
from cenote.core.game import Game
from cenote.core.registry import game, game_names
from cenote.words import Words

FILES = ("file", "save", "components", "out")
FOLDERS = ("data", "records", "svg", "out_folder")

BASH = """
# shtab completes whole words from fixed lists. This adds values after "=", and bots after a comma, and offers only the
# modes and options of the game on the line.
_cenote() {
  local -a typed=("${COMP_WORDS[@]:0:COMP_CWORD + 1}")
  local -a COMP_WORDS=()
  local word last="" head
  for word in "${typed[@]}"; do
    [[ $word == "=" && $last == --* ]] || COMP_WORDS+=("$word")
    last=$word
  done
  [[ $last == "=" ]] && COMP_WORDS+=("")
  local COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  word=${COMP_WORDS[COMP_CWORD]} last=${COMP_WORDS[COMP_CWORD - 1]}
  case "$last ${COMP_WORDS[*]}" in
%s
    "--bots "*)
      head=${word%%"${word##*,}"}
      COMP_WORDS[COMP_CWORD]=${word##*,}
      _shtab_cenote
      COMPREPLY=("${COMPREPLY[@]/#/$head}") ;;
    *) _shtab_cenote ;;
  esac
}
complete -o bashdefault -F _cenote cenote"""
"""Shell function that is appended to the bash script."""


def run(chosen: Namespace) -> int:
    parser = make_parser(Words(chosen.lang))
    choices = _choices()
    for command, action in _actions(parser):
        if action.dest == "game" and command.endswith(" rules"):  # a rule number alone identifies the game
            action.choices = [*choices["game"], *choices["number"]]
        elif action.dest in choices and action.type is None:
            action.choices = choices[action.dest]
        if action.dest in (*FILES, *FOLDERS):
            action.complete = shtab.FILE if action.dest in FILES else shtab.DIRECTORY  # type: ignore[attr-defined]
    print(shtab.complete(parser, shell=chosen.shell))
    if chosen.shell == "bash":
        print(BASH % "\n".join(_of_games()))
    return 0


def _of_games() -> Iterator[str]:
    """Yield each game's modes and options as branches of a `case` in bash."""
    for played in map(game, game_names()):
        for option, choices in (("--mode", played.modes), ("--option", played.options)):
            words = f'COMPREPLY=($(compgen -W "{" ".join(choices)}" -- "$word"))'
            yield f'    "{option} "*" {played.name} "*) {words} ;;'


def _choices() -> dict[str, list[str]]:
    """Return completions for the arguments that only commands check, because the errors of commands are better."""
    games = [game(name) for name in game_names()]
    return {
        "game": list(game_names()),
        "mode": list(dict.fromkeys(mode for played in games for mode in played.modes)),
        "option": list(dict.fromkeys(option for played in games for option in played.options)),
        "bots": list(bot_names()),
        "field": list(bot_names()),
        "number": _numbers(games),
        "topic": list(COMMANDS),
    }


def _numbers(games: list[Game]) -> list[str]:
    """Return the numbers of all chapters, then those of all rules."""
    rules = [rule for played in games for rule in played.rules]
    return [*dict.fromkeys(rule.split(".")[0] for rule in rules), *rules]


def _actions(parser: Parser) -> Iterator[tuple[str, Action]]:
    """Yield every argument of a parser and its subparsers, each with the command that takes it."""
    for action in parser.filled()._actions:
        yield parser.prog, action
        if isinstance(action, _SubParsersAction):
            for below in action.choices.values():
                yield from _actions(below)
