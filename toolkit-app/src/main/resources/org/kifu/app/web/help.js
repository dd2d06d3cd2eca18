// The keys of the app, in a box of their own.

import { button } from "./signs.js";
import { word } from "./words.js";

const KEYS = [["/", "search"], ["↑ ↓ Enter", "rows"], ["Shift ↑ ↓", "several"], ["← →", "steps"], ["Home End", "ends"], ["Backspace", "undo"],
  ["Esc", "leave"], ["n p", "errors"], ["f", "flip"], ["e", "engine"], ["c", "copy"], ["a x h", "decide"], ["j k u", "next"], ["h s n", "train"], ["p", "pause"], ["Ctrl V", "paste"], ["?", "help"]];

export class Help {
  constructor() {
    const list = made("dl", {}, ...KEYS.flatMap(([keys, name]) =>
      [made("dt", {}, ...keys.split(" ").flatMap((key) => [made("kbd", {}, key), " "])), made("dd", {}, word(`keys.${name}`))]));
    const close = button("btn", "", word("close"), () => this.dialog.close(), "");
    this.dialog = made("dialog", { class: "help keys-help", "aria-label": word("keys") },
      made("h2", {}, word("keys")), list, made("div", { class: "close-line" }, close));
    document.body.append(this.dialog);
  }

  open() {
    if (!this.dialog.open) {
      this.dialog.showModal();
    }
  }
}
