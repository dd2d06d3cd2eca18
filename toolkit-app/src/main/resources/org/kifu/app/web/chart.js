// The value after each move of an annotated game: black ahead above the line of zero, white below it.

import { isSure, labelOf } from "./values.js";
import { word } from "./words.js";

const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM] = [600, 132, 30, 8, 8];
const DISCS = { step: 16, most: Infinity }; // between two lines, and the most that is shown
const MEN = { step: 2, most: 6 }; // a forced win is no number of men

export class ValueChart {
  /**
   * @param go goes to the position before a ply
   * @param unit the unit of the values
   */
  constructor(annotation, go, unit = "discs") {
    const { step, most } = unit === "men" ? MEN : DISCS;
    this.step = step;
    this.moves = annotation.moves.map((move) => ({ ...move, blackDiscDiff: Math.min(most, Math.max(-most, move.blackDiscDiff)) }));
    const values = this.moves.map((move) => move.blackDiscDiff);
    this.high = step * Math.ceil(Math.max(1, ...values) / step);
    this.low = step * Math.floor(Math.min(0, ...values) / step);
    this.cursor = drawn("path", { class: "cursor" });
    const svg = drawn("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": word("chart") },
      drawn("rect", { class: "plot", x: LEFT, y: TOP, width: WIDTH - LEFT, height: HEIGHT - TOP - BOTTOM }),
      ...this.areas(), ...this.lines(), ...this.curve(), ...this.marks(), this.cursor);
    svg.addEventListener("click", (event) => go(this.plyAt(svg, event)));
    this.place = made("figure", { class: "values-chart" }, svg);
  }

  x(ply) {
    return LEFT + ((WIDTH - LEFT) * ply) / (this.moves.length + 0.5);
  }

  y(discs) {
    return TOP + ((this.high - discs) / (this.high - this.low)) * (HEIGHT - TOP - BOTTOM);
  }

  /** The area between the values and the line of zero. */
  areas() {
    const area = (look, part) => {
      const points = this.moves.map((move) => `${this.x(move.ply)} ${this.y(part(move.blackDiscDiff))}`);
      return drawn("path", { class: look, d: `M${this.x(1)} ${this.y(0)}L${points.join("L")}V${this.y(0)}z` });
    };
    return [area("black-ahead", (discs) => Math.max(0, discs)), area("white-ahead", (discs) => Math.min(0, discs))];
  }

  lines() {
    const step = this.high - this.low > 4 * this.step ? 2 * this.step : this.step;
    const all = [];
    for (let discs = step * Math.ceil(this.low / step); discs <= this.high; discs += step) {
      all.push(drawn("path", { class: discs === 0 ? "level zero" : "level", d: `M${LEFT} ${this.y(discs)}H${WIDTH}` }),
        drawn("text", { x: LEFT - 5, y: this.y(discs) + 4 }, String(Math.abs(discs))));
    }
    return all;
  }

  /** The values as a line, which is broken where they are estimated. */
  curve() {
    return this.moves.slice(1).map((move, index) => {
      const before = this.moves[index];
      return drawn("path", {
        class: isSure(move) ? "curve" : "curve unsure",
        d: `M${this.x(before.ply)} ${this.y(before.blackDiscDiff)}L${this.x(move.ply)} ${this.y(move.blackDiscDiff)}`,
      });
    });
  }

  marks() {
    return this.moves.filter((move) => move.label).map((move) => {
      const kind = `g${labelOf(move)}`;
      const place = `translate(${this.x(move.ply) - 6} ${this.y(move.blackDiscDiff) - 6})scale(0.86)`;
      return drawn("use", { href: `#${kind}`, class: isSure(move) ? kind : `${kind} hollow`, transform: place });
    });
  }

  plyAt(svg, event) {
    const box = svg.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * WIDTH;
    const ply = Math.round(((x - LEFT) / (WIDTH - LEFT)) * (this.moves.length + 0.5));
    return Math.min(Math.max(ply, 1), this.moves.length);
  }

  /** Shows where in the game a ply is. */
  draw(ply) {
    this.cursor.setAttribute("d", `M${this.x(Math.min(ply, this.moves.length))} ${TOP}V${HEIGHT - BOTTOM}`);
  }
}
