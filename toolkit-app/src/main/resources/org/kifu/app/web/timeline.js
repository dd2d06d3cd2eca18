// The score of a player year by year, each with its interval, around the line of one half.

import { knownOf, panel, scoreOf } from "./results.js";
import { word } from "./words.js";

const FEW = 10; // games of a year below which its point is hollow
const [TOP, TALL, FOOT] = [8, 104, 22];

/**
 * The panel; an empty text if there are not two years.
 *
 * @param addressOf the address of the games of a year
 */
export function timelinePanel(years, name, addressOf) {
  const known = years.filter((year) => year.name !== "" && knownOf(year) > 0);
  return known.length < 2 ? "" : panel("wide-box over-time", word("people.over-time"), word("people.over-time.how", name, FEW),
    timeline(known, addressOf, 1180, "wide-only"), timeline(known, addressOf, 350, "phone-only"));
}

function timeline(known, addressOf, width, look) {
  const [first, last] = [Math.min(...known.map((year) => year.first)), Math.max(...known.map((year) => year.last))];
  const left = 46;
  const step = (width - left) / (last - first + 1 || 1);
  const y = (share) => TOP + (1 - share) * TALL;
  const x = (year) => left + (year - first + 0.5) * step;
  const svg = drawn("svg", { class: `timeline ${look}`, viewBox: `0 0 ${width} ${TOP + TALL + FOOT}`, role: "group", "aria-label": word("people.over-time") });
  [0, 0.5, 1].forEach((share) => svg.append(
    drawn("path", { class: share === 0.5 ? "grid even" : "grid", d: `M${left} ${y(share)}H${width}` }),
    drawn("text", { class: "level", x: left - 6, y: y(share) + 4 }, `${100 * share}\u00a0%`)));
  known.forEach((year) => svg.append(yearMark(year, addressOf, x(year.first), y, Math.min(step, 40))));
  const every = Math.max(1, Math.ceil((last - first + 1) / ((width - left) / 46)));
  for (let year = last; year >= first; year -= every) {
    svg.append(drawn("text", { x: Math.min(width - 16, x(year)), y: TOP + TALL + FOOT - 5 }, String(year)));
  }
  return svg;
}

/** A year: its score and interval, which lead to its games. */
function yearMark(year, addressOf, x, y, width) {
  const { score, low, high } = scoreOf(year);
  const said = `${year.name}: ${percent(score)} %, ${word("players.results", year.won, year.drawn, year.lost)}`;
  return drawn("a", { href: addressOf(year.name), "aria-label": said, class: knownOf(year) < FEW ? "few" : "" }, drawn("title", {}, said),
    drawn("rect", { class: "whole", x: x - width / 2, y: 0, width, height: TOP + TALL + FOOT }),
    drawn("path", { class: "span", d: `M${x} ${y(low)}V${y(high)}` }), drawn("circle", { cx: x, cy: y(score), r: 4 }));
}
