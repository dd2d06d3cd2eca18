// The addresses of openings: the line, and which games are chosen.

import { turnedToFirst } from "./symmetry.js";
import { START } from "./tree.js";

export const FILTERS = ["player", "side", "from-year", "to-year", "event", "tag"];

const movesIn = (line) => line.match(/../g) || [];

/** The place that an address names, or nothing if it names none of the openings. */
export function openingPlace(hash) {
  const found = /^#openings(?:-((?:[a-h][1-8])+))?(?:\?(.*))?$/.exec(hash);
  if (!found) {
    return null;
  }
  const query = new URLSearchParams(found[2] || "");
  const asked = Object.fromEntries(FILTERS.map((name) => [name, query.get(name) || ""]));
  return { screen: "openings", line: turnedToFirst(movesIn(found[1] || "")), asked };
}

/** The address of a line among the chosen games. */
export function openingAddress(line, asked = {}) {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ""));
  return `#openings${line.length > 0 ? "-" : ""}${line.join("")}${query.size > 0 ? `?${query}` : ""}`;
}

/** The address of the openings at a position of a game; nothing if the game began elsewhere, or is over there. */
export function openingOf(node) {
  const path = node.path;
  const isUsual = !node.isRuled && path[0].board === START && path[0].disc === "O" && node.mover !== "";
  const moves = path.slice(1).map((each) => each.move).filter((move) => move !== "pass");
  return isUsual ? openingAddress(turnedToFirst(moves)) : "";
}
