"""The whole protocol as one OpenAPI document, from which the browser's types are made (`make types`).

`python -m cenote.server.schema` prints it: Litestar's description of the requests, with the messages of the socket and
the views of all games beside them, which Litestar does not know.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from litestar import Litestar
from msgspec import Struct
from msgspec.json import schema_components

from cenote.core.registry import game, game_names
from cenote.server import protocol
from cenote.server.app import make_app
from cenote.server.settings import Settings

Schema = dict[str, Any]

PLACE = "#/components/schemas/{name}"


def document(app: Litestar) -> Schema:
    """The protocol of this application; its components are msgspec's, which say more about the same types."""
    described: Schema = app.openapi_schema.to_schema()
    components = described.setdefault("components", {})
    components["schemas"] = merged(components.get("schemas", {}), schemas())
    return described


def schemas() -> dict[str, Schema]:
    """Every type of the protocol and of every game's view, by name."""
    _, found = schema_components([*messages(), *(view_type(name) for name in game_names())], ref_template=PLACE)
    return found


def messages() -> list[type[Struct]]:
    """Every type of the protocol, over REST or over the socket."""
    types = [thing for thing in vars(protocol).values() if isinstance(thing, type) and issubclass(thing, Struct)]
    return [kind for kind in types if kind.__module__ == protocol.__name__ and kind is not protocol.Strict]


def view_type(name: str) -> type:
    """What the seats of a game are shown."""
    played = game(name)
    return type(played.view(played.new(played.seats[0]), None))


def merged(litestars: Mapping[str, Schema], ours: Mapping[str, Schema]) -> dict[str, Schema]:
    """Ours, which must hold everything that Litestar refers to: the same name for something else is an error."""
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


def main() -> None:
    """Print the document. The folder is this one, because one that is not there would be made; no file is opened."""
    app = make_app(Settings(data=Path(), secret=b"schema"))
    print(json.dumps(document(app), indent=2, sort_keys=True, ensure_ascii=False))


if __name__ == "__main__":
    main()
