"""REST: sign-up, login, recovery, and the caller's own account."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter

from cenote.server.accounts import account_service
from cenote.server.accounts.authentication import Authentication, Caller
from cenote.server.accounts.dependencies import TheGuests, TheScheduler
from cenote.server.accounts.devices import device
from cenote.server.accounts.guests import Guests, Visitor, newcomer
from cenote.server.errors import Refusal
from cenote.server.http.responses import REFUSED, Asked
from cenote.server.moderation.blocklist import TheBlocklist, admitted
from cenote.server.protocol.account_messages import (
    AccountInfo,
    Credentials,
    Export,
    LoggedIn,
    NewPassword,
    Proof,
    Recovery,
)
from cenote.server.protocol.fields import END
from cenote.server.storage.person_ids import is_program
from cenote.server.throttling.fair_share import CpuScheduler
from cenote.server.throttling.rate_limit import host_of

TheAuthentication = NamedDependency[Authentication]
Handle = Annotated[str, Parameter(pattern=rf"^[0-9a-f]{{16}}{END}", description="As in the list of sessions")]


def caller_of(request: Asked, guests: Guests, work: CpuScheduler) -> Caller:
    """Build the caller from a request; refuse bot accounts, which use tokens instead."""
    visitor = guests.known_visitor(request)
    if is_program(visitor.person):
        raise Refusal("not-for-programs", "a program has a token, and no account", 403)
    payer = work.client(host_of(request.scope), visitor.person)
    system = device(request.headers.get("user-agent", ""))
    return Caller(visitor, guests.source(request), system, payer, guests.device(request))


async def _entered(request: Asked, guests: Guests, visitor: Visitor, code: str = "") -> Response[LoggedIn]:
    """Build the response that gives a browser its new identity: the session cookie and `Me`."""
    secure = request.url.scheme == "https"
    cookies = [guests.cookie(visitor, secure=secure)]
    if visitor.session:
        cookies.append(guests.device_cookie(visitor.person, secure=secure))
    return Response(LoggedIn(await guests.me(visitor), code), cookies=cookies)


class SessionController(Controller):
    """Sign-up, login, recovery and logout."""

    path = "/api"

    @post("/signup", summary="Make an account of this guest", guards=[admitted], responses=REFUSED)
    async def sign_up(
        self,
        request: Asked,
        guests: TheGuests,
        gate: TheBlocklist,
        work: TheScheduler,
        desk: TheAuthentication,
        data: JSONBody[Credentials],
    ) -> Response[LoggedIn]:
        await gate.may_be_called(gate.caller(request), data.name)
        visitor, code = await desk.sign_up(caller_of(request, guests, work), data.name, data.password)
        return await _entered(request, guests, visitor, code)

    @post("/login", summary="Log in; this guest's games come along", status_code=200, responses=REFUSED)
    async def log_in(
        self,
        request: Asked,
        guests: TheGuests,
        work: TheScheduler,
        desk: TheAuthentication,
        data: JSONBody[Credentials],
    ) -> Response[LoggedIn]:
        visitor = await desk.log_in(caller_of(request, guests, work), data.name, data.password)
        return await _entered(request, guests, visitor)

    @post("/recover", summary="Log in with the recovery code", status_code=200, responses=REFUSED)
    async def recover(
        self, request: Asked, guests: TheGuests, work: TheScheduler, desk: TheAuthentication, data: JSONBody[Recovery]
    ) -> Response[LoggedIn]:
        caller = caller_of(request, guests, work)
        visitor, code = await desk.recover(caller, data.name, data.code, data.password)
        return await _entered(request, guests, visitor, code)

    @post("/logout", summary="Log out; this browser is a new guest", status_code=200, responses=REFUSED)
    async def log_out(
        self, request: Asked, guests: TheGuests, work: TheScheduler, desk: TheAuthentication
    ) -> Response[LoggedIn]:
        await account_service.log_out(desk, caller_of(request, guests, work).visitor)
        return await _entered(request, guests, Visitor(newcomer()))


class AccountController(Controller):
    """Your own account."""

    path = "/api/account"

    @get(summary="My account, and where I am logged in", responses=REFUSED)
    async def about(
        self, request: Asked, guests: TheGuests, work: TheScheduler, desk: TheAuthentication
    ) -> AccountInfo:
        return await account_service.about(desk, caller_of(request, guests, work))

    @put("/password", summary="Change the password; other browsers are logged out", responses=REFUSED)
    async def password(
        self,
        request: Asked,
        guests: TheGuests,
        work: TheScheduler,
        desk: TheAuthentication,
        data: JSONBody[NewPassword],
    ) -> Response[LoggedIn]:
        caller = caller_of(request, guests, work)
        visitor = await account_service.change_password(desk, caller, data.current, data.password)
        return await _entered(request, guests, visitor)

    @post("/recovery", summary="A new recovery code in place of the old one", status_code=200, responses=REFUSED)
    async def code(
        self, request: Asked, guests: TheGuests, work: TheScheduler, desk: TheAuthentication, data: JSONBody[Proof]
    ) -> LoggedIn:
        caller = caller_of(request, guests, work)
        code = await account_service.new_code(desk, caller, data.password)
        return LoggedIn(await guests.me(caller.visitor), code)

    @delete("/sessions", summary="Log out everywhere else", status_code=200, responses=REFUSED)
    async def end_others(
        self, request: Asked, guests: TheGuests, work: TheScheduler, desk: TheAuthentication
    ) -> AccountInfo:
        caller = caller_of(request, guests, work)
        await account_service.end_sessions(desk, caller)
        return await account_service.about(desk, caller)

    @delete("/sessions/{handle:str}", summary="Log out one browser", status_code=200, responses=REFUSED)
    async def end_one(
        self, request: Asked, guests: TheGuests, work: TheScheduler, desk: TheAuthentication, handle: Handle
    ) -> AccountInfo:
        caller = caller_of(request, guests, work)
        told = await account_service.about(desk, caller)
        await account_service.end_sessions(desk, caller, handle)
        told.sessions = [session for session in told.sessions if session.id != handle]
        return told

    @get("/export", summary="Everything that is kept about me", responses=REFUSED)
    async def export(
        self, request: Asked, guests: TheGuests, work: TheScheduler, desk: TheAuthentication
    ) -> Response[Export]:
        told = await account_service.export(desk, caller_of(request, guests, work))
        return Response(told, headers={"content-disposition": 'attachment; filename="cenote.json"'})

    @post("/delete", summary="Delete my account; this browser is a new guest", status_code=200, responses=REFUSED)
    async def delete(
        self, request: Asked, guests: TheGuests, work: TheScheduler, desk: TheAuthentication, data: JSONBody[Proof]
    ) -> Response[LoggedIn]:
        await account_service.delete(desk, caller_of(request, guests, work), data.password)
        answer = await _entered(request, guests, Visitor(newcomer()))
        answer.set_cookie(guests.device_cookie("", secure=request.url.scheme == "https"))
        return answer
