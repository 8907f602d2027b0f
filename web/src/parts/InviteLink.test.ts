import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { speak } from "../lib/words.svelte";
import InviteLink from "./InviteLink.svelte";

let shown: Record<string, unknown>;

beforeAll(() => speak("en"));

afterEach(async () => {
  await unmount(shown);
  vi.unstubAllGlobals();
});

function showAt(hostname: string): void {
  vi.stubGlobal("location", { hostname, origin: `http://${hostname}:8765` });
  shown = mount(InviteLink, { target: document.body, props: { id: "t1", invite: "key", game: "nim" } });
  flushSync();
}

test("a link that leads nobody else here says so, and is not offered to phones", () => {
  showAt("127.0.0.1");
  expect(document.body.textContent).toContain("This link works on this computer only.");
  expect(document.querySelector("details")).toBeNull();
});

test("a link that others can open is also a code for their cameras", async () => {
  showAt("192.168.1.7");
  expect(document.body.textContent).not.toContain("this computer only");
  expect(document.querySelector("input")!.value).toBe("http://192.168.1.7:8765/table/t1#invite=key");
  document.querySelector("details")!.open = true;
  await vi.waitFor(() => expect(document.querySelector("svg path")).not.toBeNull());
  // 42 bytes need a code of version 3: 29 modules a side, and a border of 4.
  expect(document.querySelector("svg")!.getAttribute("viewBox")).toBe("0 0 37 37");
});

test("without a clipboard, as at an address that is not secure, the selected link is copied", async () => {
  const copied = vi.fn(() => true);
  Object.assign(document, { execCommand: copied });
  showAt("192.168.1.7");
  document.querySelector<HTMLButtonElement>("section button")!.click();
  await vi.waitFor(() => expect(document.body.textContent).toContain("Copied. Now send it!"));
  expect(copied).toHaveBeenCalledWith("copy");
});
