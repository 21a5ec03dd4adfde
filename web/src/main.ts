import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./l10n/language.svelte";
import "./design/base.css";
import "./design/theme.svelte";

await language.start();

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
mount(App, { target });
