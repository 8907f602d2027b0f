"""REST: profiles of people with accounts."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import Parameter

from cenote.server.api import REFUSED
from cenote.server.ratings.messages import Profile
from cenote.server.refusal import Refusal
from cenote.server.storage.accounts import Accounts
from cenote.server.storage.ratings import Ratings

Name = Annotated[str, Parameter(max_length=200, description="As it is shown")]


class ProfileController(Controller):
    """People with accounts."""

    path = "/api/people"

    @get("/{name:str}", summary="Somebody's games, results and ratings", responses=REFUSED)
    async def profile(
        self, accounts: NamedDependency[Accounts], ratings: NamedDependency[Ratings], name: Name
    ) -> Profile:
        account = await accounts.named(name)
        if account is None:
            raise Refusal("no-person", "nobody with an account has this name", 404)
        rated, outcomes = await ratings.of(account.person), await ratings.outcomes(account.person)
        return Profile(account.name, account.created, rated, outcomes)
