const IDLE = 1500;

/** Lets the browser keep this build, for when there is no connection (`public/sw.js`). */
export async function keepShell() {
  if (!navigator.serviceWorker) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    const page = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src;
    if (!page) return;
    const told = () => {
      const assets = performance.getEntriesByType("resource").map(({ name }) => name);
      active?.postMessage({ type: "shell", page: new URL(page).pathname, assets });
    };
    // What the first screen is made of has been fetched by then.
    setTimeout(told, IDLE);
  } catch {
    // Not over plain HTTP, nor in every private window: then it needs a connection.
  }
}
