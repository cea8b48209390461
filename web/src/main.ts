import { mount } from "svelte";
import App from "./App.svelte";
import { anyFace } from "./parts/avatars";
import { keepSettings, settings } from "./settings.svelte";
import "./style/tokens.css";
import "./style/base.css";
import { loadTexts } from "./texts";

settings.avatar ||= anyFace();
keepSettings();
await loadTexts();
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js").catch(() => {}); // without it the page works as well
}
