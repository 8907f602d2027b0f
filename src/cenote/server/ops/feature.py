"""Operations feature: the metrics endpoint, and a middleware that counts all requests."""

from __future__ import annotations

from litestar.middleware import DefineMiddleware

from cenote.server.lifecycle.feature import Feature
from cenote.server.ops.metrics_endpoint import metrics_endpoint
from cenote.server.ops.request_metrics import RequestMetricsMiddleware
from cenote.server.services.container import Services


def feature(_: Services) -> Feature:
    """Build the feature with the metrics endpoint and the request metrics."""
    return Feature([metrics_endpoint], middleware=[DefineMiddleware(RequestMetricsMiddleware)])
