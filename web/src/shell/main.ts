import { mount } from "svelte";
import App from "./App.svelte";
import { anyFace } from "../parts/avatars";
import { href } from "./prefix";
import { route } from "./router.svelte";
import { keepSettings, settings } from "./settings.svelte";
import { stageTold } from "./stage";
import { load as kept } from "./storage";
import "../style/tokens.css";
import "../style/base.css";
import { loadTexts, needTexts } from "../texts";

settings.avatar ||= anyFace();
keepSettings();
// What the page needs comes together with its words, not after them; where it cannot come, the page says so later.
const begun = route.page?.route;
const stage = stageTold();
const { load, more, texts = [] } = { ...begun, ...(stage && begun?.stages?.[stage]) };
for (const part of [load, more]) part?.().catch(() => {});
await needTexts("web", ...texts).catch(() => loadTexts());
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });

// A page of felt is printed as it is seen: its styles have to know how large that is.
addEventListener("beforeprint", () => {
  document.documentElement.style.setProperty("--seen-width", String(innerWidth));
  document.documentElement.style.setProperty("--seen-height", String(innerHeight));
});

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // It is for the next visit, and begins with requests of its own: it waits until this one has what it needs.
  setTimeout(() => {
    navigator.serviceWorker.register(href("/sw.js")).catch(() => {}); // the page works without it
    if (kept("offline"))
      import("../daily/archive").then(
        ({ keepDays }) => keepDays(),
        () => {},
      );
  }, 4000);
}
