// The moves that were played in a position, as a table: how often, how they scored, what the engine thinks, where they lead.

import { bestOf, FEW, shareOf } from "./counts.js";
import { discSign } from "./preview.js";
import { ownTag } from "./repertoiredesk.js";
import { button } from "./signs.js";
import { isSure } from "./values.js";
import { number, signed, word } from "./words.js";

const MOST = 10; // moves that are shown at first
const COLUMNS = ["move", "opening", "games", "share", "results", "score", "discs", "value"];

export class OpeningTable {
  /** @param does what a click asks for: play a square, light one, switch the engine */
  constructor(does) {
    this.does = does;
    this.place = made("section", { class: "moves-here sheet", "aria-label": word("moves") });
    this.values = new Map();
  }

  /** Until the next position is known, the moves here cannot be played. */
  wait() {
    this.hadFocus = this.place.contains(document.activeElement);
    this.place.inert = true;
  }

  draw(view) {
    this.place.inert = false;
    this.view = view;
    this.own = new Set();
    this.values.clear();
    this.engine = made("div", { class: "engine" });
    const note = made("p", { class: "foot" }, word(view.counts.rows.length > 0 ? "openings.foot" : "openings.none"));
    this.place.replaceChildren(...(view.counts.rows.length > 0 ? [this.table(MOST)] : []), made("div", { class: "under" }, note, this.engine));
    this.drawValues(view);
    if (this.hadFocus) {
      this.step(1);
    }
  }

  table(most) {
    const { rows } = this.view.counts;
    const head = made("tr", {}, ...COLUMNS.map((name) => made("th", { scope: "col", class: `c-${name}` }, word(`openings.${name}`))));
    const best = bestOf(this.view.counts, this.view.mover);
    const body = made("tbody", {}, ...rows.slice(0, most).map((row) => this.row(row, row === best)));
    const table = made("table", { class: "tbl" }, made("thead", {}, head), body);
    if (rows.length > most) {
      body.append(made("tr", { class: "rest" }, made("td", { colspan: COLUMNS.length },
        button("link", "", word("openings.rest", rows.length - most), () => this.showAll(table), ""))));
    }
    return table;
  }

  showAll(table) {
    table.replaceWith(this.table(Infinity));
    this.markOwn(this.own || new Set());
    this.drawValues(this.view);
    this.place.querySelectorAll(".mv")[MOST].focus();
  }

  row(row, isBest) {
    const { counts, mover } = this.view;
    const go = button("mv", "", "", () => this.does.play(row.square), "");
    go.dataset.square = row.square;
    go.append(discSign(moverOf(mover)), ` ${nameOf(row.square)}`);
    const value = made("span", {});
    this.values.set(nameOf(row.square), value);
    const few = row.games < FEW ? [made("span", { class: "tag" }, word("openings.few")), " "] : [];
    const cells = {
      move: [go],
      opening: [row.name || "–"],
      games: [...few, number(row.games)],
      share: [made("span", { class: "share" }, made("span", {}, `${shareOf(row, counts)} %`), meter(row.games / counts.games))],
      results: [resultBar(row)],
      score: [scoreOf(row, isBest)],
      discs: [signed(100 * row.discs)],
      value: [value],
    };
    const line = made("tr", { class: row.games < FEW ? "few" : "" }, ...COLUMNS.map((name) => made("td", { class: `c-${name}` }, ...cells[name])));
    line.addEventListener("click", (event) => event.target.closest("button") || this.does.play(row.square));
    ["pointerenter", "focusin"].forEach((kind) => line.addEventListener(kind, () => this.does.light(row.square)));
    ["pointerleave", "focusout"].forEach((kind) => line.addEventListener(kind, () => this.does.light(-1)));
    return line;
  }

  /** Marks the moves of the own repertoire with a sign and a word. */
  markOwn(squares) {
    this.own = squares;
    this.place.querySelectorAll(".mv").forEach((go) => {
      if (squares.has(Number(go.dataset.square))) {
        go.after(" ", ownTag(false));
      }
    });
  }

  /** Fills in the values of the engine, and how deep they are. */
  drawValues({ values, engine, mover }) {
    this.values.forEach((place, move) => {
      const value = values && values.moves.find((each) => each.move === move);
      place.textContent = value ? signed(mover === "X" ? value.centidiscs : -value.centidiscs) : "–";
      place.className = !value ? "faint" : isSure(value) ? "" : "soft";
      place.title = value ? word(`value.${value.confidence}`) : word("unknown-value");
    });
    const isFocused = this.engine.contains(document.activeElement);
    const toggle = button("btn small", "engine", word("engine"), () => this.does.engine(), "");
    toggle.setAttribute("aria-pressed", engine.isOn);
    toggle.title = word("engine.key");
    this.engine.replaceChildren(toggle, made("span", { class: "faint" }, mover === "" ? "" : engine.failure || depthOf(values, engine)));
    if (isFocused) {
      toggle.focus();
    }
  }

  /** The square of the move that has the focus, if one has it. */
  get chosen() {
    const go = this.place.querySelector(".mv:focus");
    return go ? Number(go.dataset.square) : undefined;
  }

  /** Goes to the next move of the table or the previous one. */
  step(by) {
    const moves = [...this.place.querySelectorAll(".mv")];
    const at = moves.indexOf(document.activeElement);
    const to = moves[Math.min(moves.length - 1, Math.max(0, at + by))];
    if (to) {
      to.focus();
    }
  }
}

/** The score of Black with its interval as a whisker, which is said in words too. */
function scoreOf(row, isBest) {
  const words = word("openings.interval", percent(row.low), percent(row.high));
  return made("span", { class: isBest ? "share is-best" : "share", title: words },
    made("span", {}, `${percent(row.score)} %`, made("span", { class: "aside" }, `, ${words}`)), whisker(row));
}

function depthOf(values, engine) {
  if (!values) {
    return engine.isOn ? word("searching") : word("engine.off");
  }
  const { confidence } = values.moves[0];
  const depth = confidence === "exact" ? word("depth.exact") : word(`depth.${confidence}`, values.depth);
  return engine.isSearching ? `${depth} …` : depth;
}
