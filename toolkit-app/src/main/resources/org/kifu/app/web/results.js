// Results of a player: bars, shares, intervals, and tables of them.

import { number, word } from "./words.js";

const FEW = 30; // games below which a score says little

/** The games with a result. */
export const knownOf = ({ won, drawn, lost }) => won + drawn + lost;

/** The share of the points with its 95 % interval; nothing without results. */
export function scoreOf(group) {
  const known = knownOf(group);
  if (known === 0) {
    return null;
  }
  const [score, low, high] = wilson(group.won + group.drawn / 2, known);
  return { score, low: Math.max(0, low), high: Math.min(1, high) };
}

/** The share of the points in words. */
export function scoreText(group) {
  const found = scoreOf(group);
  return found ? `${percent(found.score)}\u00a0%` : "–";
}

/** Won, drawn and lost games as parts of a bar; the numbers stand in its label. */
export function resultBar(group) {
  const { won, drawn: even, lost } = group;
  const known = knownOf(group);
  const bar = drawn("svg", {
    class: "rbar", viewBox: `0 0 ${known || 1} 10`, preserveAspectRatio: "none", role: "img", "aria-label": word("players.results", won, even, lost) });
  let x = 0;
  for (const [name, count] of [["won", won], ["drawn", even], ["lost", lost]]) {
    bar.append(drawn("rect", { class: `part ${name}`, x, width: count, height: 10 }));
    x += count;
  }
  return made("span", { class: "outcome" }, bar, made("span", { class: "faint" }, `${number(won)}–${number(even)}–${number(lost)}`));
}

/** The score as a point with its interval, beside the line of one half. */
export function scoreWhisker(group) {
  const found = scoreOf(group);
  return found ? whisker(found) : "";
}

const signedDiscs = (discs) => (discs === undefined ? "–" : `${discs > 0 ? "+" : discs < 0 ? "−" : ""}${Math.abs(discs)}`);

/**
 * A table of groups of games.
 *
 * @param label what the table shows
 * @param first the head of the first column
 * @param named the content of the first cell of a group
 * @param groups the groups
 * @param fewest the games below which a group is marked as small
 */
export function groupTable(label, first, named, groups, fewest = FEW) {
  const head = ["games", "results", "people.score", "people.interval", "people.discs"];
  const table = made("table", { class: "tbl groups", "aria-label": label }, made("thead", {}, made("tr", {},
    made("th", { scope: "col" }, first),
    ...head.map((name) => made("th", { scope: "col", class: `c-${name.split(".").pop()}` }, word(name))))));
  table.append(made("tbody", {}, ...groups.map((group) => groupRow(group, named, fewest))));
  return table;
}

function groupRow(group, named, fewest) {
  const few = knownOf(group) < fewest ? [made("span", { class: "tag" }, word("openings.few")), " "] : [];
  return made("tr", {}, made("th", { scope: "row" }, ...[named(group)].flat()),
    made("td", { class: "c-games" }, ...few, number(group.games)),
    made("td", { class: "c-results" }, resultBar(group)),
    made("td", { class: "c-score" }, scoreText(group)),
    made("td", { class: "c-interval" }, scoreWhisker(group)),
    made("td", { class: "c-discs" }, signedDiscs(group.discs)));
}

/** A panel with a heading, a note beside it, and content. */
export function panel(look, title, note, ...content) {
  return made("section", { class: `sheet box ${look}` },
    made("div", { class: "cap" }, made("h2", {}, title), ...(note ? [made("p", { class: "note" }, note)] : [])), ...content);
}

/** A part of a panel that scrolls, for the keyboard too. */
export const scrolled = (label, ...content) => made("div", { class: "rows", tabindex: "0", role: "group", "aria-label": label }, ...content);

/** Facts beside a verdict. */
export const factsOf = (pairs) => made("dl", { class: "facts" }, ...pairs.filter(([, value]) => value).map(([name, value]) =>
  made("div", {}, made("dt", {}, name), made("dd", {}, value))));

/** The years from the first to the last. */
export const yearsOf = ({ first, last }) => (first === undefined ? "" : first === last ? String(first) : `${first}–${last}`);
