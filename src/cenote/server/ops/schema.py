"""OpenAPI document of the complete protocol, from which the browser's types are generated (`make types`).

`python -m cenote.server.ops.schema` prints it: Litestar's description of the requests, extended by the messages of the
socket, which Litestar does not know. With the name of a game, it prints that game's own types: its view, and its facts,
intents and reasons as tagged unions. `--seats` and the name print which of their fields hold seats.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from dataclasses import fields
from functools import reduce
from importlib import import_module
from operator import or_
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final, get_type_hints

from litestar import Litestar
from msgspec import Struct, defstruct
from msgspec.json import schema_components

from cenote.core.game import Fact, Intent, Seat, TypedValue, Why, tag
from cenote.core.registry import game, has_part, part
from cenote.server import protocol
from cenote.server.app import make_app
from cenote.server.settings import Settings

Schema = dict[str, Any]

ROOMS: Final = [
    import_module(f"{protocol.__name__}.{found.name}")
    for found in iter_modules(protocol.__path__)
    if found.name.endswith("messages")
]
"""The modules that define messages."""

PLACE: Final = "#/components/schemas/{name}"
TAGS: Final[dict[type[TypedValue], str]] = {Fact: "fact", Intent: "kind", Why: "why"}
"""The tag field of each union of typed values."""


def document(app: Litestar) -> Schema:
    """Build the document of an application. Its schemas are msgspec's, which describe the same types in more detail."""
    described: Schema = app.openapi_schema.to_schema()
    components = described.setdefault("components", {})
    components["schemas"] = merged(components.get("schemas", {}), schemas())
    return described


def schemas() -> dict[str, Schema]:
    """Return the schemas of all messages, by name."""
    _, found = schema_components(messages(), ref_template=PLACE)
    return found


def messages() -> list[type[Struct]]:
    """Return all message types of the protocol, for REST and for the socket."""
    return [thing for room in ROOMS for thing in vars(room).values() if _is_message(thing, room.__name__)]


def _is_message(thing: object, module: str) -> bool:
    return isinstance(thing, type) and issubclass(thing, Struct) and thing.__module__ == module


def game_document(name: str) -> Schema:
    """Build the document with the types of one game: `View`, perhaps `Outlook`, and `Fact`, `Intent` and `Why`."""
    unions = {base.__name__: reduce(or_, map(told_type, kinds(name, base))) for base in TAGS}
    types = {"View": view_type(name), **outlook_type(name), **unions}
    roots, components = schema_components(types.values(), ref_template=PLACE)
    named = dict(zip(types, roots, strict=True))
    info = {"title": name, "version": str(game(name).rules_version)}
    return {"openapi": "3.1.0", "info": info, "paths": {}, "components": {"schemas": {**named, **components}}}


def view_type(name: str) -> type:
    """Return the type of a game's views."""
    played = game(name)
    return type(played.view(played.new(played.seats[0]), None))


def outlook_type(name: str) -> dict[str, type]:
    """Return the type of a game's outlook under the key `Outlook`, or an empty dict if it has none."""
    return {"Outlook": get_type_hints(part(name, "reachability"))["return"]} if has_part(name, "reachability") else {}


def kinds(name: str, base: type[TypedValue]) -> list[type[TypedValue]]:
    return [kind for kind in game(name).value_types if issubclass(kind, base)]


def told_type(kind: type[TypedValue]) -> type[Struct]:
    """Build the wire type of a fact, an intent or a reason."""
    base = next(base for base in TAGS if issubclass(kind, base))
    hints = {name: _wire_type(hint) for name, hint in get_type_hints(kind).items()}
    return defstruct(f"{kind.__name__}{base.__name__}", list(hints.items()), tag_field=TAGS[base], tag=tag(kind))


def _wire_type(hint: Any) -> Any:
    return int if hint is Seat else list[int] if hint == tuple[Seat, ...] else hint


def seats(name: str) -> dict[str, dict[str, list[str]]]:
    """Return the fields that hold seats, which sentences show as names, by the kind of fact, intent or reason."""
    return {f"{base.__name__.lower()}s": dict(filter(all, map(_seats, kinds(name, base)))) for base in TAGS}


def _seats(kind: type[TypedValue]) -> tuple[str, list[str]]:
    hints = get_type_hints(kind)
    return tag(kind), [field.name for field in fields(kind) if hints[field.name] in (Seat, tuple[Seat, ...])]


def merged(litestars: Mapping[str, Schema], ours: Mapping[str, Schema]) -> dict[str, Schema]:
    """Return our schemas after checking that they match and include all those to which Litestar refers.

    Raise ValueError if one is missing, or if a name means two types.
    """
    for name, schema in litestars.items():
        if name not in ours:
            raise ValueError(
                f"requests refer to {name!r}, which is no type of the protocol, or shares its name with one"
            )
        if _shape(schema) != _shape(ours[name]):
            raise ValueError(
                f"{name!r} means two things: {_shape(schema)} to Litestar, {_shape(ours[name])} to msgspec"
            )
    return dict(ours)


def _shape(schema: Schema) -> tuple[list[str], list[str]]:
    return sorted(schema.get("properties", ())), sorted(schema.get("required", ()))


def main(asked: list[str]) -> None:
    """Print the document that the arguments ask for.

    The settings use the current folder as data folder, because a missing one would be created. No file is opened.
    """
    if asked[:1] == ["--seats"]:
        found: Schema = seats(asked[1])
    elif asked:
        found = game_document(asked[0])
    else:
        found = document(make_app(Settings(data=Path(), secret=b"schema")))
    print(json.dumps(found, indent=2, sort_keys=True, ensure_ascii=False))


if __name__ == "__main__":
    main(sys.argv[1:])
