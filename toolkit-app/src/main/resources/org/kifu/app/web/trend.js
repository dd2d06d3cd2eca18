// The games of a position by year, as small bars.

import { number, word } from "./words.js";

const WIDTH = 420;
const HEIGHT = 66;
const TALLEST = 36;
const GROUND = 50;

/** The bars of all years from the first to the last; nothing if there are not two years. */
export function trendOf(years) {
  const known = Object.keys(years).map(Number);
  const [first, last] = [Math.min(...known), Math.max(...known)];
  if (known.length < 2) {
    return [];
  }
  const most = known.reduce((best, year) => (years[year] > years[best] ? year : best), first);
  const label = word("openings.trend.most", String(most), years[most]);
  const svg = drawn("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": `${word("openings.trend")}. ${label}` });
  const width = (WIDTH - 8) / (last - first + 1);
  const middle = (year) => 4 + (year - first + 0.5) * width;
  for (let year = first; year <= last; year++) {
    svg.append(bar(year, years[year] || 0, middle(year), Math.max(1, width * 0.78), years[most]));
  }
  const text = (x, y, words) => svg.append(drawn("text", { x: Math.min(WIDTH - 16, Math.max(16, x)), y }, words));
  text(middle(most), GROUND - TALLEST - 3, number(years[most]));
  marked(first, last).forEach((year) => text(middle(year), 63, String(year)));
  return [made("figcaption", {}, word("openings.trend")), svg];
}

function bar(year, games, x, width, most) {
  const height = (TALLEST * games) / most;
  return drawn("rect", { class: "bars", x: x - width / 2, y: GROUND - height, width, height }, drawn("title", {}, `${year}: ${number(games)}`));
}

/** The years that are named: all of a few, else the ends and the tens between them. */
function marked(first, last) {
  const all = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return all.length <= 10 ? all
    : all.filter((year) => year === first || year === last || (year % 10 === 0 && year - first > all.length / 9 && last - year > all.length / 9));
}
