"""One server for the tests of a file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.browsers import Serving, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running
