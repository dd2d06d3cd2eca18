// The players of the base: their games and results, and the way to their games and their review.

import { get, isLate } from "./api.js";
import { playerAddress } from "./peopleplace.js";
import { peopleTabs } from "./peopletabs.js";
import { resultBar, scoreText, yearsOf } from "./results.js";
import { button } from "./signs.js";
import { number, word } from "./words.js";

const PAGE = 100;
const COLUMNS = [["name", "player"], ["games", "games"], ["", "results"], ["", "score"], ["last", "years"], ["", "reviews"]];

export class PlayersScreen {
  constructor(app) {
    this.app = app;
    this.asked = { text: "", sort: "games" };
    this.shown = 0;
  }

  isAt(place) {
    return place.screen === "players";
  }

  follow() {}

  open(work) {
    document.title = `${word("players")} · Kifu`;
    this.isOpen = true;
    this.title = made("h1", {}, word("players"));
    this.body = made("tbody", {});
    this.head = made("tr", {});
    this.more = button("btn", "", word("more"), () => this.load(this.shown), "");
    const table = made("table", { class: "tbl sheet players" }, made("thead", {}, this.head), this.body);
    work.replaceChildren(peopleTabs("players"), made("section", { class: "verdict" }, this.title), this.filters(),
      made("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": word("players") }, table, made("div", { class: "acts" }, this.more)));
    this.showHead();
    this.load(0);
  }

  /** The games in the base are no longer those that were read. */
  outdated() {
    if (this.isOpen && this.shown <= PAGE) { // who has read on keeps the place
      this.load(0);
    }
  }

  close() {
    this.isOpen = false;
  }

  key(event) {
    if (event.key === "/") {
      event.preventDefault();
      this.search.focus();
      this.search.select();
    }
  }

  filters() {
    this.search = made("input", { type: "search", placeholder: word("players.hint"), "aria-label": word("search") });
    this.search.value = this.asked.text;
    this.search.addEventListener("input", () => {
      clearTimeout(this.waiting);
      this.waiting = setTimeout(() => {
        this.asked.text = this.search.value.trim();
        this.load(0);
      }, 120);
    });
    this.found = made("span", { class: "found", role: "status" });
    const form = made("form", { class: "filters", role: "search" },
      made("label", { class: "field search" }, signOf("search"), this.search, made("kbd", { class: "wide-only", "aria-hidden": "true" }, "/")), this.found);
    form.addEventListener("submit", (event) => event.preventDefault());
    return form;
  }

  showHead() {
    this.head.replaceChildren(...COLUMNS.map(([sort, name]) => {
      const cell = made("th", { scope: "col", class: name === "games" || name === "score" ? "num" : "" });
      if (sort === "") {
        cell.append(word(name));
        return cell;
      }
      if (this.asked.sort === sort) {
        cell.setAttribute("aria-sort", sort === "name" ? "ascending" : "descending");
      }
      cell.append(button("link", "", word(name), () => {
        this.asked.sort = sort;
        this.showHead();
        this.load(0);
      }, ""));
      return cell;
    }));
  }

  async load(from) {
    const round = (this.round = (this.round || 0) + 1);
    if (this.reading) {
      this.reading.abort();
    }
    this.reading = new AbortController();
    try {
      const { total, players } = await get("api/players", { ...this.asked, from, count: PAGE }, this.reading.signal);
      if (this.isOpen && round === this.round) {
        this.show(from, total, players);
      }
    } catch (error) {
      if (!isLate(error)) {
        say(error.message);
      }
    }
  }

  show(from, total, players) {
    const rows = players.map((player) => this.row(player));
    if (from === 0) {
      this.body.replaceChildren(...rows);
    } else {
      this.body.append(...rows);
    }
    this.shown = from + players.length;
    this.title.textContent = this.asked.text === "" ? word("players.verdict", total) : word("players");
    this.found.textContent = word("players.found", total);
    this.more.hidden = this.shown >= total;
  }

  row(player) {
    const name = made("a", { href: playerAddress(player.name) }, player.name);
    const review = player.annotated > 0
      ? [made("a", { href: `player?${new URLSearchParams({ name: player.name })}` }, word("players.review", player.annotated))] : [];
    return made("tr", {}, made("th", { scope: "row" }, name), made("td", { class: "num" }, number(player.games)),
      made("td", {}, resultBar(player)), made("td", { class: "num" }, scoreText(player)), made("td", {}, yearsOf(player)), made("td", {}, ...review));
  }
}
