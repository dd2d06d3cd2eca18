// The place of the window on its server. It is new at each start of Kifu, and the browser remembers the latest.

const NAME = "kifu-place";

/** Remembers where this page was let in, for addresses of an earlier start. */
export function rememberPlace() {
  try {
    localStorage.setItem(NAME, location.pathname);
  } catch {
    // Only the printed link lets in then.
  }
}

/** Moves this page, with all that was typed in it, to where another page was let in since; says whether there is such a place. */
export function followPlace() {
  try {
    const place = localStorage.getItem(NAME);
    if (!place || place === location.pathname) {
      return false;
    }
    history.replaceState(history.state, "", place + location.search + location.hash);
    return true;
  } catch {
    return false;
  }
}
