import type { Me } from "../wire";
import { fetchMe, renameMe } from "./api";

/** The visitor, as the server knows them. */
class Visitor {
  who = $state.raw<Me>();
  private loading: Promise<void> | undefined;

  load(): Promise<void> {
    this.loading ??= fetchMe().then(
      (who) => {
        this.who = who;
      },
      (problem: unknown) => {
        this.loading = undefined;
        throw problem;
      },
    );
    return this.loading;
  }

  async rename(name: string) {
    this.who = await renameMe(name);
  }
}

export const visitor = new Visitor();
