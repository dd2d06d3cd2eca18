// The games of the base: search, choice and order above a table, and the chosen game beside it.

import { get, isLate, post } from "./api.js";
import { AnnotateMany } from "./annotatemany.js";
import { Preview } from "./preview.js";
import { chosenLine } from "./chosengames.js";
import { button } from "./signs.js";
import { GameTable } from "./table.js";
import { word } from "./words.js";

const REST = 60; // until what is typed is searched while the last search goes on, in milliseconds
const DOWN_AT_FIRST = new Set(["year", "score"]);

export class GamesScreen {
  constructor(app) {
    this.app = app;
    this.asked = { text: "", tag: "", favourite: "", sort: "year", down: 1 };
    this.at = 0;
    this.top = 0;
  }

  isAt(place) {
    return place.screen === "games";
  }

  follow(place) {
    if (JSON.stringify(place.asked || {}) !== JSON.stringify(this.chosen)) {
      this.chosen = place.asked || {};
      this.chosenPlace.replaceChildren(...chosenLine(this.chosen));
      this.ask({});
    }
  }

  open(work, place) {
    const chosen = place.asked || {};
    if (JSON.stringify(chosen) !== JSON.stringify(this.chosen || {})) {
      Object.assign(this.asked, { text: "", tag: "", favourite: "" });
      this.at = 0;
      this.top = 0;
    }
    this.chosen = chosen;
    this.chosenPlace = made("span", { class: "chosen-by" }, ...chosenLine(chosen));
    document.title = `${word("games")} · Kifu`;
    this.preview = new Preview(this.app);
    this.verdict = made("h1", {});
    this.found = made("span", { class: "found", role: "status" });
    this.table = this.makeTable();
    work.replaceChildren(this.headLine(), this.filters(), made("div", { class: "split" }, this.table.place, this.preview.place));
    this.table.showHead(this.asked);
    this.showState();
    this.table.load(this.top);
    this.app.readState().then(() => this.showState(), (error) => this.refused(error));
  }

  close() {
    this.top = this.table.view.scrollTop;
    this.at = this.table.at;
    this.table.close();
    this.preview.close();
    this.table = null;
  }

  makeTable() {
    const table = new GameTable({
      read: (from, count, signal) => get("api/games", { ...this.chosen, ...this.asked, down: this.asked.down || "", from, count }, signal),
      look: () => ({ searched: this.asked.text || (this.chosen.who || "").split("\n")[0], mayWrite: this.app.state.mayWrite }),
      choose: (game) => this.preview.show(game),
      several: (rows) => this.showSeveral(rows),
      open: (game) => (location.hash = `#game-${game.id}`),
      opensAtOnce: () => getComputedStyle(this.preview.place).display === "none",
      star: (game) => this.star(game),
      sort: (sort) => this.sortBy(sort),
      counted: (total) => (this.found.textContent = word("found", total)),
    });
    table.at = this.at;
    return table;
  }

  /** The games in the base are no longer those that were read. */
  outdated() {
    if (this.table) {
      this.showState();
      this.table.reload();
    }
  }

  /** Shows how much is in the base, and by which tags one can choose. */
  showState() {
    if (!this.table) {
      return;
    }
    const { games, toCheck, tags } = this.app.state;
    this.verdict.textContent = games === 0 ? word("verdict.empty")
      : toCheck === 0 ? word("verdict.games", games) : word("verdict.games.check", games, toCheck);
    this.tags.replaceChildren(made("option", { value: "" }, word("any")), ...tags.map((tag) => made("option", { value: tag }, tag)));
    this.tags.value = this.asked.tag;
    this.tags.closest("label").hidden = tags.length === 0;
  }

  headLine() {
    const colours = button("btn bare icon phone-only", "theme", "", () => document.querySelector("[data-do=theme]").click(), word("colours"));
    const add = button("btn main", "drop", "", () => this.app.adding.ask(), "");
    add.append(made("span", { class: "wide-only" }, word("add.games")), made("span", { class: "phone-only" }, word("add")));
    add.hidden = !this.app.state.mayWrite;
    return made("section", { class: "verdict" }, this.verdict, colours, add);
  }

  filters() {
    const form = made("form", { class: "filters", role: "search" }, this.chosenPlace, this.searchField(), this.tagChoice(), this.favouriteChoice(), this.annotation(), this.found);
    form.addEventListener("submit", (event) => event.preventDefault());
    return form;
  }

  searchField() {
    this.search = made("input", { type: "search", placeholder: word("search.hint"), "aria-label": word("search") });
    this.search.value = this.asked.text;
    this.search.addEventListener("input", () => this.ask({ text: this.search.value.trim() }));
    this.search.addEventListener("keydown", (event) => {
      if (event.key === "ArrowDown" || event.key === "Enter") {
        event.preventDefault();
        this.table.place.focus();
      }
    });
    return made("label", { class: "field search" }, signOf("search"), this.search, made("kbd", { class: "wide-only", "aria-hidden": "true" }, "/"));
  }

  tagChoice() {
    this.tags = made("select", {});
    this.tags.addEventListener("change", () => this.ask({ tag: this.tags.value }));
    return made("label", { class: "field" }, made("span", {}, word("tag")), this.tags);
  }

  favouriteChoice() {
    const star = button("btn", "star", word("favourites"), () => {
      const isOn = this.asked.favourite !== 1;
      star.setAttribute("aria-pressed", isOn);
      this.ask({ favourite: isOn ? 1 : "" });
    });
    star.setAttribute("aria-pressed", this.asked.favourite === 1);
    return star;
  }

  /** The way to annotate all games of the list, or those of several rows. */
  annotation() {
    this.all = button("btn", "jobs", word("jobs.annotate-these"), () => this.annotate(), "");
    this.all.hidden = !this.app.state.mayWrite;
    return this.all;
  }

  /** Asks how the games are to be annotated. With many games it takes a while to count them. */
  async annotate() {
    const { all, found, table } = this;
    if (all.getAttribute("aria-busy") === "true") {
      return;
    }
    const { sort, down, ...choice } = this.asked;
    const rows = table.several ? { ...table.several, sort, down: down || "" } : {};
    all.setAttribute("aria-busy", "true");
    found.textContent = word("reading");
    await new AnnotateMany(this.app).ask({ ...this.chosen, ...choice, ...rows });
    all.removeAttribute("aria-busy");
    found.textContent = word("found", table.total);
  }

  showSeveral(several) {
    if (this.all) {
      this.all.querySelector("span").textContent = several ? word("jobs.annotate-several", several.count) : word("jobs.annotate-these");
    }
  }

  /** Asks for other games: at once, or while others are awaited, after a moment in which nothing more is typed. */
  ask(change) {
    Object.assign(this.asked, change);
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => {
      this.at = 0;
      this.top = 0;
      if (this.table) {
        this.table.at = 0;
        this.table.load(0);
      }
    }, this.table?.isLoading ? REST : 0);
  }

  sortBy(sort) {
    const down = this.asked.sort === sort ? !this.asked.down : DOWN_AT_FIRST.has(sort);
    this.ask({ sort, down: down ? 1 : 0 });
    this.table.showHead(this.asked);
  }

  async star(game) {
    if (game && this.app.state.mayWrite) {
      try {
        Object.assign(game, await post(`api/games/${game.id}/marks`, { favourite: !game.favourite }));
      } catch (error) {
        this.refused(error);
      }
    }
  }

  refused(error) {
    if (!isLate(error)) {
      say(error.message);
    }
  }

  key(event) {
    if (event.key === "/") {
      event.preventDefault();
      this.search.focus();
      this.search.select();
    } else if (document.activeElement === document.body) {
      this.table.moveChoice(event);
    }
  }
}
