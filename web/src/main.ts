import { mount } from "svelte";
import App from "./App.svelte";
import { keepSettings } from "./settings.svelte";
import "./style/tokens.css";
import "./style/base.css";
import { loadTexts } from "./texts";

keepSettings();
await loadTexts();
mount(App, { target: document.getElementById("app")! });
