// The addresses of repertoires, and the own player, which the browser remembers for each base.

import { turnedToFirst } from "./symmetry.js";

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

/** The own player of a base, as the browser remembers it. */
export function ownPlayer(base) {
  try {
    return localStorage.getItem(`kifu-me-${base}`) || "";
  } catch {
    return "";
  }
}

export function rememberPlayer(base, name) {
  try {
    localStorage.setItem(`kifu-me-${base}`, name);
  } catch {
    // The choice holds until the page is left.
  }
}
