"""Being told when no page is open: one switch for notifications and push, and the other ways in the settings."""

from __future__ import annotations

import re

import httpx
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_pages import axe

# Chromium reaches its push service only over the internet: this one subscribes at once, with keys that are real.
STAND_IN = """
  const bytes = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0)).buffer;
  const key = "BCVxsr7N/eNgVRqvHtD0zTZsEc6+VV+JvLexhqUzORcxaOzi6+AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4=";
  const subscription = {
    endpoint: "https://push.example.net/" + Math.random().toString(36).slice(2),
    getKey: (name) => bytes(name === "auth" ? "BTBZMqHH6r4Tts7J/aSIgg==" : key),
    unsubscribe: async () => { window.pushed = null; return true; },
  };
  window.pushed = null;
  PushManager.prototype.subscribe = async (wanted) => {
    window.pushed = [wanted.userVisibleOnly, wanted.applicationServerKey.length];
    return subscription;
  };
  PushManager.prototype.getSubscription = async () => window.pushed && subscription;
"""


def settings(person: Person) -> None:
    person.page.goto(person.address)
    person.press(person.find("settings"))


def test_one_switch_tells_with_and_without_a_page(arrive: Arrive) -> None:
    anna = arrive()
    anna.context.add_init_script(STAND_IN)
    anna.context.grant_permissions(["notifications"], origin=anna.address)
    settings(anna)
    anna.find("notify").check()
    expect(anna.page.locator("#notify-about")).to_have_text("Notifications come even when this page is closed.")
    assert anna.page.evaluate("window.pushed") == [True, 65]
    anna.press(anna.find("told-more"))
    told = anna.find("told")
    expect(told).to_contain_text("One browser of yours is told.")
    anna.find("told-game-over").uncheck()
    anna.press(anna.find("feed-make"))
    feed = anna.find("feed").input_value()
    answer = httpx.get(feed)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/atom+xml")
    anna.find("webhook").fill("https://127.0.0.1/hook")
    anna.press(anna.find("webhook-save"))
    expect(told).to_contain_text("Nobody can be told anything at this address.")
    anna.find("webhook").fill("https://localhost/cenote")
    anna.press(anna.find("webhook-save"))
    expect(anna.find("webhook-secret")).to_have_value(re.compile(r"[\w-]{43}"))
    anna.press(anna.find("webhook-test"))
    expect(anna.find("webhook-tried")).to_have_text("Nobody answers at this address.")
    assert axe(anna) == []
    settings(anna)
    anna.press(anna.find("told-more"))
    expect(anna.find("told-game-over")).not_to_be_checked()
    expect(anna.find("webhook-secret")).to_have_count(0)
    anna.press(anna.find("feed-make"))
    expect(anna.find("feed")).not_to_have_value(feed)
    assert httpx.get(feed).status_code == 404
    anna.find("notify").uncheck()
    expect(anna.find("told")).not_to_contain_text("One browser of yours is told.")
    anna.page.goto(f"{anna.address}/told/stop/not-a-link-of-ours")
    anna.page.get_by_role("button", name="No more e-mails").click()
    expect(anna.page.get_by_role("heading")).to_have_text("This link is too old, or it is not whole.")
    anna.expects("status of 400", "status of 404")  # the address and the link that were refused


REFUSED = """
  Object.defineProperty(Notification, "permission", { get: () => window.answer ?? "default" });
  Notification.requestPermission = async () => (window.answer = "denied");
"""


def test_a_switch_that_the_browser_refuses_is_off(arrive: Arrive) -> None:
    anna = arrive()
    anna.context.add_init_script(REFUSED)
    settings(anna)
    anna.find("notify").click()
    expect(anna.page.locator("#notify-about")).to_have_text(re.compile("blocks"))
    expect(anna.find("notify")).not_to_be_checked()


def test_a_push_is_shown_and_leads_to_its_table(arrive: Arrive) -> None:
    """The worker itself, fed with what the server sends once the browser has decrypted it."""
    anna = arrive()
    anna.context.grant_permissions(["notifications"], origin=anna.address)
    anna.page.goto(anna.address)
    with anna.context.expect_event("serviceworker") as started:
        anna.page.evaluate("navigator.serviceWorker.register('/bell.js').then(() => true)")
    told = started.value.evaluate("""async () => {
      const shown = [], opened = [];
      self.registration.showNotification = async (title, options) => void shown.push([title, options]);
      self.clients.openWindow = async (path) => void opened.push(path);
      const said = JSON.stringify({ title: "Your turn", body: "At the table with Ben.", path: "/table/abc" });
      self.dispatchEvent(new PushEvent("push", { data: said }));
      const notification = { close: () => {}, data: shown[0][1].data };
      const click = new Event("notificationclick");
      Object.assign(click, { notification, waitUntil: (done) => (click.done = done) });
      self.dispatchEvent(click);
      await click.done;
      return [shown, opened];
    }""")
    about = {"tag": "/table/abc", "icon": "/favicon.svg", "data": "/table/abc"}
    assert told == [[["Your turn", {"body": "At the table with Ben.", **about}]], ["/table/abc"]]
