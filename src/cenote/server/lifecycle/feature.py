"""Feature: what a package adds to the application, with a context manager that runs the lifespans of all features."""

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
    """The routes, injected values, middleware and lifespan that one package adds to the application."""

    routes: Sequence[ControllerRouterHandler] = ()
    dependencies: Mapping[str, object] = field(default_factory=dict)
    """The injected values by parameter name. A value is shared by all requests, while a `Provide` is called for each
    one.
    """
    middleware: Sequence[DefineMiddleware] = ()
    lifespan: Lifespan | None = None


@asynccontextmanager
async def running(features: Sequence[Feature]) -> AsyncIterator[None]:
    """Start the features in the given order, and stop them in reverse order, even if one of them fails."""
    async with AsyncExitStack() as stack:
        for feature in features:
            if feature.lifespan is not None:
                await stack.enter_async_context(feature.lifespan())
        yield


def provided(value: object) -> Provide:
    """Wrap a value for Litestar, so that every request gets the same one. Return a `Provide` as it is."""
    return value if isinstance(value, Provide) else Provide(lambda: value, sync_to_thread=False)
