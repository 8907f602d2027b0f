"""The native engine is built by `make`; without a compiler its tests are skipped, with one it must be there."""

from __future__ import annotations

import pytest

from cenote.native.build import compiler
from cenote.native.engine import is_built


@pytest.fixture(autouse=True, scope="session")
def _built() -> None:
    if is_built():
        return
    if compiler() is None:
        pytest.skip("there is no C++ compiler, so the native engine is not built")
    pytest.fail("the native engine is not built: run `make build/native/.done`")
