// The records that have something wrong: which they are, what may mend them, and what is decided. No file is changed.

import { get, isLate, post } from "./api.js";
import { CheckList } from "./checklist.js";
import { CheckRecord } from "./checkrecord.js";
import { button } from "./signs.js";
import { word } from "./words.js";

export class CheckScreen {
  constructor(app) {
    this.app = app;
    this.decided = []; // the records decided here, the last one at the end
  }

  isAt(place) {
    return place.screen === "check";
  }

  follow(place) {
    if (this.records) {
      this.show(place.id);
    }
  }

  async open(work, place) {
    document.title = `${word("check")} · Kifu`;
    this.reading = new AbortController();
    this.details = new Map();
    this.records = null;
    this.build(work);
    this.title.textContent = word("reading");
    this.all.hidden = this.table.hidden = this.box.hidden = true;
    await this.read(place.id);
  }

  close() {
    this.reading.abort();
    this.records = null;
  }

  /** The records are no longer those that were read. */
  outdated() {
    if (this.records) {
      this.read(this.at);
    }
  }

  async read(id) {
    try {
      this.take((await get("api/check", {}, this.reading.signal)).records);
      this.show(id);
      await this.diagnoseAll();
    } catch (error) {
      if (!isLate(error)) {
        this.title.textContent = error.message;
      }
    }
  }

  build(work) {
    this.title = made("h1", {});
    this.all = button("btn", "accept", "", () => this.acceptClear(), "");
    this.all.append(made("span", { class: "wide-only" }), made("span", { class: "phone-only" }));
    this.table = made("a", { class: "btn", href: "api/corrections", download: "corrections.csv", title: word("check.table"), "aria-label": word("check.table") },
      signOf("drop"), made("span", { class: "wide-only" }, word("check.table")));
    this.list = new CheckList();
    this.fix = new CheckRecord(this);
    this.note = made("p", { class: "how" }, word("check.how"), " ", made("code", {}, `kifu convert ${quoted(this.app.state.base)} --correct corrections.csv -o corrected.pgn`));
    this.box = made("div", { class: "inbox" }, this.list.place, this.note, this.fix.place);
    work.replaceChildren(made("section", { class: "verdict" }, this.title, made("div", { class: "acts" }, this.all, this.table)), this.box);
  }

  take(records) {
    this.records = records;
    this.draw();
  }

  /** Draws what can be said of all records. */
  draw() {
    const open = this.app.state.toCheck;
    const clear = this.clear().length;
    this.title.textContent = this.records.length === 0 ? word("check.none")
      : open === 0 ? word("check.done") : clear === 0 ? word("check.need", open) : word("check.need.clear", open, clear);
    this.all.hidden = clear < 2 || !this.app.state.mayWrite;
    const [wide, narrow] = this.all.querySelectorAll("span");
    wide.textContent = word("check.accept-clear", clear);
    narrow.textContent = `${word("check.accept")} ${clear}`;
    this.box.hidden = this.records.length === 0;
    this.table.hidden = this.records.every((record) => record.decision !== "corrected");
    this.list.draw(this.records, this.at, (id) => this.known(id));
  }

  known(id) {
    const detail = this.details.get(id);
    return detail instanceof Promise ? undefined : detail;
  }

  /** The open records whose first proposal is the only good one. */
  clear() {
    return this.records.filter((record) => isOpen(record) && (this.known(record.id) || {}).acceptable);
  }

  /** The proposals for a record; asked once. */
  detail(id) {
    if (!this.details.has(id)) {
      const asked = get(`api/check/${id}`, {}, this.reading.signal);
      this.details.set(id, asked);
      asked.then((detail) => this.details.set(id, detail), () => this.details.delete(id));
    }
    return this.details.get(id);
  }

  /** Asks for the proposals of all open records, one after the other. */
  async diagnoseAll() {
    const { signal } = this.reading;
    for (const record of this.records.filter(isOpen)) {
      if (signal.aborted) {
        return;
      }
      await this.detail(record.id).catch?.(() => undefined);
      if (this.records && !signal.aborted) {
        this.draw();
      }
    }
  }

  /** Shows a record: the wanted one, or the first that is open. */
  async show(id) {
    const record = this.records.find((each) => each.id === id) || this.records.find(isOpen) || this.records[0];
    if (!record) {
      return;
    }
    this.at = record.id;
    history.replaceState(null, "", `#check-${record.id}`);
    this.draw();
    try {
      const [detail, game] = await Promise.all([this.detail(record.id), get(`api/games/${record.id}`, {}, this.reading.signal)]);
      if (this.at === record.id && this.records) {
        this.fix.show(this.records.find((each) => each.id === record.id), detail, game);
        this.draw();
      }
    } catch (error) {
      if (!isLate(error)) {
        this.fix.fail(error.message);
      }
    }
  }

  step(by) {
    const to = this.records.findIndex((each) => each.id === this.at) + by;
    if (this.records[to]) {
      this.show(this.records[to].id);
    }
  }

  /**
   * Sends a decision about the shown record, and goes on to the next open one. While another record is being fetched,
   * nothing is decided.
   *
   * @param at the record that the reader saw
   */
  async decide(at, decision) {
    if (at === this.at && this.app.state.mayWrite && await this.send(at, decision)) {
      say(word(`check.said.${decision.decision === "kept" ? "kept" : "corrected"}`));
      const from = this.records.findIndex((each) => each.id === at);
      const next = this.records.slice(from + 1).find(isOpen) || this.records.find(isOpen);
      this.show(next ? next.id : at);
    }
  }

  async send(id, decision) {
    try {
      const { records } = await post(`api/check/${id}`, decision);
      this.decided = this.decided.filter((each) => each !== id);
      if (decision.decision !== "open") {
        this.decided.push(id);
      }
      await this.app.readState();
      this.take(records);
      return true;
    } catch (error) {
      say(error.message);
      return false;
    }
  }

  /** Takes a decision back: that of a record, or the last one. */
  async undo(id = this.decided[this.decided.length - 1]) {
    if (id !== undefined && this.app.state.mayWrite && await this.send(id, { decision: "open" })) {
      this.show(id);
    }
  }

  async acceptClear() {
    for (const record of this.clear()) {
      if (!await this.send(record.id, { decision: "proposal", proposal: 1 })) {
        break;
      }
    }
    this.show(this.at);
  }

  key(event) {
    const ways = { j: () => this.step(1), k: () => this.step(-1), u: () => this.undo() };
    if (this.records && this.records.length > 0 && !this.fix.key(event) && Object.hasOwn(ways, event.key)) {
      event.preventDefault();
      ways[event.key]();
    }
  }
}

/** A path as a command line takes it. */
const quoted = (path) => (/^[\w.:\\/-]+$/.test(path) ? path : `"${path}"`);

/** Whether a record has an error about which nothing is decided. */
const isOpen = (record) => record.severity === "error" && !record.decision;
