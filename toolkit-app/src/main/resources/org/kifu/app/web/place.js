// The place of the window on its server. It is new at each start of Kifu, and the browser remembers the latest.

const NAME = "kifu-place";

/** The code of the server for a change that belongs to another base. */
export const OTHER_BASE = "other-base";

const own = { base: "" }; // what this page shows

/** Remembers where this page was let in, for addresses of an earlier start. */
export function rememberPlace() {
  try {
    localStorage.setItem(NAME, location.pathname);
  } catch {
    // Only the printed link lets in then.
  }
}

/** The base that this page shows, as the server names it. */
export const ownBase = () => own.base;

/** Remembers which base this page shows; the first one stays. */
export function rememberBase(base) {
  own.base ||= base;
}

/**
 * Moves this page, with all that was typed in it, to where another page was let in since.
 *
 * @param before where this page was when it asked
 * @returns "here" if it is elsewhere now, "other-base" if another base is shown there, nothing if there is no such place
 */
export async function followPlace(before) {
  const place = latest();
  if (place && place !== location.pathname && own.base) {
    const response = await fetch(`${place}api/state`);
    const there = response.ok ? (await response.json()).identity : "";
    if (there && there !== own.base) {
      return OTHER_BASE;
    }
    if (there) {
      history.replaceState(history.state, "", place + location.search + location.hash);
    }
  }
  return location.pathname === before ? "" : "here";
}

function latest() {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}
