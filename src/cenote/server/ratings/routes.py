"""REST routes for the profiles of accounts and the rating changes of a game."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import Parameter

from cenote.server.accounts.dependencies import LatestTable, OptionalPerson
from cenote.server.errors import Refusal
from cenote.server.http.responses import REFUSED
from cenote.server.protocol.rating_messages import Profile, TableRatings
from cenote.server.rating_rules.eligibility import shown_reason
from cenote.server.storage.accounts import Accounts
from cenote.server.storage.ratings import Ratings
from cenote.server.tables.rights import has_sat

Name = Annotated[str, Parameter(max_length=200, description="As it is shown")]


class ProfileController(Controller):
    """The public profiles of accounts."""

    path = "/api/people"

    @get("/{name:str}", summary="Somebody's games, results and ratings", responses=REFUSED)
    async def profile(
        self,
        optional_person: OptionalPerson,
        accounts: NamedDependency[Accounts],
        ratings: NamedDependency[Ratings],
        name: Name,
    ) -> Profile:
        account = await accounts.named(name)
        if account is None:
            raise Refusal("no-person", "nobody with an account has this name", 404)
        own = optional_person == account.person
        rated = await ratings.of(account.person, own=own)
        outcomes = await ratings.outcomes(account.person, own=own)
        return Profile(account.name, account.created, rated, outcomes, own)


class TableRatingsController(Controller):
    """The rating changes of a finished game."""

    path = "/api/tables"

    @get("/{id:str}/ratings", summary="How a rated game changed ratings, or why it did not", responses=REFUSED)
    async def ratings(
        self, optional_person: OptionalPerson, latest_table: LatestTable, ratings: NamedDependency[Ratings]
    ) -> TableRatings:
        stored = latest_table.stored
        if not stored.rated or stored.status not in ("over", "abandoned"):
            raise Refusal("not-over", "no rated game has ended here", 409)
        seats = await ratings.at(stored.id, optional_person)
        why = stored.unrated or ("" if seats else "unfinished")
        return TableRatings(shown_reason(why, player=has_sat(stored, optional_person)), seats)
