// Ratings over time with their margins. Years in which a player was not active are a gap in the line.

import { get } from "./api.js";
import { word } from "./words.js";

const AGAIN = 1200; // until a rating that is not ready is asked for again, in milliseconds
const STEPS = [100, 200, 400, 800]; // points between two lines
const LINES = 7;

export class RatingPanel {
  /** @param names the players */
  constructor(names) {
    this.names = names;
    this.place = made("div", { class: "rating", "aria-live": "polite" }, made("p", { class: "soft" }, word("reading")));
    this.ask();
  }

  close() {
    this.isClosed = true;
    clearTimeout(this.waiting);
  }

  async ask() {
    try {
      const answer = await get("api/ratings", { names: this.names.join("\n") });
      if (this.isClosed) {
        return;
      }
      if (answer.ready) {
        this.draw(answer.lines);
      } else {
        this.place.replaceChildren(made("p", { class: "soft" }, word("people.rating.waits")));
        this.waiting = setTimeout(() => this.ask(), AGAIN);
      }
    } catch (error) {
      this.place.replaceChildren(made("p", { class: "soft", role: "alert" }, error.message));
    }
  }

  draw(all) {
    const lines = all.filter((line) => line.points.length > 0);
    if (lines.length === 0) {
      this.place.replaceChildren(made("p", { class: "soft" }, word("people.rating.none")));
      return;
    }
    const said = lines.map(sentenceOf);
    this.place.replaceChildren(
      made("ul", { class: "now" }, ...lines.map((line, at) => made("li", {}, keyOf(at), " ", ...(all.length > 1 ? [made("b", {}, line.player), " "] : []), said[at]))),
      chartOf(lines, 640, 230, "wide-only", said), chartOf(lines, 340, 210, "phone-only", said));
  }
}

function sentenceOf({ points }) {
  const last = points[points.length - 1];
  const best = points.reduce((most, each) => (each.rating > most.rating ? each : most), points[0]);
  return word("people.rating.now", String(last.rating), String(last.margin), String(last.year), String(best.rating), String(best.year));
}

/** The sign of a line: a full point on a solid line, or a hollow one on a dashed line. */
function keyOf(at) {
  return drawn("svg", { class: `line-key l-${at}`, viewBox: "0 0 26 10", "aria-hidden": "true" },
    drawn("path", { class: "line", d: "M1 5H25" }), drawn("circle", { class: "point", cx: 13, cy: 5, r: 3.2 }));
}

function chartOf(lines, width, height, look, said) {
  const [left, right, top, bottom] = [38, 14, 8, 22];
  const points = lines.flatMap((line) => line.points);
  const years = points.map((point) => point.year);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const least = Math.min(...points.map((point) => point.rating - point.margin));
  const most = Math.max(...points.map((point) => point.rating + point.margin));
  const step = STEPS.find((each) => (most - least) / each < LINES - 1) || STEPS[STEPS.length - 1];
  const [low, high] = [step * Math.floor(least / step), step * Math.ceil(most / step)];
  const x = (year) => left + (first === last ? 0.5 : (year - first) / (last - first)) * (width - left - right - 8) + 4;
  const y = (rating) => top + ((high - rating) / (high - low || 1)) * (height - top - bottom);
  const svg = drawn("svg", { class: `rating-chart ${look}`, viewBox: `0 0 ${width} ${height}`, role: "img",
    "aria-label": lines.map((line, at) => `${line.player}: ${said[at]}`).join(" ") });
  for (let rating = low; rating <= high; rating += step) {
    svg.append(drawn("path", { class: "grid", d: `M${left} ${y(rating)}H${width - right}` }),
      drawn("text", { class: "level", x: left - 5, y: y(rating) + 4 }, String(rating)));
  }
  const every = Math.max(1, Math.ceil((last - first) / (width / 62)));
  for (let year = last; year >= first; year -= every) {
    svg.append(drawn("text", { class: "year", x: x(year), y: height - 5 }, String(year)));
  }
  lines.forEach((line, at) => svg.append(...bandsOf(line, at, x, y)));
  lines.forEach((line, at) => svg.append(...marksOf(line, at, x, y)));
  return svg;
}

/** The points in runs without a gap. */
function runsOf({ points }) {
  const runs = [];
  points.forEach((point, at) => {
    if (at === 0 || point.year > points[at - 1].year + 1) {
      runs.push([]);
    }
    runs[runs.length - 1].push(point);
  });
  return runs;
}

function bandsOf(line, at, x, y) {
  return runsOf(line).map((run) => {
    if (run.length === 1) {
      const [{ year, rating, margin }] = run;
      return drawn("path", { class: `alone l-${at}`, d: `M${x(year)} ${y(rating - margin)}V${y(rating + margin)}` });
    }
    const upper = run.map((point) => `${x(point.year)} ${y(point.rating + point.margin)}`);
    const lower = run.map((point) => `${x(point.year)} ${y(point.rating - point.margin)}`).reverse();
    return drawn("path", { class: `band l-${at}`, d: `M${[...upper, ...lower].join("L")}Z` });
  });
}

function marksOf(line, at, x, y) {
  const paths = runsOf(line).map((run) =>
    drawn("path", { class: `line l-${at}`, d: `M${run.map((point) => `${x(point.year)} ${y(point.rating)}`).join("L")}` }));
  const marks = line.points.map((point) => drawn("circle", { class: `point l-${at}`, cx: x(point.year), cy: y(point.rating), r: 2.8 },
    drawn("title", {}, `${line.player}, ${point.year}: ${point.rating} ± ${point.margin}`)));
  return [...paths, ...marks];
}
