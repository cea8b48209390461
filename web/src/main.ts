import { mount } from "svelte";
import App from "./App.svelte";
import { club, learn, offline, puzzles, replay } from "./pages/extra";
import { anyFace } from "./parts/avatars";
import { at } from "./prefix";
import { route } from "./router.svelte";
import { keepSettings, settings } from "./settings.svelte";
import "./style/tokens.css";
import "./style/base.css";
import { loadTexts, needTexts } from "./texts";

settings.avatar ||= anyFace();
keepSettings();
// What the page needs comes together with its words, not after them; where it cannot come, the page says so later.
const table = () => Promise.all([import("./pages/TablePage.svelte"), import("./table/Table.svelte")]);
const pages = { table, learn, puzzles, replay, offline, club, home: null, lost: null };
pages[route.page.page]?.().catch(() => {});
await (route.page.page === "table" ? needTexts("web_table") : loadTexts());
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // It is for the next visit, and begins with requests of its own: it waits until this one has what it needs.
  setTimeout(() => void navigator.serviceWorker.register(at("/sw.js")).catch(() => {}), 4000); // the page works without it
}
