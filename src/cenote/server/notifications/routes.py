"""REST: notification channels, and the kinds of notifications a person wants."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter

from cenote.server.accounts.dependencies import TheGuests
from cenote.server.http.responses import REFUSED, Asked
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

TheTelling = NamedDependency[Notifications]
WayId = Annotated[str, Parameter(pattern=rf"^[A-Za-z0-9_-]{{8,40}}{END}", description="As in your list of ways")]


class NotificationController(Controller):
    """Notifications of turns and ended games."""

    path = "/api/telling"

    @get(summary="All ways in which I am told", responses=REFUSED)
    async def ways(self, request: Asked, guests: TheGuests, telling: TheTelling) -> ChannelList:
        return await telling.ways(guests.known(request), origin_of(request))

    @put("/kinds", summary="Choose what I am told", responses=REFUSED)
    async def want(
        self, request: Asked, guests: TheGuests, telling: TheTelling, data: JSONBody[NotificationChoice]
    ) -> ChannelList:
        person = guests.known(request)
        await telling.want(person, [*data.kinds], data.language)
        return await telling.ways(person, origin_of(request))

    @put("/push", summary="Tell me over this browser's push service", responses=REFUSED)
    async def push(
        self, request: Asked, guests: TheGuests, telling: TheTelling, data: JSONBody[NewDevice]
    ) -> ChannelList:
        person, origin = guests.known(request), origin_of(request)
        await telling.add_device(person, guests.source(request), data, origin)
        return await telling.ways(person, origin)

    @put("/feed", summary="A private feed, or a new address for it", responses=REFUSED)
    async def feed(
        self, request: Asked, guests: TheGuests, telling: TheTelling, data: JSONBody[NewFeed]
    ) -> ChannelList:
        person, origin = guests.known(request), origin_of(request)
        await telling.new_feed(person, guests.source(request), data.language, origin)
        return await telling.ways(person, origin)

    @put("/webhook", summary="Set up a webhook; the answer has its secret, once", responses=REFUSED)
    async def webhook(
        self, request: Asked, guests: TheGuests, telling: TheTelling, data: JSONBody[NewWebhook]
    ) -> ChannelList:
        person, origin = guests.known(request), origin_of(request)
        made = await telling.set_webhook(person, guests.source(request), data.url, data.language, origin)
        return await telling.ways(person, origin, fresh=made)

    @post("/webhook/test", summary="Send a test to my webhook", status_code=200, responses=REFUSED)
    async def test(self, request: Asked, guests: TheGuests, telling: TheTelling) -> ChannelTest:
        return await telling.try_webhook(guests.known(request))

    @put("/mail", summary="Tell me by mail; a first mail asks whether the address is mine", responses=REFUSED)
    async def mail(
        self, request: Asked, guests: TheGuests, telling: TheTelling, data: JSONBody[NewMail]
    ) -> ChannelList:
        person, origin = guests.known(request), origin_of(request)
        await telling.set_mail(person, guests.source(request), data.address, data.language, origin)
        return await telling.ways(person, origin)

    @delete("/ways/{id:str}", summary="Do not tell me this way any more", status_code=200, responses=REFUSED)
    async def remove(self, request: Asked, guests: TheGuests, telling: TheTelling, id: WayId) -> ChannelList:
        person = guests.known(request)
        await telling.channels.remove(id, person)
        return await telling.ways(person, origin_of(request))


def origin_of(request: Asked) -> str:
    """The origin under which the client reached this server."""
    return str(request.base_url).rstrip("/")
