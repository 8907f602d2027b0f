import { expect, test, vi } from "vitest";

class Sounds {
  state = "suspended";
  currentTime = 0;
  destination = {};
  started = 0;
  resume = async (): Promise<void> => void (this.state = "running");
  createGain = () => ({
    gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect() {},
  });
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: (next: unknown) => next,
    start: () => void this.started++,
    stop() {},
  });
}

test("nothing sounds before somebody has touched the page, and two notes after that", async () => {
  const sounds = new Sounds();
  vi.stubGlobal("AudioContext", function () {
    return sounds;
  });
  const { chime, tune } = await import("./chime");
  chime();
  expect(sounds.started).toBe(0);
  tune();
  chime();
  expect(sounds.started).toBe(2);
});
