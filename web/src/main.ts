import { mount } from "svelte";
import App from "./App.svelte";
import { loadCatalogue, wantedLocale } from "./l10n/catalogue";
import "./app.css";

const locale = wantedLocale(location.search, navigator.languages);
const catalogue = await loadCatalogue(locale);
document.documentElement.lang = locale;

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
mount(App, { target, props: { catalogue } });
