import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./l10n/language.svelte";
import { reach } from "./net/reach.svelte";
import { keepShell } from "./net/shell";
import { router } from "./router.svelte";
import "./design/base.css";
import "./design/theme.svelte";
import "./design/twice";

// Before anything is fetched that may be missing.
reach.watch();

// What most people come for is fetched while its words are; App asks for it again, and says so if it can't be had.
const { place } = router;
if (place.page === "start") import("./pages/Start.svelte").catch(() => undefined);
if (place.page === "table")
  import("./table/TablePage.svelte").then(
    ({ prepare }) => prepare(place.id),
    () => undefined,
  );
await language.start();

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
mount(App, { target });
if (import.meta.env.PROD) void keepShell();
