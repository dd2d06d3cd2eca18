// The head of an opening: its name and who did better at once, how sure that is, which moves to look at, and the line.

import { bestOf } from "./counts.js";
import { discSign } from "./preview.js";
import { button } from "./signs.js";
import { word } from "./words.js";

export class OpeningHead {
  /** @param does what a click asks for: go to a line, play a square, light one */
  constructor(does) {
    this.does = does;
    this.title = made("h1", {}, word("reading"));
    this.words = made("p", {});
    this.crumbs = made("ol", { class: "crumbs", "aria-label": word("openings.line") });
    this.place = made("div", { class: "opening-head" }, made("section", { class: "verdict" }, this.title, this.words), this.crumbs);
  }

  /** Shows the moves of the line; each of them goes back to its position. */
  drawLine(line, steps) {
    const chips = [button("", "", word("openings.start"), () => this.does.go([]), "")];
    steps.forEach((step, at) => {
      const chip = button("", "", "", () => this.does.go(line.slice(0, at + 1)), "");
      chip.append(discSign(moverOf(step.disc)), ` ${step.move}`);
      chips.push(chip);
    });
    chips[chips.length - 1].setAttribute("aria-current", "step");
    this.crumbs.replaceChildren(...chips.map((chip) => made("li", {}, chip)));
    this.crumbs.scrollLeft = this.crumbs.scrollWidth;
  }

  draw(line, { counts, mover }) {
    const name = counts.name || (line.length > 0 ? line.join(" ") : word("openings.start"));
    document.title = `${counts.name || word("openings")} · Kifu`;
    if (counts.games === 0) {
      this.title.textContent = name;
      this.words.textContent = word("openings.none");
      return;
    }
    const isBlack = counts.score >= 0.5;
    const side = isBlack ? "black" : "white";
    const [score, low, high] = isBlack ? [counts.score, counts.low, counts.high] : [1 - counts.score, 1 - counts.high, 1 - counts.low];
    this.title.textContent = word(`openings.says.${side}`, name, percent(score), counts.games).replace(" %", "\u00a0%");
    this.words.replaceChildren(`${word("openings.interval", percent(low), percent(high))}. ${word(`openings.sure.${low > 0.5 ? side : "even"}`)} `);
    this.addMoves(counts, bestOf(counts, mover));
  }

  addMoves({ rows }, best) {
    this.addMove("openings.mostly", rows[0], "sq");
    if (best && best !== rows[0]) {
      this.words.append(" ");
      this.addMove("openings.best", best, "sq is-best");
    }
  }

  /** Appends a sentence with a move that can be played and lights up on the board. */
  addMove(key, row, look) {
    const [before, after] = word(key, "\n").split("\n");
    const square = button(look, "", nameOf(row.square), () => this.does.play(row.square), "");
    ["pointerenter", "focus"].forEach((kind) => square.addEventListener(kind, () => this.does.light(row.square)));
    ["pointerleave", "blur"].forEach((kind) => square.addEventListener(kind, () => this.does.light(-1)));
    this.words.append(before, square, after);
  }

  /** There is nothing to say but why. */
  refuse(message) {
    this.title.textContent = word("openings");
    this.words.replaceChildren(made("span", { role: "alert" }, message));
  }
}
