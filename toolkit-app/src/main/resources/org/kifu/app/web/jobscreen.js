// The queue of annotations: how far it is, what comes next, what did not work, and what is done.

import { get, isLate } from "./api.js";
import { progressOf } from "./jobs.js";
import { duration, levelName } from "./jobwords.js";
import { button } from "./signs.js";
import { number, word } from "./words.js";

const SHOWN = 20; // the rows that each piece of news has
const MORE = 100;

export class JobsScreen {
  constructor(app) {
    this.app = app;
    this.listener = () => this.draw();
  }

  isAt(place) {
    return place.screen === "jobs";
  }

  follow() {}

  outdated() {}

  open(work) {
    document.title = `${word("jobs")} · Kifu`;
    this.shown = SHOWN;
    this.title = made("h1", {});
    this.note = made("p", {});
    this.acts = made("div", { class: "acts" });
    this.whole = made("progress", { class: "whole", max: 1, value: 0, "aria-label": word("jobs.whole") });
    this.now = new Part("now", (job) => this.runningRow(job));
    this.next = new Part("next", (job) => this.waitingRow(job));
    this.failed = new Part("failed", (job) => this.failedRow(job));
    this.done = new Part("done", (job) => this.doneRow(job));
    this.more = button("btn small", "", word("more"), () => this.showMore(), "");
    this.next.place.append(this.more);
    this.failed.head.append(this.failedActs());
    this.parts = [this.now, this.failed, this.next, this.done];
    this.empty = this.emptyState();
    work.replaceChildren(
      made("section", { class: "verdict jobs-head" }, made("div", {}, this.title, this.note), this.acts),
      made("div", { class: "queue" }, this.whole, this.empty, ...this.parts.map((part) => part.place)));
    this.app.jobs.listeners.add(this.listener);
    this.draw();
    this.app.jobs.ask();
  }

  close() {
    this.app.jobs.listeners.delete(this.listener);
    this.parts = null;
    clearTimeout(this.reading);
  }

  key(event) {
    if (event.key === "p" && this.app.jobs.told.waiting > 0 && this.app.state.mayWrite) {
      this.pause();
    }
  }

  emptyState() {
    return made("div", { class: "none sheet box" }, made("p", {}, word("jobs.none.how")),
      made("a", { class: "btn main", href: "#games" }, word("jobs.to-games")));
  }

  draw() {
    if (!this.parts) {
      return;
    }
    const { jobs } = this.app;
    const { told } = jobs;
    const of = (state) => told.jobs.filter((job) => job.state === state);
    this.title.textContent = jobs.lost ? word("jobs") : this.sentence(told, jobs.all);
    const trouble = jobs.lost || told.trouble;
    this.note.textContent = trouble ? trouble : told.waiting > 0 ? word("jobs.keep") : "";
    this.note.classList.toggle("t3", Boolean(trouble));
    this.whole.hidden = told.waiting === 0;
    this.whole.value = jobs.fraction;
    this.empty.hidden = jobs.all > 0;
    this.drawActs(told);
    this.now.show(of("running"), word("jobs.now"));
    this.drawNext(told, of("waiting"));
    this.failed.show(of("failed"), word("jobs.failed", told.failed));
    this.done.show(of("done"), word("jobs.done", told.done));
  }

  sentence(told, all) {
    const { waiting, failed, paused, secondsLeft } = told;
    if (all === 0) {
      return word("jobs.none");
    }
    if (waiting === 0) {
      return failed > 0 ? word("jobs.says.failed", told.done, failed) : word("jobs.says.done", told.done);
    }
    if (paused) {
      return word("jobs.says.paused", all - waiting, all);
    }
    return secondsLeft === undefined ? word("jobs.says.running", all - waiting, all)
      : word("jobs.says.left", all - waiting, all, duration(secondsLeft));
  }

  /** The buttons above, made anew only when they change, so that none loses the focus. */
  drawActs(told) {
    const state = `${told.waiting > 0} ${told.paused} ${told.workers} ${told.mostWorkers}`;
    if (state === this.actsState) {
      return;
    }
    this.actsState = state;
    const isFocused = this.acts.contains(document.activeElement);
    const rows = [];
    if (told.waiting > 0 && this.app.state.mayWrite) {
      rows.push(this.workerChoice(told));
      rows.push(button("btn", "remove", word("jobs.stop-all"), () => this.stopAll(), ""));
      rows.push(button("btn main", told.paused ? "goOn" : "pause", word(told.paused ? "jobs.go-on" : "jobs.pause"), () => this.pause(), ""));
    }
    this.acts.replaceChildren(...rows);
    if (isFocused && rows.length > 0) {
      rows.at(-1).focus();
    }
  }

  workerChoice({ workers, mostWorkers }) {
    const choice = made("select", {}, ...Array.from({ length: mostWorkers }, (_, at) => made("option", { value: at + 1 }, number(at + 1))));
    choice.value = String(workers);
    choice.addEventListener("change", () => this.app.jobs.change("api/jobs/workers", { workers: Number(choice.value) }));
    const label = made("label", { class: "field", title: word("jobs.workers.how", mostWorkers) }, made("span", {}, word("jobs.workers")), choice);
    label.hidden = mostWorkers < 2;
    return label;
  }

  pause() {
    return this.app.jobs.change("api/jobs/pause", { paused: !this.app.jobs.told.paused });
  }

  stopAll() {
    const { waiting } = this.app.jobs.told;
    const dialog = made("dialog", { class: "help", "aria-label": word("jobs.stop-all") });
    const stop = button("btn main", "", word("jobs.stop-all"), () => {
      dialog.close();
      this.app.jobs.change("api/jobs/stop");
    }, "");
    dialog.append(made("h2", {}, word("jobs.stop-all")), made("p", {}, word("jobs.stop-all.ask", waiting)),
      made("div", { class: "close-line" }, button("btn", "", word("cancel"), () => dialog.close(), ""), stop));
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  }

  // The games that come next.

  drawNext(told, waiting) {
    const count = told.waiting - this.app.jobs.running.length;
    const title = word("jobs.next", count);
    this.more.hidden = count <= this.shown;
    if (this.shown === SHOWN) {
      this.next.show(waiting, title);
    } else {
      this.next.head.firstChild.textContent = title;
      if (!this.reading) {
        this.reading = setTimeout(() => this.readNext(title), 400);
      }
    }
  }

  async readNext(title) {
    try {
      const { jobs } = await get("api/jobs", { state: "waiting", count: this.shown });
      if (this.parts) {
        this.next.show(jobs.filter((job) => job.state === "waiting"), title);
      }
    } catch (error) {
      if (!isLate(error)) {
        say(error.message);
      }
    } finally {
      this.reading = 0;
    }
  }

  showMore() {
    this.shown = Math.min(500, this.shown + MORE);
    this.draw();
  }

  // Rows.

  act(sign, job, path, label) {
    return button("btn bare icon", sign, "", () => this.app.jobs.change(`api/jobs/${job.job}/${path}`), label);
  }

  acting(...buttons) {
    return made("span", { class: "row-acts" }, ...(this.app.state.mayWrite ? buttons : []));
  }

  gameLink(job) {
    if (job.black === "" && job.white === "") {
      return made("a", { class: "who", href: `#game-${job.game}` }, word("of-game", job.game));
    }
    return made("a", { class: "who", href: `#game-${job.game}` }, job.black || "–", made("span", { class: "faint" }, " – "), job.white || "–");
  }

  level(job) {
    return made("span", { class: "soft" }, levelName(job.level));
  }

  runningRow(job) {
    const row = made("li", { class: "now-row" }, this.gameLink(job), this.level(job), made("span", { class: "part" }, progressOf(job), made("b", {})),
      this.acting(...(job.elsewhere ? [] : [this.act("remove", job, "stop", word("jobs.stop", job.title))])));
    row.renew = (now) => {
      row.querySelector("progress").value = now.done || 0;
      row.querySelector("b").textContent = now.elsewhere ? word("jobs.elsewhere") : now.rests ? word("jobs.rests")
        : `${Math.round(100 * (now.done || 0))} %`;
    };
    return row;
  }

  waitingRow(job) {
    return made("li", {}, this.gameLink(job), this.level(job), made("span", { class: "part" }),
      this.acting(this.act("up", job, "first", word("jobs.first", job.title)), this.act("remove", job, "stop", word("jobs.remove", job.title))));
  }

  failedRow(job) {
    return made("li", {}, this.gameLink(job), this.level(job), made("span", { class: "t3 part" }, job.message || word("job.failed")),
      this.acting(this.act("again", job, "again", word("jobs.again", job.title)), this.act("remove", job, "stop", word("jobs.remove", job.title))));
  }

  failedActs() {
    const { jobs } = this.app;
    return this.acting(button("btn small", "", word("jobs.again-all"), () => jobs.change("api/jobs/again"), ""),
      button("btn small", "", word("jobs.forget"), () => jobs.change("api/jobs/forget"), ""));
  }

  doneRow(job) {
    return made("li", {}, this.gameLink(job), this.level(job), made("span", { class: "part" }),
      made("span", { class: "row-acts" }, made("a", { class: "btn small", href: `review/${job.game}` }, word("review"))));
  }
}

/** A part of the queue. Its rows stay while their jobs do, so that the focus stays, too. */
class Part {
  constructor(look, make) {
    this.make = make;
    this.rows = new Map();
    this.list = made("ol", {});
    this.head = made("div", { class: "cap" }, made("h2", { tabindex: "-1" }));
    this.place = made("section", { class: `sheet part-of-queue ${look}` }, this.head, this.list);
  }

  show(jobs, title) {
    this.head.firstChild.textContent = title;
    this.place.hidden = jobs.length === 0;
    const keys = jobs.map((job) => `${job.job} ${job.message || ""}`);
    if (keys.join("|") !== this.keys) {
      this.keys = keys.join("|");
      const held = this.list.contains(document.activeElement) ? document.activeElement : null;
      this.rows = new Map(jobs.map((job, at) => [keys[at], this.rows.get(keys[at]) || this.make(job)]));
      this.list.replaceChildren(...this.rows.values());
      if (held) {
        (held.isConnected ? held : this.head.firstChild).focus();
      }
    }
    jobs.forEach((job, at) => {
      const row = this.rows.get(keys[at]);
      if (row.renew) {
        row.renew(job);
      }
    });
  }
}
