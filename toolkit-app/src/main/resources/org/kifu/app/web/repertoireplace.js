// The addresses of repertoires, and whose repertoire was looked at, which the browser remembers for each base.

import { turnedToFirst } from "./symmetry.js";
import { Remembered } from "./trainplace.js";

export const VIEWS = ["lines", "train", "left", "opponent", "holes"];

/** The place that an address names, or nothing if it names none of the repertoires. */
export function repertoirePlace(hash) {
  const found = /^#repertoire(?:-([a-z]+))?(?:\?(.*))?$/.exec(hash);
  const view = found && (found[1] || "lines");
  if (!found || !VIEWS.includes(view)) {
    return null;
  }
  const query = new URLSearchParams(found[2] || "");
  const asked = Object.fromEntries(["player", "side", "opponent", "known", "seed"].map((name) => [name, query.get(name) || ""]));
  const line = turnedToFirst((query.get("line") || "").match(/[a-h][1-8]/g) || []);
  return { screen: "repertoire", nav: "openings", view, asked, line };
}

/** The address of a view of a repertoire. */
export function repertoireAddress(view, asked, line = []) {
  const query = new URLSearchParams(Object.entries(asked).filter(([name, value]) => value && name !== "seed"));
  if (line.length > 0) {
    query.set("line", line.join(""));
  }
  return `#repertoire${view === "lines" ? "" : `-${view}`}${query.size > 0 ? `?${query}` : ""}`;
}

/** The player whose repertoire was looked at last; at first the own player, as the training remembers it. */
export function lastPlayer(base) {
  return new Remembered("repertoire", base).get() || new Remembered("me", base).get();
}

/** The own player, or else the one whose repertoire was looked at last. */
export function ownPlayer(base) {
  return new Remembered("me", base).get() || lastPlayer(base);
}

/** Remembers whose repertoire is looked at; the own player stays. */
export function rememberPlayer(base, name) {
  new Remembered("repertoire", base).set(name);
}
