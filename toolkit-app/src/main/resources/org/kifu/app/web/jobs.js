// The work of the machine. The stream of the server is open only while something runs and the page is seen.

import { get, post } from "./api.js";
import { button } from "./signs.js";
import { word } from "./words.js";

const isActive = (job) => job.state === "running" || job.state === "waiting";

export class Jobs {
  constructor(place, onDone) {
    this.place = place;
    this.onDone = onDone;
    this.jobs = [];
    this.listeners = new Set();
    this.hidden = new Set(); // failures that were read
    document.addEventListener("visibilitychange", () => (document.hidden ? this.leave() : this.ask()));
  }

  start() {
    return this.ask();
  }

  /** Asks what runs, and listens as long as it does. */
  async ask() {
    try {
      this.take(await get("/api/jobs"));
    } catch (error) {
      say(error.message);
    }
  }

  take({ jobs }) {
    const before = new Map(this.jobs.map((job) => [job.job, job]));
    this.jobs = jobs;
    const done = jobs.filter((job) => job.state === "done" && before.has(job.job) && isActive(before.get(job.job)));
    if (jobs.some(isActive) && !document.hidden) {
      this.listen();
    } else {
      this.leave();
    }
    this.draw();
    if (done.length > 0) {
      this.onDone();
    }
    this.listeners.forEach((listener) => listener(done));
  }

  listen() {
    if (!this.stream) {
      this.stream = new EventSource("/api/jobs/events");
      this.stream.addEventListener("jobs", (event) => this.take(JSON.parse(event.data)));
    }
  }

  leave() {
    if (this.stream) {
      this.stream.close();
      this.stream = null;
    }
  }

  /** The newest job of a game. */
  of(game) {
    return this.jobs.findLast((job) => job.game === game);
  }

  draw() {
    const seen = this.jobs.filter((job) => isActive(job) || (job.state === "failed" && !this.hidden.has(job.job)));
    this.place.hidden = seen.length === 0;
    const running = made("span", { class: "faint" }, word("jobs.running", this.jobs.filter(isActive).length));
    this.place.replaceChildren(made("h2", {}, word("jobs"), " ", running), ...seen.slice(0, 4).map((job) => this.row(job)));
  }

  row(job) {
    const stop = button("mini-button", "remove", "", () => this.end(job), word(isActive(job) ? "stop" : "close"));
    const name = made("b", { title: job.title }, job.title);
    const row = made("div", { class: "job" }, made("div", { class: "t" }, name, stop));
    row.append(isActive(job) ? progressOf(job) : made("p", { class: "t3" }, job.message || word("job.failed")));
    return row;
  }

  async end(job) {
    if (!isActive(job)) {
      this.hidden.add(job.job);
      this.draw();
      return;
    }
    try {
      await post(`/api/jobs/${job.job}/stop`);
      await this.ask();
    } catch (error) {
      say(error.message);
    }
  }
}

/** The progress of a job. */
export function progressOf(job) {
  return made("progress", { max: 1, value: job.done, "aria-label": job.title });
}
