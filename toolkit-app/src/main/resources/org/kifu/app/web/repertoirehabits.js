// An opponent: the lines to expect, and what the opponent plays where the player's lines lead, beside all players.

import { get } from "./api.js";
import { movesOf, share } from "./repertoiredesk.js";
import { ListView } from "./repertoirelist.js";
import { button } from "./signs.js";
import { number, word } from "./words.js";

const MOST = 200;

export class HabitsView extends ListView {
  async read() {
    const { player, side, opponent } = this.asked;
    if (!opponent) {
      this.screen.tell(word("rep.against.who"), word("rep.against.how"));
      return;
    }
    this.screen.tell(word("reading"));
    try {
      const answer = await get("api/repertoire/habits", { player, side, opponent });
      if (!this.isClosed) {
        this.draw(answer);
      }
    } catch (error) {
      this.screen.refuse(error);
    }
  }

  draw({ opponentGames, habits, expected }) {
    const { opponent, side } = this.asked;
    const ways = habits.filter((habit) => habit.ownWay).length;
    this.screen.tell(habits.length === 0 ? word("rep.against.none", opponent)
      : word("rep.against.says", opponent, ways), word(side === "black" ? "rep.against.white" : "rep.against.black", opponentGames));
    this.fill(...(habits.length > 0 ? [this.expected(expected), this.habits(habits)] : []));
  }

  expected(lines) {
    const rows = lines.map((line) => made("tr", { "data-line": line.line + line.move }, made("td", { class: "num" }, share(Number(line.likelihood))),
      made("td", {}, this.lineOf(line)), made("td", { class: "soft" }, line.name || "–"), made("td", { class: "num" }, number(line.own)), made("td", { class: "num" }, number(line.games))));
    const head = ["likely", "line", "name-of", "own-games", "their-games"].map((name) => made("th", { scope: "col", class: /line|name/.test(name) ? "" : "num" }, word(`rep.${name}`)));
    return made("section", { class: "sheet rep-scroll" }, made("h2", {}, word("rep.expected")), made("table", { class: "tbl" }, made("thead", {}, made("tr", {}, ...head)), made("tbody", {}, ...rows)));
  }

  habits(habits) {
    const sorted = [...habits].sort((one, two) => Boolean(two.ownWay) - Boolean(one.ownWay) || two.likelihood - one.likelihood).slice(0, MOST);
    const rows = sorted.map((habit) => made("tr", { "data-line": habit.line + habit.move },
      made("td", {}, this.lineOf(habit), ...(habit.ownWay ? [" ", made("span", { class: "tag s3" }, word("rep.own-way"))] : [])),
      made("td", { class: "soft" }, habit.name || "–"), made("td", { class: "num" }, number(habit.games)), made("td", { class: "num" }, share(habit.share)),
      made("td", { class: "num" }, share(habit.othersShare)), made("td", { class: "num" }, habit.score === undefined ? "–" : share(habit.score))));
    const head = ["line", "name-of", "their-games", "their-share", "others-share", "their-score"].map((name) => made("th", { scope: "col", class: /^line|name/.test(name) ? "" : "num" }, word(`rep.${name}`)));
    return made("section", { class: "sheet rep-scroll" }, made("h2", {}, word("rep.habits")), made("table", { class: "tbl" }, made("thead", {}, made("tr", {}, ...head)), made("tbody", {}, ...rows)));
  }

  /** A line with its last move set off; a click shows it on the board. */
  lineOf({ line, move }) {
    const go = button("link rep-moves", "", "", () => this.desk.show([...movesOf(line), move]), "");
    go.append(`${movesOf(line).join(" ")} `, made("b", {}, move));
    return go;
  }
}
