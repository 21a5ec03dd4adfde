import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./l10n/language.svelte";
import { keepShell } from "./net/shell";
// Before anything is fetched that may be missing.
import "./net/reach.svelte";
import "./design/base.css";
import "./design/theme.svelte";

await language.start();

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
mount(App, { target });
if (import.meta.env.PROD) void keepShell();
