// The buttons below a board: from position to position, and the board turned.

import { button } from "./signs.js";
import { word } from "./words.js";

const WAYS = ["first", "back", "forward", "last"];

export class StepBar {
  /**
   * @param does what a click asks for: go a way, flip; leave, if a free board can be opened from here; error, if there
   *     are labelled moves to go to
   */
  constructor(does) {
    this.steps = new Map(WAYS.map((way) => [way, this.step(way, does)]));
    this.flip = button("btn icon", "flip", "", () => does.flip(), word("flip"));
    const leave = does.leave ? [button("btn wide-only", "setup", word("board-here"), () => does.leave(), "")] : [];
    const errors = does.error ? [
      button("btn wide-only", "", `‹ ${word("error")}`, () => does.error(-1), word("error.previous")),
      button("btn", "", `${word("error")} ›`, () => does.error(1), word("error.next"))] : [];
    this.place = made("div", { class: "bar", role: "group", "aria-label": word("steps") },
      ...this.steps.values(), made("span", { class: "gap" }), ...errors, ...leave, this.flip);
  }

  step(way, does) {
    const wide = way === "back" || way === "forward" ? " grow" : "";
    const step = button(`btn icon${wide}`, way, "", () => does.go(way), word(`go.${way}`));
    step.dataset.go = way;
    return step;
  }

  draw(node, isTurned) {
    this.steps.forEach((step, way) => (step.disabled = way === "first" || way === "back" ? node.parent === null : !node.next));
    this.flip.setAttribute("aria-pressed", isTurned);
  }
}
