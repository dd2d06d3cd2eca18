// The games of the base: search, order, and a table that holds only the rows in sight.

import { get, isLate, post } from "./api.js";
import { hasScore, Preview } from "./preview.js";
import { button } from "./signs.js";
import { number, word } from "./words.js";

const PAGE = 100;
const AHEAD = 40; // rows that are read before they come into sight
const MOMENT = 25; // pages that are only passed by are not read, in milliseconds
const MOST_HEIGHT = 12_000_000; // browsers do not draw elements that are much higher
const COLUMNS = [["", ""], ["year", "year"], ["", "result"], ["black", "black"], ["score", "score"], ["white", "white"],
  ["opening", "opening"], ["event", "event"], ["", "tags"]];

export class GamesScreen {
  constructor(app) {
    this.app = app;
    this.asked = { text: "", tag: "", favourite: "", sort: "year", down: 1 };
    this.at = 0;
    this.top = 0;
    this.forget();
  }

  isAt(place) {
    return place.screen === "games";
  }

  follow() {}

  open(work) {
    document.title = `${word("games")} · Kifu`;
    this.preview = new Preview(this.app);
    this.verdict = made("h1", {});
    this.found = made("span", { class: "found", role: "status" });
    this.view = made("div", { class: "view", role: "rowgroup", tabindex: "-1" });
    this.body = made("div", { class: "body" });
    this.head = made("div", { class: "row head", role: "row" });
    this.table = made("div", { class: "gt", role: "grid", tabindex: "0", "aria-label": word("games") }, this.head, this.view);
    this.view.append(this.body);
    work.replaceChildren(this.headLine(), this.filters(), made("div", { class: "split" }, this.table, this.preview.place));
    this.listen();
    this.showHead();
    this.showState();
    this.load(this.top);
    this.app.readState().then(() => this.showState(), (error) => this.refused(error));
  }

  close() {
    this.top = this.view.scrollTop;
    this.resizing.disconnect();
    this.preview.close();
    this.view = null;
  }

  /** The games in the base are no longer those that were read. */
  outdated() {
    if (this.view) {
      this.showState();
      this.load(this.view.scrollTop);
    }
  }

  /** Shows how much is in the base, and by which tags one can choose. */
  showState() {
    if (!this.view) {
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
    const search = made("input", { type: "search", placeholder: word("search.hint"), "aria-label": word("search") });
    search.value = this.asked.text;
    search.addEventListener("input", () => this.ask({ text: search.value.trim() }, 120));
    search.addEventListener("keydown", (event) => this.leaveSearch(event));
    this.search = search;
    const star = button("btn", "star", word("favourites"), () => this.toggleFavourites(star));
    star.setAttribute("aria-pressed", this.asked.favourite === 1);
    const form = made("form", { class: "filters", role: "search" },
      made("label", { class: "field search" }, signOf("search"), search, made("kbd", { class: "wide-only", "aria-hidden": "true" }, "/")),
      this.tagChoice(), star, this.found);
    form.addEventListener("submit", (event) => event.preventDefault());
    return form;
  }

  tagChoice() {
    this.tags = made("select", {});
    this.tags.addEventListener("change", () => this.ask({ tag: this.tags.value }, 0));
    return made("label", { class: "field" }, made("span", {}, word("tag")), this.tags);
  }

  toggleFavourites(star) {
    const isOn = this.asked.favourite !== 1;
    star.setAttribute("aria-pressed", isOn);
    this.ask({ favourite: isOn ? 1 : "" }, 0);
  }

  listen() {
    this.view.addEventListener("scroll", () => this.drawSoon());
    this.resizing = new ResizeObserver(() => this.measure());
    this.resizing.observe(this.view);
    this.table.addEventListener("keydown", (event) => this.moveChoice(event));
    this.body.addEventListener("click", (event) => this.click(event));
    this.body.addEventListener("dblclick", (event) => event.target.closest(".row") && this.openGame());
  }

  leaveSearch(event) {
    if (event.key === "ArrowDown" || event.key === "Enter") {
      event.preventDefault();
      this.table.focus();
    }
  }

  key(event) {
    if (event.key === "/") {
      event.preventDefault();
      this.search.focus();
      this.search.select();
    } else if (document.activeElement === document.body) {
      this.moveChoice(event);
    }
  }

  /** Asks for other games, after a moment in which nothing more is typed. */
  ask(change, wait) {
    Object.assign(this.asked, change);
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => {
      this.at = 0;
      this.load(0);
    }, wait);
  }

  forget() {
    this.total = 0;
    this.pages = new Map();
    this.rows = new Map();
    this.wanted = new Set();
  }

  async load(top) {
    const round = (this.round = (this.round || 0) + 1);
    if (this.reading) {
      this.reading.abort();
    }
    this.reading = new AbortController();
    const first = Math.floor(this.at / PAGE);
    try {
      const answer = await this.read(first);
      if (this.view && round === this.round) {
        this.forget();
        this.total = answer.total;
        this.at = Math.min(this.at, Math.max(0, answer.total - 1));
        this.pages.set(first, answer.games);
        this.body.replaceChildren();
        this.showTotals();
        this.measure();
        this.view.scrollTop = top;
        this.choose(this.at);
      }
    } catch (error) {
      this.refused(error);
    }
  }

  read(page) {
    return get("/api/games", { ...this.asked, down: this.asked.down || "", from: page * PAGE, count: PAGE }, this.reading.signal);
  }

  refused(error) {
    if (!isLate(error)) {
      say(error.message);
    }
  }

  showTotals() {
    this.found.textContent = word("found", this.total);
    this.table.setAttribute("aria-rowcount", this.total + 1);
    this.table.classList.toggle("empty", this.total === 0);
  }

  showHead() {
    this.head.replaceChildren(...COLUMNS.map(([sort, name]) => this.columnHead(sort, name)));
  }

  columnHead(sort, name) {
    const cell = made("span", { role: "columnheader" });
    const disc = name === "black" || name === "white" ? [made("span", { class: `disc ${name}`, "aria-hidden": "true" }), " "] : [];
    if (sort === "") {
      cell.append(made("span", { class: name === "tags" ? "" : "aside" }, word(name || "favourite")));
      return cell;
    }
    if (this.asked.sort === sort) {
      cell.setAttribute("aria-sort", this.asked.down ? "descending" : "ascending");
    }
    const by = made("button", { type: "button", "data-sort": sort }, ...disc, word(name));
    by.addEventListener("click", () => this.sortBy(sort));
    cell.append(by);
    return cell;
  }

  sortBy(sort) {
    const down = this.asked.sort === sort ? (this.asked.down ? 0 : 1) : sort === "year" || sort === "score" ? 1 : 0;
    this.ask({ sort, down }, 0);
    this.showHead();
    this.head.querySelector(`[data-sort=${sort}]`).focus();
  }

  /** Takes the height of a row from the style sheet. Above a certain height the bar stands for more than it measures. */
  measure() {
    if (!this.view) {
      return;
    }
    const height = parseFloat(getComputedStyle(this.body).getPropertyValue("--row")) || 34;
    if (height !== this.height) {
      this.height = height;
      this.rows.forEach((row) => row.remove());
      this.rows.clear();
    }
    this.full = this.total * height;
    this.shown = Math.min(this.full, MOST_HEIGHT);
    this.body.style.height = `${this.shown}px`;
    this.draw();
  }

  /** How far the first row in sight is from the first of all. */
  depth() {
    const room = this.shown - this.view.clientHeight;
    return this.shown === this.full || room <= 0
      ? this.view.scrollTop : (this.view.scrollTop / room) * (this.full - this.view.clientHeight);
  }

  drawSoon() {
    if (!this.drawing) {
      this.drawing = requestAnimationFrame(() => {
        this.drawing = 0;
        this.draw();
      });
    }
  }

  draw() {
    if (!this.view) {
      return;
    }
    const depth = this.depth();
    const first = Math.max(0, Math.floor(depth / this.height) - 6);
    const end = Math.min(this.total, Math.ceil((depth + this.view.clientHeight) / this.height) + 6);
    this.rows.forEach((row, index) => {
      if (index < first || index >= end) {
        row.remove();
        this.rows.delete(index);
      }
    });
    [this.first, this.end] = [first, end];
    for (let index = first; index < end; index++) {
      const row = this.rows.get(index) || this.addRow(index);
      row.style.transform = `translateY(${this.view.scrollTop + index * this.height - depth}px)`;
    }
    [first - AHEAD, end + AHEAD].filter((index) => index >= 0 && index < this.total).forEach((index) => this.gameAt(index));
  }

  addRow(index) {
    const game = this.gameAt(index);
    const row = rowOf(game, index, this.asked.text, this.app.state.mayWrite);
    row.setAttribute("aria-selected", index === this.at);
    this.rows.set(index, row);
    this.body.append(row);
    return row;
  }

  /** A game, or nothing as long as its page is being read. */
  gameAt(index) {
    const page = Math.floor(index / PAGE);
    const games = this.pages.get(page);
    if (!games) {
      this.want(page);
    }
    return games && games[index % PAGE];
  }

  /** Asks for a page a moment later, unless it is out of sight again by then. */
  want(page) {
    this.wanted.add(page);
    if (!this.wanting) {
      this.wanting = setTimeout(() => {
        this.wanting = 0;
        const near = (each) => (each + 1.5) * PAGE > this.first && (each - 0.5) * PAGE < this.end;
        [...this.wanted].filter((each) => near(each) && !this.pages.has(each)).forEach((each) => {
          this.pages.set(each, []);
          this.fill(each, this.round);
        });
        this.wanted.clear();
      }, MOMENT);
    }
  }

  async fill(page, round) {
    try {
      const { games } = await this.read(page);
      if (this.view && round === this.round) {
        this.pages.set(page, games);
        games.forEach((_, at) => this.redraw(page * PAGE + at));
        if (Math.floor(this.at / PAGE) === page) {
          this.preview.show(this.gameAt(this.at));
        }
      }
    } catch (error) {
      this.pages.delete(page);
      this.refused(error);
    }
  }

  redraw(index) {
    if (this.rows.has(index)) {
      this.rows.get(index).remove();
      this.rows.delete(index);
      this.drawSoon();
    }
  }

  choose(index) {
    const before = this.at;
    this.at = index;
    [before, index].forEach((each) => {
      if (this.rows.has(each)) {
        this.rows.get(each).setAttribute("aria-selected", each === index);
      }
    });
    this.table.setAttribute("aria-activedescendant", `game-row-${index}`);
    this.preview.show(this.total > 0 ? this.gameAt(index) : null);
  }

  moveChoice(event) {
    const inSight = Math.max(1, Math.floor(this.view.clientHeight / this.height) - 1);
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: inSight, PageUp: -inSight, Home: -this.total, End: this.total }[event.key];
    if (event.key === "Enter" && !event.target.closest("button")) {
      this.openGame();
    } else if (by !== undefined && this.total > 0) {
      event.preventDefault();
      this.bring(Math.min(this.total - 1, Math.max(0, this.at + by)));
    }
  }

  /** Chooses a row and brings it into sight. */
  bring(index) {
    const room = this.full - this.view.clientHeight;
    const scale = this.shown === this.full || room <= 0 ? 1 : (this.shown - this.view.clientHeight) / room;
    const depth = this.depth();
    const above = index * this.height;
    const below = above + this.height - this.view.clientHeight;
    if (above < depth) {
      this.view.scrollTop = above * scale;
    } else if (below > depth) {
      this.view.scrollTop = below * scale;
    }
    this.draw();
    this.choose(index);
  }

  openGame() {
    const game = this.total > 0 && this.gameAt(this.at);
    if (game) {
      location.hash = `#game-${game.id}`;
    }
  }

  click(event) {
    const row = event.target.closest(".row");
    if (!row) {
      return;
    }
    const index = Number(row.dataset.index);
    if (event.target.closest(".star")) {
      this.star(index);
      return;
    }
    this.choose(index);
    if (getComputedStyle(this.preview.place).display === "none") {
      this.openGame();
    }
  }

  async star(index) {
    const game = this.gameAt(index);
    if (game && this.app.state.mayWrite) {
      try {
        Object.assign(game, await post(`/api/games/${game.id}/marks`, { favourite: !game.favourite }));
        this.redraw(index);
      } catch (error) {
        this.refused(error);
      }
    }
  }
}

/** A row of the table. Without a game it only keeps the place. */
function rowOf(game, index, searched, mayWrite) {
  const row = made("div", { class: "row", role: "row", id: `game-row-${index}`, "aria-rowindex": index + 2, "data-index": index });
  if (!game) {
    row.classList.add("waiting");
    return row;
  }
  const cell = (look, ...content) => made("span", { role: "gridcell", class: look }, ...content);
  const star = made("button", { type: "button", class: "star", tabindex: "-1", "aria-pressed": game.favourite, "aria-label": word("favourite") }, signOf("star"));
  star.disabled = !mayWrite;
  const difference = hasScore(game) ? game.blackDiscs - game.whiteDiscs : 0;
  row.append(cell("c-s", star), cell("c-y", game.date ? game.date.slice(0, 4) : ""), cell("c-r", ...resultFor(game, searched)),
    cell(difference > 0 ? "c-b won" : "c-b", game.black || "–"), scoreOf(game, difference),
    cell(difference < 0 ? "c-w won" : "c-w", game.white || "–"), cell("c-o", game.opening || ""),
    cell("c-e soft", game.event || ""), cell("tags", ...tagsOf(game)));
  return row;
}

function scoreOf(game, difference) {
  const cell = made("span", { role: "gridcell", class: "sc" });
  if (!hasScore(game)) {
    cell.append(made("span", {}, "–"), made("span", {}), made("span", {}, "–"));
    return cell;
  }
  const all = game.blackDiscs + game.whiteDiscs || 1;
  const bar = drawn("svg", { class: "sbar", viewBox: `0 0 ${all} 10`, preserveAspectRatio: "none", "aria-hidden": "true" },
    drawn("rect", { class: "rb", width: game.blackDiscs, height: 10 }),
    drawn("rect", { class: "rw", x: game.blackDiscs, width: game.whiteDiscs, height: 10 }));
  cell.append(made("span", { class: difference > 0 ? "won" : "" }, String(game.blackDiscs)), bar,
    made("span", { class: difference < 0 ? "won" : "" }, String(game.whiteDiscs)));
  return cell;
}

/** Won, lost or drawn for the player who is searched for, unless both players fit. */
function resultFor(game, searched) {
  const fits = (name) => Boolean(name) && name.toLowerCase().includes(searched.toLowerCase());
  if (searched.length < 2 || fits(game.black) === fits(game.white) || !hasScore(game) || game.verdict !== "complete") {
    return [];
  }
  const won = (game.blackDiscs - game.whiteDiscs) * (fits(game.black) ? 1 : -1);
  const result = won > 0 ? "won" : won < 0 ? "lost" : "drawn";
  return [made("span", { class: `result ${result}`, title: word(result), "aria-label": word(result) }, word(`${result}.letter`))];
}

/** What is remarkable about a game: that it is annotated, not in order, or has tags of its own. */
function tagsOf(game) {
  const tags = game.tags.map((tag) => made("span", { class: "tag" }, tag));
  if (game.annotated) {
    tags.unshift(made("span", { class: "tag sb" }, word("annotated")));
  }
  if (game.verdict !== "complete") {
    tags.unshift(made("span", { class: game.verdict === "unfinished" ? "tag" : "tag s3" }, word(`verdict.${game.verdict}`)));
  }
  return tags;
}
