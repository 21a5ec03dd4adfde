import type { Me } from "../wire";
import { follow } from "./account/preferences";
import { call, fetchMe, renameMe } from "./api";

/** The visitor, as the server knows them. */
class Visitor {
  who = $state.raw<Me>();
  private loading: Promise<void> | undefined;

  /** `asked`: the answer, where it was asked for before. */
  load(asked?: Promise<Response>): Promise<void> {
    this.loading ??= fetchMe(asked).then(
      (who) => this.set(who),
      (problem: unknown) => {
        this.loading = undefined;
        throw problem;
      },
    );
    return this.loading;
  }

  set(who: Me) {
    this.who = who;
    follow(who);
  }

  async rename(name: string) {
    this.set(await renameMe(name));
  }

  /** Hears somebody's talk no more, or again. */
  async mute(user: string, muted: boolean) {
    this.set(await call<Me>("PUT", "/api/me/muted", { type: "mute", user, muted }));
  }

  hears(user: string | null | undefined): boolean {
    return !this.who?.muted?.some((other) => other.user === user);
  }
}

export const visitor = new Visitor();
