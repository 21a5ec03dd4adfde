import { recall, remember } from "../../design/storage";

const KEY = "tamaya.pace";

/** Whether pace and efficiency are shown: for those who switch them on, since the printed game has neither. */
class Counting {
  on = $state(recall(KEY) === "on");

  choose(on: boolean) {
    this.on = on;
    remember(KEY, on ? "on" : "off");
  }
}

export const counting = new Counting();
