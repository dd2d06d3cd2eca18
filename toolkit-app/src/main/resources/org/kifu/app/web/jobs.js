// The work of the machine. The stream of the server is open only while something waits and the page is seen. A page
// that is not seen asks, too: otherwise a window from the menu would take it for closed, and end.

import { get, post } from "./api.js";
import { duration } from "./jobwords.js";
import { button } from "./signs.js";
import { number, word } from "./words.js";

const NONE = { paused: false, workers: 1, mostWorkers: 1, waiting: 0, done: 0, failed: 0, jobs: [] };
const AGAIN = 4000; // until a server that did not answer is asked again, in milliseconds
const LOOK = 30_000; // until it is asked whether another window added games, in milliseconds
const REFRESH = 10_000; // lists are read again at most so often while many games are annotated, in milliseconds

export class Jobs {
  constructor(place, onDone) {
    this.place = place;
    this.onDone = onDone;
    this.told = NONE;
    this.isKnown = false;
    this.listeners = new Set();
    this.lost = ""; // why nothing is known of the server
    this.alert = made("p", { class: "server-gone", role: "alert" });
    document.body.append(this.alert);
    this.beyond = { game: 0, job: undefined, time: 0 };
    document.addEventListener("visibilitychange", () => (document.hidden ? this.leave() : this.ask()));
  }

  start() {
    return this.ask();
  }

  /** Asks what runs, and listens as long as it does. Asks again after a while: other windows have games, too. */
  async ask() {
    try {
      const { changed } = this.told;
      this.take(await get("api/jobs"));
      if (changed !== undefined && changed !== this.told.changed) {
        this.refresh(true); // jobs may have begun and ended, and games may have come, in other windows
      }
    } catch (error) {
      this.lose(error);
    }
    clearTimeout(this.asking);
    this.asking = setTimeout(() => this.ask(), this.lost ? AGAIN : LOOK);
  }

  /** The server does not answer, or does not know this page: a line says so until it does. */
  lose(error) {
    this.leave();
    const lost = error.code === "forbidden" ? word("jobs.open-link") : error.message;
    if (lost !== this.lost) {
      this.lost = lost;
      this.tell([]);
    }
  }

  tell(done) {
    this.draw();
    this.listeners.forEach((listener) => listener(done));
  }

  /** Changes the queue, and shows what it is then. */
  async change(path, content = {}) {
    try {
      this.take(await post(path, content));
    } catch (error) {
      say(error.message);
      await this.ask();
    }
  }

  take(told) {
    const before = new Set(this.told.jobs.filter((job) => job.state === "done").map((job) => job.job));
    const done = this.isKnown ? told.jobs.filter((job) => job.state === "done" && !before.has(job.job)) : [];
    this.told = told;
    this.isKnown = true;
    this.lost = "";
    if (told.waiting > 0 && !document.hidden) {
      this.listen();
    } else {
      this.leave();
    }
    if (done.length > 0) {
      this.refresh(told.waiting === 0);
    }
    this.tell(done);
  }

  /** Lets the lists be read again: at the end at once, before that now and then. */
  refresh(isEnd) {
    if (isEnd) {
      clearTimeout(this.refreshing);
      this.refreshing = 0;
      this.onDone();
    } else if (!this.refreshing) {
      this.refreshing = setTimeout(() => {
        this.refreshing = 0;
        this.onDone();
      }, REFRESH);
    }
  }

  listen() {
    if (!this.stream) {
      this.stream = new EventSource("api/jobs/events");
      this.stream.addEventListener("jobs", (event) => this.take(JSON.parse(event.data)));
      this.stream.addEventListener("error", () => {
        this.leave();
        this.ask();
      });
    }
  }

  leave() {
    if (this.stream) {
      this.stream.close();
      this.stream = null;
    }
  }

  /** The job of a game that waits, runs, or has just ended. */
  of(game) {
    const { jobs, waiting } = this.told;
    const known = jobs.find((job) => job.game === game);
    const listed = jobs.filter((job) => job.state === "waiting" || job.state === "running").length;
    if (known || waiting <= listed) {
      return known;
    }
    this.askBeyond(game);
    return this.beyond.game === game ? this.beyond.job : undefined;
  }

  /** Asks for the job of a game when there are more than those that are always told. */
  async askBeyond(game) {
    const { beyond } = this;
    if (beyond.game === game && Date.now() - beyond.time < AGAIN) {
      return;
    }
    this.beyond = { game, job: beyond.game === game ? beyond.job : undefined, time: Date.now() };
    try {
      const { jobs } = await get("api/jobs", { game });
      if (this.beyond.game === game && this.beyond.job?.job !== jobs[0]?.job) {
        this.beyond.job = jobs[0];
        this.tell([]);
      }
    } catch (error) {
      this.lose(error);
    }
  }

  get running() {
    return this.told.jobs.filter((job) => job.state === "running");
  }

  /** All jobs since the queue was last empty. */
  get all() {
    return this.told.done + this.told.waiting + this.told.failed;
  }

  get fraction() {
    const begun = this.running.reduce((sum, job) => sum + (job.done || 0), 0);
    return this.all === 0 ? 0 : (this.told.done + this.told.failed + begun) / this.all;
  }

  draw() {
    const { waiting, failed, paused, secondsLeft, trouble } = this.told;
    const count = document.querySelector("[data-count=jobs]");
    count.textContent = number(waiting);
    count.hidden = waiting === 0;
    this.place.hidden = waiting === 0 && failed === 0;
    this.alert.textContent = this.lost;
    const state = paused ? word("jobs.paused") : waiting > 0 && secondsLeft !== undefined ? duration(secondsLeft) : "";
    const rows = [made("h2", {}, made("a", { href: "#jobs" }, word("jobs")), " ", made("span", { class: "faint" }, state))];
    if (waiting > 0) {
      const label = word("jobs.of", this.all - waiting, this.all);
      rows.push(made("div", { class: "job" }, made("div", { class: "t" }, made("span", {}, label)), bar(this.fraction, label)));
    }
    rows.push(...this.running.slice(0, 2).map((job) => this.row(job)));
    if (failed > 0) {
      rows.push(made("p", { class: "t3" }, made("a", { href: "#jobs" }, word("jobs.failed", failed))));
    }
    if (trouble) {
      rows.push(made("p", { class: "t3" }, trouble));
    }
    this.place.replaceChildren(...rows);
  }

  row(job) {
    const stop = button("mini-button", "remove", "", () => this.change(`api/jobs/${job.job}/stop`), word("jobs.stop", job.title));
    const name = made("b", { title: job.title }, job.title);
    return made("div", { class: "job" }, made("div", { class: "t" }, name, ...(job.elsewhere ? [] : [stop])), progressOf(job));
  }
}

/** A bar of a part that is done. */
export const bar = (part, label) => made("progress", { max: 1, value: part, "aria-label": label });

/** The progress of a job. */
export const progressOf = (job) => bar(job.done || 0, job.title);
