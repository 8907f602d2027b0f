"""Pages for the feed and for links in mails, which work without the browser application."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from html import escape
from typing import Final

from litestar import MediaType, Response, get, post
from litestar.params import FromPath

from cenote.server.http.language import language_of
from cenote.server.http.responses import AnyRequest
from cenote.server.notifications.routes import TheNotifications, origin_of
from cenote.words import Words

STYLE: Final = """
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
body { max-width: 32rem; margin: 15vh auto; padding: 0 1.25rem; background: light-dark(#f4ecdd, #141a18);
  color: light-dark(#2c2722, #f2ead8); }
h1 { font: 600 1.5rem/1.25 Georgia, serif; }
button { min-height: 44px; padding: 6px 20px; border: 0; border-radius: 12px; font: inherit; font-weight: 600;
  background: light-dark(#00706b, #3fe0d0); color: light-dark(#fff, #04211f); cursor: pointer; }
a { color: light-dark(#00706b, #3fe0d0); }
"""
POLICY: Final = (
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; "
    f"style-src 'sha256-{b64encode(sha256(STYLE.encode()).digest()).decode()}'"
)


@get("/feed/{name:str}", include_in_schema=False)
async def feed(request: AnyRequest, name: FromPath[str], notifications: TheNotifications) -> Response[bytes]:
    """Serve a person's feed, or reply 304 while the reader's copy is current (ETag)."""
    said = await notifications.feed(name.removesuffix(".atom"), origin_of(request)) if name.endswith(".atom") else None
    if said is None:
        return Response(b"", status_code=404, media_type=MediaType.TEXT)
    tag = f'W/"{sha256(said).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "private, max-age=60"}
    if tag in [one.strip() for one in request.headers.get("if-none-match", "").split(",")]:
        return Response(b"", status_code=304, headers=headers)
    return Response(said, media_type="application/atom+xml", headers=headers)


@get("/told/{what:str}/{link:str}", include_in_schema=False)
async def ask(request: AnyRequest, what: FromPath[str]) -> Response[str]:
    """Show a page with one button, because mail scanners follow links but press no buttons."""
    words = Words(language_of(request.cookies, request.headers.get("accept-language", "")))
    if what not in ("confirm", "stop"):
        return _page(words, words("letters-dead"), status=404)
    return _page(words, words(f"letters-{what}-ask"), button=words(f"letters-{what}-button"))


@post("/told/{what:str}/{link:str}", include_in_schema=False, status_code=200, exclude_from_csrf=True)
async def answer(what: FromPath[str], link: FromPath[str], notifications: TheNotifications) -> Response[str]:
    """Handle the button, or a mail client's one-click unsubscribe (RFC 8058). The signed link authorizes the action."""
    done = {"confirm": notifications.confirm, "stop": notifications.unsubscribe}.get(what)
    language = await done(link) if done is not None else ""
    words = Words(language or "en")
    return _page(words, words(f"letters-{what}-done" if language else "letters-dead"), status=200 if language else 404)


def _page(words: Words, said: str, button: str = "", status: int = 200) -> Response[str]:
    form = f'<form method="post"><button>{escape(button)}</button></form>' if button else ""
    home = f'<p><a href="/">{escape(words("letters-home"))}</a></p>'
    page = (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>Cenote</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">'
        f"<style>{STYLE}</style><main><h1>{escape(said)}</h1>{form or home}</main></html>"
    )
    # Without a referrer, the form's own request would have a null origin and be refused.
    headers = {
        "content-security-policy": POLICY,
        "cache-control": "private, no-store",
        "referrer-policy": "same-origin",
    }
    return Response(page, status_code=status, media_type=MediaType.HTML, headers=headers)
