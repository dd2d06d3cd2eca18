// A table that holds only the rows in sight, however many there are. Rows are read in pages.

import { isLate } from "./api.js";
import { rowOf } from "./row.js";
import { word } from "./words.js";

const PAGE = 100;
const AHEAD = 120; // rows that are read before they come into sight
const BEYOND = 6; // rows that are drawn before they come into sight
const MOMENT = 25; // pages that are only passed by are not read, in milliseconds
const MOST_HEIGHT = 12_000_000; // browsers do not draw elements that are much higher
const COLUMNS = [["", ""], ["year", "year"], ["", "result"], ["black", "black"], ["score", "score"], ["white", "white"],
  ["opening", "opening"], ["event", "event"], ["", "tags"]];

export class GameTable {
  /**
   * @param does what the table needs: read(from, count, signal) games, look() for the searched text and whether one may
   *     write, and what to do when a game is chosen, opened or starred, when several are chosen (if they can be), when the order changes, and when all are counted
   */
  constructor(does) {
    this.does = does;
    this.at = 0;
    this.anchor = null; // the other end of several rows that are chosen
    this.round = 0;
    this.view = made("div", { class: "view", role: "rowgroup", tabindex: "-1" });
    this.body = made("div", { class: "body" });
    this.head = made("div", { class: "row head", role: "row" });
    this.place = made("div", { class: "gt", role: "grid", tabindex: "0", "aria-multiselectable": Boolean(does.several), "aria-label": word("games") }, this.head, this.view);
    this.view.append(this.body);
    this.forget();
    this.listen();
  }

  listen() {
    this.view.addEventListener("scroll", () => this.drawSoon());
    this.resizing = new ResizeObserver(() => this.measure());
    this.resizing.observe(this.view);
    this.place.addEventListener("keydown", (event) => this.moveChoice(event));
    this.body.addEventListener("mousedown", (event) => event.shiftKey && event.preventDefault()); // which would mark text
    this.body.addEventListener("click", (event) => this.click(event));
    this.body.addEventListener("dblclick", (event) => event.target.closest(".row") && !event.target.closest("a") && this.open());
  }

  close() {
    this.isClosed = true;
    this.resizing.disconnect();
    if (this.reading) {
      this.reading.abort();
    }
  }

  // Reading.

  forget() {
    this.total = 0;
    this.isLoading = false; // other games are awaited
    this.pages = new Map();
    this.rows = new Map();
    this.wanted = new Set();
  }

  /** Reads the games again; the rows in sight and those that are chosen stay. */
  reload() {
    return this.load(undefined);
  }

  /** Reads the games from the start, and shows those at a height; without one, nothing moves. */
  async load(top) {
    const round = ++this.round;
    if (this.reading) {
      this.reading.abort();
    }
    this.reading = new AbortController();
    this.isLoading = true;
    const first = Math.floor(this.at / PAGE);
    try {
      const answer = await this.read(first);
      if (!this.isClosed && round === this.round) {
        this.take(answer, first, top);
      }
    } catch (error) {
      this.refused(error);
    }
    this.isLoading = this.isLoading && round !== this.round;
  }

  take(answer, page, top) {
    const anchor = top === undefined && answer.total === this.total ? this.anchor : null;
    const height = top ?? this.view.scrollTop;
    this.forget();
    this.total = answer.total;
    this.at = Math.min(this.at, Math.max(0, answer.total - 1));
    this.pages.set(page, answer.games);
    this.body.replaceChildren();
    this.place.setAttribute("aria-rowcount", this.total + 1);
    this.does.counted(this.total);
    this.measure();
    this.view.scrollTop = height;
    this.anchor = anchor;
    this.choose(this.at, anchor !== null);
  }

  read(page) {
    return this.does.read(page * PAGE, PAGE, this.reading.signal);
  }

  refused(error) {
    if (!isLate(error)) {
      say(error.message);
    }
  }

  /** A game, or nothing as long as its page is not read. */
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
      this.wanting = setTimeout(() => this.readWanted(), MOMENT);
    }
  }

  readWanted() {
    this.wanting = 0;
    const isNear = (page) => (page + 1) * PAGE > this.first - AHEAD && page * PAGE <= this.end + AHEAD;
    [...this.wanted].filter((page) => isNear(page) && !this.pages.has(page)).forEach((page) => {
      this.pages.set(page, []);
      this.fill(page, this.round);
    });
    this.wanted.clear();
  }

  async fill(page, round) {
    try {
      const { games } = await this.read(page);
      if (!this.isClosed && round === this.round) {
        this.pages.set(page, games);
        games.forEach((_, at) => this.redraw(page * PAGE + at));
        if (Math.floor(this.at / PAGE) === page) {
          this.does.choose(this.gameAt(this.at));
        }
      }
    } catch (error) {
      if (round === this.round) {
        this.pages.delete(page);
      }
      this.refused(error);
    }
  }

  // Drawing.

  /** Shows the heads of the columns, and by which one the games are ordered. */
  showHead(asked) {
    this.head.replaceChildren(...COLUMNS.map(([sort, name]) => this.columnHead(sort, name, asked)));
  }

  columnHead(sort, name, asked) {
    const cell = made("span", { role: "columnheader" });
    const disc = name === "black" || name === "white" ? [made("span", { class: `disc ${name}`, "aria-hidden": "true" }), " "] : [];
    if (sort === "") {
      cell.append(made("span", { class: name === "tags" ? "" : "aside" }, word(name || "favourite")));
      return cell;
    }
    if (asked.sort === sort) {
      cell.setAttribute("aria-sort", asked.down ? "descending" : "ascending");
    }
    const by = made("button", { type: "button", "data-sort": sort }, ...disc, word(name));
    by.addEventListener("click", () => {
      this.does.sort(sort);
      this.head.querySelector(`[data-sort=${sort}]`).focus();
    });
    cell.append(by);
    return cell;
  }

  /** Takes the height of a row from the style sheet. Above a certain height the bar stands for more than it measures. */
  measure() {
    if (this.isClosed) {
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

  /** The number of units of all rows that one unit of the bar stands for. */
  get scale() {
    const room = this.shown - this.view.clientHeight;
    return this.shown === this.full || room <= 0 ? 1 : (this.full - this.view.clientHeight) / room;
  }

  /** The distance of the first row in sight from the first of all. */
  get depth() {
    return this.view.scrollTop * this.scale;
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
    if (this.isClosed) {
      return;
    }
    const { scrollTop, clientHeight } = this.view; // read before anything is written, since each read after it lays out anew
    const depth = scrollTop * this.scale;
    this.first = Math.max(0, Math.floor(depth / this.height) - BEYOND);
    this.end = Math.min(this.total, Math.ceil((depth + clientHeight) / this.height) + BEYOND);
    this.rows.forEach((row, index) => {
      if (index < this.first || index >= this.end) {
        row.remove();
        this.rows.delete(index);
      }
    });
    const made = [];
    for (let index = this.first; index < this.end; index++) {
      const row = this.rows.get(index) || this.makeRow(index, made);
      row.style.transform = `translateY(${scrollTop + index * this.height - depth}px)`;
    }
    this.body.append(...made);
    [this.first - AHEAD, this.end + AHEAD].filter((index) => index >= 0 && index < this.total).forEach((index) => this.gameAt(index));
  }

  makeRow(index, made) {
    const row = rowOf(this.gameAt(index), index, this.does.look());
    row.setAttribute("aria-selected", this.isChosen(index));
    this.rows.set(index, row);
    made.push(row);
    return row;
  }

  redraw(index) {
    if (this.rows.has(index)) {
      this.rows.get(index).remove();
      this.rows.delete(index);
      this.drawSoon();
    }
  }

  // Choosing.

  /** Chooses a row, or all rows from the one that was chosen before. */
  choose(index, isMore = false) {
    this.anchor = isMore && this.does.several ? (this.anchor ?? this.at) : null;
    this.at = index;
    this.rows.forEach((row, each) => row.setAttribute("aria-selected", this.isChosen(each)));
    this.place.setAttribute("aria-activedescendant", `game-row-${index}`);
    this.does.choose(this.total > 0 ? this.gameAt(index) : null);
    this.does.several?.(this.several);
  }

  /** The rows that are chosen, if these are more than one. */
  get several() {
    const { anchor, at } = this;
    return anchor === null || anchor === at ? null : { from: Math.min(anchor, at), count: Math.abs(anchor - at) + 1 };
  }

  isChosen(index) {
    const { several } = this;
    return several ? index >= several.from && index < several.from + several.count : index === this.at;
  }

  moveChoice(event) {
    const inSight = Math.max(1, Math.floor(this.view.clientHeight / this.height) - 1);
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: inSight, PageUp: -inSight, Home: -this.total, End: this.total }[event.key];
    if (event.key === "Enter" && !event.target.closest("button")) {
      this.open();
    } else if (by !== undefined && this.total > 0) {
      event.preventDefault();
      this.bring(Math.min(this.total - 1, Math.max(0, this.at + by)), event.shiftKey);
    }
  }

  /** Chooses a row and brings it into sight. */
  bring(index, isMore = false) {
    const above = index * this.height;
    const below = above + this.height - this.view.clientHeight;
    if (above < this.depth) {
      this.view.scrollTop = above / this.scale;
    } else if (below > this.depth) {
      this.view.scrollTop = below / this.scale;
    }
    this.draw();
    this.choose(index, isMore);
  }

  open() {
    const game = this.total > 0 && this.gameAt(this.at);
    if (game) {
      this.does.open(game);
    }
  }

  async click(event) {
    const row = event.target.closest(".row");
    if (!row || event.target.closest("a")) {
      return;
    }
    const index = Number(row.dataset.index);
    if (event.target.closest(".star")) {
      await this.does.star(this.gameAt(index));
      this.redraw(index);
      return;
    }
    this.choose(index, event.shiftKey);
    if (this.does.opensAtOnce() && !event.shiftKey) {
      this.open();
    }
  }
}
