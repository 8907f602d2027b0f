"""docs/coach.md has the numbers that were measured, and they are counted as it says."""

from __future__ import annotations

import json

import pytest
from benchmarks import calibration

KEPT = json.loads(calibration.KEPT.read_text("utf-8"))


def test_the_page_has_the_numbers_that_are_kept() -> None:
    page = calibration.PAGE.read_text("utf-8")
    assert calibration.filled_in(page, KEPT) == page
    assert calibration.filled_in(page, [{**series, "off": 0.5} for series in KEPT]) != page
    assert [(each["game"], each["mode"], each["seats"]) for each in KEPT] == list(calibration.SERIES)


def test_true_chances_are_off_by_nothing_and_boasts_by_as_much_as_they_are() -> None:
    honest = [[(0.25, 1.0), (0.25, 0.0)], [(0.25, 0.0), (0.25, 0.0)]]
    assert calibration.summed(honest, 2).off == 0
    boasts = [[(0.95, 1.0), (0.95, 0.0)]]
    assert calibration.summed(boasts, 2).off == pytest.approx(0.45)
    assert calibration.reliability(boasts)[0]["moments"] == 2
