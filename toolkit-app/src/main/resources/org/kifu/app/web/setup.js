// A board of one’s own, and the set-up of its position: a click changes a disc, and a switch says who moves.

import { button } from "./signs.js";
import { START } from "./tree.js";
import { word } from "./words.js";

const NEXT = { "-": "X", X: "O", O: "-" };

/** The head of a board of one’s own. */
export class BoardHead {
  /** @param does what a click asks for: edit the position, copy its moves or a link to it */
  constructor(does) {
    this.title = made("h1", {});
    const acts = made("div", { class: "head-acts acts" },
      made("a", { class: "btn", href: "#play" }, word("play.open")),
      button("btn main", "setup", word("setup"), () => does.edit(), ""),
      button("btn icon", "copy", "", () => does.copy(), word("copy-transcript")),
      button("btn icon", "link", "", () => does.copyLink(), word("copy-link")));
    this.place = made("div", { class: "verdict" }, this.title, made("p", {}, word("board.how")), acts);
  }

  draw(node) {
    this.title.textContent = node.mover === "" ? word("end") : word(`to-move.${moverOf(node.mover)}`);
  }
}

export class Setup {
  /** @param does what a click asks for: show the board, take the position, leave it as it was */
  constructor(board, mover, does) {
    this.board = board;
    this.mover = mover === "" ? "X" : mover;
    this.does = does;
    this.place = made("section", { class: "move sheet", "aria-label": word("setup") });
    this.draw();
  }

  /** Changes a square: empty, black, white, empty. */
  change(square) {
    this.show([...this.board].map((sign, at) => (at === square ? NEXT[sign] : sign)).join(""));
  }

  show(board) {
    this.board = board;
    this.draw();
    this.does.show();
  }

  draw() {
    const isReady = toMove(this.board, this.mover) !== "";
    const done = button("btn main", "", word("setup.done"), () => this.does.take(this.board, toMove(this.board, this.mover)), "");
    done.disabled = !isReady;
    this.place.replaceChildren(
      made("h2", {}, word("setup")),
      made("p", { class: "why" }, word("setup.how")),
      this.sides(),
      made("p", { class: "soft", role: "status" }, isReady ? word("score.line", count(this.board, "X"), count(this.board, "O")) : word("setup.no-move")),
      made("div", { class: "acts" },
        button("btn", "", word("setup.clear"), () => this.show("-".repeat(64)), ""),
        button("btn", "", word("setup.start"), () => this.show(START), "")),
      made("div", { class: "acts" }, done, button("btn", "", word("cancel"), () => this.does.leave(), "")));
  }

  sides() {
    const choice = made("fieldset", { class: "sides" }, made("legend", { class: "aside" }, word("to-move")));
    for (const sign of ["X", "O"]) {
      const input = made("input", { type: "radio", name: "mover", value: sign });
      input.checked = this.mover === sign;
      input.addEventListener("change", () => {
        this.mover = sign;
        this.draw();
        this.place.querySelector("input:checked").focus();
        this.does.show();
      });
      choice.append(made("label", {}, input, " ", word(`to-move.${moverOf(sign)}`)));
    }
    return choice;
  }
}
