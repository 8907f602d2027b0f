"""REST endpoints for notification channels, and for the kinds of notifications that a person wants."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter

from cenote.server.accounts.dependencies import CurrentCaller, CurrentPerson
from cenote.server.http.responses import REFUSED, AnyRequest
from cenote.server.notifications.service import Notifications
from cenote.server.protocol.fields import END
from cenote.server.protocol.notification_messages import (
    ChannelList,
    ChannelTest,
    NewDevice,
    NewFeed,
    NewMail,
    NewWebhook,
    NotificationChoice,
)

TheNotifications = NamedDependency[Notifications]
WayId = Annotated[str, Parameter(pattern=rf"^[A-Za-z0-9_-]{{8,40}}{END}", description="As in your list of ways")]


class NotificationController(Controller):
    """Endpoints for notifications of turns and ended games."""

    path = "/api/telling"

    @get(summary="All ways in which I am told", responses=REFUSED)
    async def ways(self, request: AnyRequest, person: CurrentPerson, notifications: TheNotifications) -> ChannelList:
        return await notifications.ways(person, origin_of(request))

    @put("/kinds", summary="Choose what I am told", responses=REFUSED)
    async def want(
        self,
        request: AnyRequest,
        person: CurrentPerson,
        notifications: TheNotifications,
        data: JSONBody[NotificationChoice],
    ) -> ChannelList:
        await notifications.set_kinds(person, [*data.kinds], data.language)
        return await notifications.ways(person, origin_of(request))

    @put("/push", summary="Tell me over this browser's push service", responses=REFUSED)
    async def push(
        self, request: AnyRequest, caller: CurrentCaller, notifications: TheNotifications, data: JSONBody[NewDevice]
    ) -> ChannelList:
        origin = origin_of(request)
        await notifications.add_device(caller.person, caller.source, data, origin)
        return await notifications.ways(caller.person, origin)

    @put("/feed", summary="A private feed, or a new address for it", responses=REFUSED)
    async def feed(
        self, request: AnyRequest, caller: CurrentCaller, notifications: TheNotifications, data: JSONBody[NewFeed]
    ) -> ChannelList:
        origin = origin_of(request)
        await notifications.new_feed(caller.person, caller.source, data.language, origin)
        return await notifications.ways(caller.person, origin)

    @put("/webhook", summary="Set up a webhook; the answer has its secret, once", responses=REFUSED)
    async def webhook(
        self, request: AnyRequest, caller: CurrentCaller, notifications: TheNotifications, data: JSONBody[NewWebhook]
    ) -> ChannelList:
        origin = origin_of(request)
        made = await notifications.set_webhook(caller.person, caller.source, data.url, data.language, origin)
        return await notifications.ways(caller.person, origin, fresh=made)

    @post("/webhook/test", summary="Send a test to my webhook", status_code=200, responses=REFUSED)
    async def test(self, person: CurrentPerson, notifications: TheNotifications) -> ChannelTest:
        return await notifications.test_webhook(person)

    @put("/mail", summary="Tell me by mail; a first mail asks whether the address is mine", responses=REFUSED)
    async def mail(
        self, request: AnyRequest, caller: CurrentCaller, notifications: TheNotifications, data: JSONBody[NewMail]
    ) -> ChannelList:
        origin = origin_of(request)
        await notifications.set_mail(caller.person, caller.source, data.address, data.language, origin)
        return await notifications.ways(caller.person, origin)

    @delete("/ways/{id:str}", summary="Do not tell me this way any more", status_code=200, responses=REFUSED)
    async def remove(
        self, request: AnyRequest, person: CurrentPerson, notifications: TheNotifications, id: WayId
    ) -> ChannelList:
        await notifications.channels.remove(id, person)
        return await notifications.ways(person, origin_of(request))


def origin_of(request: AnyRequest) -> str:
    """Return the origin under which the client reached this server."""
    return str(request.base_url).rstrip("/")
