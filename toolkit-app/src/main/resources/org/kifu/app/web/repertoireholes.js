// The holes of a repertoire: positions that are reached often and have no move, or one that scores or is worth little.

import { get } from "./api.js";
import { movesOf, share } from "./repertoiredesk.js";
import { ListView } from "./repertoirelist.js";
import { button } from "./signs.js";
import { number, word } from "./words.js";

export class HolesView extends ListView {
  async read() {
    this.screen.tell(word("reading"));
    try {
      const { player, side } = this.asked;
      const answer = await get("api/repertoire/holes", { player, side });
      if (!this.isClosed) {
        this.draw(answer);
      }
    } catch (error) {
      this.screen.refuse(error);
    }
  }

  draw({ total, holes }) {
    this.screen.tell(total === 0 ? word("rep.holes.none") : word("rep.holes.says", total), word("rep.holes.how"));
    const rows = holes.map((hole) => made("tr", { "data-line": hole.line }, made("td", { class: "num" }, share(hole.likelihood)), made("td", {}, this.lineOf(hole)),
      made("td", { class: "soft" }, hole.name || "–"), made("td", {}, made("span", { class: `tag hole-${hole.kind}` }, word(`rep.hole.${hole.kind}`)), " ", why(hole))));
    const head = ["likely", "line", "name-of", "hole"].map((name) => made("th", { scope: "col", class: name === "likely" ? "num" : "" }, word(`rep.${name}`)));
    this.fill(...(total > 0 ? [made("section", { class: "sheet rep-scroll" },
      made("table", { class: "tbl" }, made("thead", {}, made("tr", {}, ...head)), made("tbody", {}, ...rows)))] : []));
    if (total > 0 && this.isNew) {
      this.isNew = false;
      this.desk.show(movesOf(holes[0].line));
    }
  }

  lineOf({ line }) {
    return button("link rep-moves", "", movesOf(line).join(" "), () => this.desk.show(movesOf(line)), "");
  }
}

/** The facts that make a position a hole. */
function why(hole) {
  return hole.kind === "none" ? word("rep.why.none", number(hole.all))
    : hole.kind === "value" ? word("rep.why.value", hole.move, number(Math.round(hole.loss / 10) / 10))
      : word("rep.why.score", hole.move, share(hole.score), share(hole.othersScore));
}
