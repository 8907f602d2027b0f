import "./app.css";
import "./lib/theme.svelte";
import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./lib/words.svelte";

await speak();
mount(App, { target: document.getElementById("app")! });
