"""REST routes for sign-up, login and recovery, and for the visitor's own account."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter

from cenote.server.accounts.account_service import AccountService
from cenote.server.accounts.auth_request import AuthRequest
from cenote.server.accounts.authentication import Authentication
from cenote.server.accounts.dependencies import AddressSource, CpuClient, CurrentCaller
from cenote.server.accounts.devices import DeviceCookies, device_name
from cenote.server.accounts.identity import Identities, is_secure
from cenote.server.accounts.visitors import Visitor, new_guest, require_visitor
from cenote.server.errors import Refusal
from cenote.server.http.responses import REFUSED, AnyRequest
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

TheAuthentication = NamedDependency[Authentication]
TheAccountService = NamedDependency[AccountService]
TheIdentities = NamedDependency[Identities]
TheDeviceCookies = NamedDependency[DeviceCookies]
CurrentAuthRequest = NamedDependency[AuthRequest]
Handle = Annotated[str, Parameter(pattern=rf"^[0-9a-f]{{16}}{END}", description="As in the list of sessions")]


def auth_request_of(
    request: AnyRequest, source: AddressSource, client: CpuClient, device_cookies: TheDeviceCookies
) -> AuthRequest:
    """Provide `auth_request`. Raise a `Refusal` for bot accounts, which use tokens instead."""
    visitor = require_visitor(request)
    if is_program(visitor.person):
        raise Refusal("not-for-programs", "a program has a token, and no account", 403)
    name = device_name(request.headers.get("user-agent", ""))
    return AuthRequest(visitor, source, name, client, device_cookies.read(request))


@dataclass(frozen=True)
class IdentityResponse:
    """A builder of responses that give a browser its new identity: session and device cookies, and `Me`."""

    request: AnyRequest
    identities: Identities
    device_cookies: DeviceCookies

    async def of(self, visitor: Visitor, code: str = "") -> Response[LoggedIn]:
        """Build the response for a visitor, with `code` if there is a new recovery code."""
        identity, secure = await self.identities.of(self.request, visitor), is_secure(self.request)
        cookies = [identity.cookie]
        if visitor.session:
            cookies.append(self.device_cookies.cookie(visitor.person, secure=secure))
        return Response(LoggedIn(identity.me, code), cookies=cookies)

    async def forget_account(self) -> Response[LoggedIn]:
        """Build the response after a deletion: the cookie of a new guest, and one that deletes the device cookie."""
        response = await self.of(new_guest())
        response.set_cookie(self.device_cookies.cookie("", secure=is_secure(self.request)))
        return response


def identity_response_of(
    request: AnyRequest, identities: TheIdentities, device_cookies: TheDeviceCookies
) -> IdentityResponse:
    """Provide `identity_response`."""
    return IdentityResponse(request, identities, device_cookies)


TheIdentityResponse = NamedDependency[IdentityResponse]


class SessionController(Controller):
    """Sign-up, login, recovery and logout."""

    path = "/api"

    @post("/signup", summary="Make an account of this guest", guards=[admitted], responses=REFUSED)
    async def sign_up(
        self,
        auth_request: CurrentAuthRequest,
        caller: CurrentCaller,
        blocklist: TheBlocklist,
        authentication: TheAuthentication,
        identity_response: TheIdentityResponse,
        data: JSONBody[Credentials],
    ) -> Response[LoggedIn]:
        await blocklist.check_names(caller, data.name)
        visitor, code = await authentication.sign_up(auth_request, data.name, data.password)
        return await identity_response.of(visitor, code)

    @post("/login", summary="Log in; this guest's games come along", status_code=200, responses=REFUSED)
    async def log_in(
        self,
        auth_request: CurrentAuthRequest,
        authentication: TheAuthentication,
        identity_response: TheIdentityResponse,
        data: JSONBody[Credentials],
    ) -> Response[LoggedIn]:
        return await identity_response.of(await authentication.log_in(auth_request, data.name, data.password))

    @post("/recover", summary="Log in with the recovery code", status_code=200, responses=REFUSED)
    async def recover(
        self,
        auth_request: CurrentAuthRequest,
        authentication: TheAuthentication,
        identity_response: TheIdentityResponse,
        data: JSONBody[Recovery],
    ) -> Response[LoggedIn]:
        visitor, code = await authentication.recover(auth_request, data.name, data.code, data.password)
        return await identity_response.of(visitor, code)

    @post("/logout", summary="Log out; this browser is a new guest", status_code=200, responses=REFUSED)
    async def log_out(
        self,
        auth_request: CurrentAuthRequest,
        account_service: TheAccountService,
        identity_response: TheIdentityResponse,
    ) -> Response[LoggedIn]:
        await account_service.log_out(auth_request.visitor)
        return await identity_response.of(new_guest())


class AccountController(Controller):
    """The visitor's own account."""

    path = "/api/account"

    @get(summary="My account, and where I am logged in", responses=REFUSED)
    async def about(self, auth_request: CurrentAuthRequest, account_service: TheAccountService) -> AccountInfo:
        return await account_service.info(auth_request)

    @put("/password", summary="Change the password; other browsers are logged out", responses=REFUSED)
    async def password(
        self,
        auth_request: CurrentAuthRequest,
        account_service: TheAccountService,
        identity_response: TheIdentityResponse,
        data: JSONBody[NewPassword],
    ) -> Response[LoggedIn]:
        visitor = await account_service.change_password(auth_request, data.current, data.password)
        return await identity_response.of(visitor)

    @post("/recovery", summary="A new recovery code in place of the old one", status_code=200, responses=REFUSED)
    async def code(
        self,
        auth_request: CurrentAuthRequest,
        account_service: TheAccountService,
        identities: TheIdentities,
        data: JSONBody[Proof],
    ) -> LoggedIn:
        code = await account_service.new_recovery_code(auth_request, data.password)
        return LoggedIn(await identities.me(auth_request.visitor), code)

    @delete("/sessions", summary="Log out everywhere else", status_code=200, responses=REFUSED)
    async def end_others(self, auth_request: CurrentAuthRequest, account_service: TheAccountService) -> AccountInfo:
        await account_service.end_sessions(auth_request.visitor)
        return await account_service.info(auth_request)

    @delete("/sessions/{handle:str}", summary="Log out one browser", status_code=200, responses=REFUSED)
    async def end_one(
        self, auth_request: CurrentAuthRequest, account_service: TheAccountService, handle: Handle
    ) -> AccountInfo:
        info = await account_service.info(auth_request)
        await account_service.end_sessions(auth_request.visitor, handle)
        info.sessions = [session for session in info.sessions if session.id != handle]
        return info

    @get("/export", summary="Everything that is kept about me", responses=REFUSED)
    async def export(self, auth_request: CurrentAuthRequest, account_service: TheAccountService) -> Response[Export]:
        exported = await account_service.export(auth_request)
        return Response(exported, headers={"content-disposition": 'attachment; filename="cenote.json"'})

    @post("/delete", summary="Delete my account; this browser is a new guest", status_code=200, responses=REFUSED)
    async def delete(
        self,
        auth_request: CurrentAuthRequest,
        account_service: TheAccountService,
        identity_response: TheIdentityResponse,
        data: JSONBody[Proof],
    ) -> Response[LoggedIn]:
        await account_service.delete(auth_request, data.password)
        return await identity_response.forget_account()
