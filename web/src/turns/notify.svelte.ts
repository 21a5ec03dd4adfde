import { recall, remember } from "../design/storage";
import { language } from "../l10n/language.svelte";
import { call } from "../pages/api";
import type { PushKey } from "../wire";

const KEY = "tamaya-notify";

/** Whether this browser says when it is one's turn: by itself while a page is open, and by push while none is. */
class Notify {
  readonly possible = "Notification" in globalThis && isSecureContext;
  on = $state(this.possible && recall(KEY) === "on" && Notification.permission === "granted");
  denied = $state(this.possible && Notification.permission === "denied");

  /** Asks for permission; only ever called by a click. */
  async turnOn() {
    const answer = await Notification.requestPermission();
    this.denied = answer === "denied";
    this.on = answer === "granted";
    if (!this.on) return;
    remember(KEY, "on");
    await this.subscribe().catch(() => {
      // No push service, or not now: it still says so while a page is open.
    });
  }

  async turnOff() {
    this.on = false;
    remember(KEY, "off");
    const subscription = await (await worker())?.pushManager?.getSubscription();
    if (!subscription) return;
    await call("POST", "/api/push/end", { type: "push_end", endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }

  /** Says so now, if nobody looks at this page. */
  async say(title: string, path: string) {
    if (!this.on || document.visibilityState === "visible") return;
    const options = { tag: path, data: { url: path }, icon: "/favicon-turn.svg" };
    const registration = await worker();
    if (registration) await registration.showNotification(title, options);
    else new Notification(title, options);
  }

  private async subscribe() {
    const registration = await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
    const { key } = await call<PushKey>("GET", "/api/push");
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    const { endpoint, keys } = subscription.toJSON();
    await call("POST", "/api/push", {
      type: "push_subscription",
      endpoint,
      p256dh: keys?.p256dh,
      auth: keys?.auth,
      language: language.locale,
    });
  }
}

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration("/").catch(() => undefined);
}

export const notify = new Notify();
