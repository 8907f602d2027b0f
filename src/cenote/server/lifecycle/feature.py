"""Feature: what a package adds to the application, and the lifespans of all features in one exit stack."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field

from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.types import ControllerRouterHandler

Lifespan = Callable[[], AbstractAsyncContextManager[object]]


@dataclass(frozen=True)
class Feature:
    """The routes, injected values, middleware and background work of one package."""

    routes: Sequence[ControllerRouterHandler] = ()
    dependencies: Mapping[str, object] = field(default_factory=dict)
    """Values by the parameter name under which handlers get them; a `Provide` is called for each request."""
    middleware: Sequence[DefineMiddleware] = ()
    lifespan: Lifespan | None = None


@asynccontextmanager
async def running(features: Sequence[Feature]) -> AsyncIterator[None]:
    """Start the features in their order, and stop them in reverse, even if one of them fails."""
    async with AsyncExitStack() as stack:
        for feature in features:
            if feature.lifespan is not None:
                await stack.enter_async_context(feature.lifespan())
        yield


def provided(value: object) -> Provide:
    """Wrap a value for Litestar, which gives the same one to every request."""
    return value if isinstance(value, Provide) else Provide(lambda: value, sync_to_thread=False)
