"""What a browser calls itself, in the few words that its owner knows it by; nothing else of it is kept."""

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
"""In this order: most of them claim to be those further down too."""

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
    """Such as "Firefox · Android"; "" if it is neither known browser nor known system."""
    head = agent[:500]
    found = (next((name for sign, name in kinds if re.search(sign, head)), "") for kinds in (BROWSERS, SYSTEMS))
    return " · ".join(filter(None, found))
