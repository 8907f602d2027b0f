// The way into a lesson: the one that waits, or a new one.
import { api } from "../../lib/api";
import { me } from "../../lib/me.svelte";
import { router } from "../../lib/router.svelte";
import { isGoingOn } from "./progress";

export async function openLesson(game: string): Promise<void> {
  const { mine } = await api.lobby();
  const going = mine.find((line) => line.lesson && line.status === "running" && isGoingOn(game, line.id));
  router.replace(`/table/${going?.id ?? (await begun(game))}`);
}

async function begun(game: string): Promise<string> {
  await me.introduce();
  return (await api.lesson(game)).id;
}
