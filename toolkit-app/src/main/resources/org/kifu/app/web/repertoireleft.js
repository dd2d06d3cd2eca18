// The table of who left the known line first, and the player's own, in all games of the player.

import { get, isLate } from "./api.js";
import { button } from "./signs.js";
import { share } from "./repertoiredesk.js";
import { number, signed, word } from "./words.js";

const PAGE = 100;
const USUAL = "10";

export class LeftView {
  constructor(screen) {
    this.screen = screen;
    this.asked = screen.asked;
    this.line = [];
    this.known = this.asked.known || USUAL;
  }

  open() {
    this.sums = made("section", { class: "rep-sums sheet", "aria-label": word("rep.sums") });
    this.body = made("tbody", {});
    this.more = button("btn", "", word("more"), () => this.read(this.shown), "");
    const columns = ["date", "opponent", "colour", "result", "left-known", "left-own", "event"];
    const head = made("tr", {}, ...columns.map((name) => made("th", { scope: "col", class: `l-${name}` }, word(`rep.${name}`))));
    const table = made("table", { class: "tbl rep-games" }, made("thead", {}, head), this.body);
    this.games = made("section", { class: "sheet rep-scroll", "aria-label": word("games") }, table, made("div", { class: "acts" }, this.more));
    this.screen.body.replaceChildren(made("div", { class: "rep-wide" }, this.choice(), this.sums, this.games));
    this.screen.tell(word("reading"));
    this.read(0);
  }

  close() {
    this.isClosed = true;
    clearTimeout(this.waiting);
  }

  /** The number of games that make a position known. */
  choice() {
    const input = made("input", { type: "number", min: 1, max: 9999, value: this.known });
    input.addEventListener("input", () => {
      clearTimeout(this.waiting);
      this.waiting = setTimeout(() => {
        if (input.validity.valid && input.value !== "") {
          this.known = input.value;
          this.asked.known = input.value === USUAL ? "" : input.value;
          this.screen.note([]);
          this.read(0);
        }
      }, 300);
    });
    return made("p", { class: "rep-choice" }, made("label", { class: "field number" }, made("span", {}, word("rep.known-from")), input), made("span", { class: "soft" }, word("rep.known-how")));
  }

  async read(from) {
    try {
      const answer = await get("api/repertoire/left", { player: this.asked.player, known: this.known, from, count: PAGE });
      if (!this.isClosed) {
        this.draw(answer, from);
      }
    } catch (error) {
      if (!isLate(error)) {
        this.screen.refuse(error);
      }
    }
  }

  draw({ total, known, own, games }, from) {
    const { player, opponent } = known;
    const all = player.games + opponent.games;
    this.screen.tell(all === 0 ? word("rep.left.none-known", total)
      : word(player.games > opponent.games ? "rep.left.says.player" : "rep.left.says.opponent", this.asked.player, percent(player.games / all), percent(opponent.games / all)),
    word("rep.left.of", total));
    this.drawSums(known, own);
    const rows = games.map((game) => this.row(game));
    if (from === 0) {
      this.body.replaceChildren(...rows);
    } else {
      this.body.append(...rows);
    }
    this.shown = from + games.length;
    this.more.hidden = this.shown >= total;
  }

  drawSums(known, own) {
    const head = made("tr", {}, made("th", {}), ...["first", "games", "ply", "score", "price"].map((name) => made("th", { scope: "col", class: name === "first" ? "" : "num" }, word(`rep.sum.${name}`))));
    const row = (line, who, sum, isFirst) => made("tr", { class: isFirst ? "first" : "" },
      isFirst ? made("th", { scope: "rowgroup", rowspan: 2 }, word(line)) : "",
      made("td", {}, word(who)), made("td", { class: "num" }, number(sum.games)),
      made("td", { class: "num" }, sum.ply === undefined ? "–" : number(sum.ply)), made("td", { class: "num" }, sum.score === undefined ? "–" : share(sum.score)),
      made("td", { class: "num" }, sum.loss === undefined ? "–" : word("rep.price", number(Math.round(sum.loss / 10) / 10), sum.priced)));
    head.firstChild.append(made("span", { class: "aside" }, word("openings.line")));
    this.sums.replaceChildren(made("table", { class: "tbl" }, made("thead", {}, head), made("tbody", {},
      row("rep.left-known", "rep.by.player", known.player, true), row("rep.left-known", "rep.by.opponent", known.opponent, false),
      row("rep.left-own", "rep.by.player", own.player, true), row("rep.left-own", "rep.by.opponent", own.opponent, false))));
  }

  row(game) {
    const { diff } = game;
    const result = diff === undefined ? "" : diff > 0 ? "won" : diff < 0 ? "lost" : "drawn";
    const letter = result ? [made("abbr", { class: `result ${result}`, title: word(result) }, word(`${result}.letter`)), ` ${signed(100 * diff)}`] : ["–"];
    const cell = (name, ...content) => made("td", { class: `l-${name}` }, ...content);
    const ply = Math.max(1, (game.known || game.own || { ply: 1 }).ply);
    return made("tr", {}, cell("date", game.date), cell("opponent", made("a", { href: `#game-${game.id}-${ply}` }, game.opponent || "–")),
      cell("colour", word(game.side)), cell("result", ...letter), cell("left-known", ...this.left(game.known)), cell("left-own", ...this.left(game.own)), cell("event", game.event));
  }

  left(line) {
    if (!line) {
      return ["–"];
    }
    const by = line.byPlayer ? "player" : "opponent";
    const price = line.loss === undefined ? [] : [" ", made("span", { class: line.loss >= 200 ? "tag s3" : "soft" }, word(line.exact ? "rep.lost" : "rep.lost.about", number(Math.round(line.loss / 10) / 10)))];
    return [made("span", { class: "soft" }, `${line.ply} `), made("b", {}, line.move), " ", made("span", { class: `tag by-${by}` }, word(`rep.by.${by}`)), ...price];
  }
}
