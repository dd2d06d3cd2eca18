// A board beside lists of lines: what views of opponents and of holes have in common.

import { RepertoireDesk } from "./repertoiredesk.js";

export class ListView {
  constructor(screen, line) {
    Object.assign(this, { screen, line, asked: screen.asked });
    this.desk = new RepertoireDesk(this.asked, screen.app.state.mayWrite, {
      line: (moves) => {
        this.line = moves;
        this.screen.note(moves);
        this.mark();
      },
      changed: () => this.read(),
    });
    this.lists = made("div", { class: "rep-lists" });
  }

  open() {
    this.screen.body.replaceChildren(made("div", { class: "explorer openings rep" }, this.desk.boardPlace,
      made("div", { class: "tables" }, this.desk.crumbs, this.lists, this.desk.here)));
    this.isNew = this.line.length === 0; // the view may show a line of its own
    this.desk.show(this.isNew ? ["f5"] : this.line);
    this.read();
  }

  /** Lists with lines that can be shown; the one on the board is marked. */
  fill(...sections) {
    this.lists.replaceChildren(...sections);
    this.mark();
  }

  mark() {
    const shown = this.line.join("");
    this.lists.querySelectorAll("[data-line]").forEach((row) => row.classList.toggle("shown", row.dataset.line === shown));
  }

  close() {
    this.isClosed = true;
    this.desk.close();
  }

  key(event) {
    this.desk.key(event);
  }
}
