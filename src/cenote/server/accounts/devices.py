"""User-Agent header: reduced to the names of browser and system, so that nothing else of it is stored."""

from __future__ import annotations

import re
from typing import Final

BROWSERS: Final = (
    (r"\bEdgA?(iOS)?/", "Edge"),
    (r"\bOPR/|\bOPT/", "Opera"),
    (r"\bSamsungBrowser/", "Samsung Internet"),
    (r"\bFirefox/|\bFxiOS/", "Firefox"),
    (r"\bHeadlessChrome/|\bChrome/|\bCriOS/|\bChromium/", "Chrome"),
    (r"\bVersion/.*\bSafari/", "Safari"),
)
"""Checked in this order: most browsers also claim to be those further down."""

SYSTEMS: Final = (
    (r"\biPhone\b", "iPhone"),
    (r"\biPad\b", "iPad"),
    (r"\bAndroid\b", "Android"),
    (r"\bCrOS\b", "ChromeOS"),
    (r"\bWindows\b", "Windows"),
    (r"\bMac OS X\b|\bMacintosh\b", "macOS"),
    (r"\bLinux\b|\bX11\b", "Linux"),
)


def device(agent: str) -> str:
    """Name a device such as "Firefox · Android"; "" if neither browser nor system is known."""
    head = agent[:500]
    found = (next((name for sign, name in kinds if re.search(sign, head)), "") for kinds in (BROWSERS, SYSTEMS))
    return " · ".join(filter(None, found))
