// The addresses of the training: what there is, a run of problems, endings; and whose moves are trained.

const FIELDS = ["player", "kind", "code", "empties"];

/** The place that an address names, or nothing if it names none of the training. */
export function trainingPlace(hash) {
  const found = /^#training(?:-(run|endings))?(?:\?(.*))?$/.exec(hash);
  if (!found) {
    return null;
  }
  const query = new URLSearchParams(found[2] || "");
  const asked = Object.fromEntries(FIELDS.map((name) => [name, query.get(name) || ""]));
  return { screen: "training", part: found[1] || "", asked, isGiven: query.has("player"), hash };
}

/** The address of a part of the training. */
export function trainingAddress(part, asked = {}) {
  const query = new URLSearchParams(Object.entries(asked).filter(([name, value]) => value !== "" || name === "player"));
  return `#training${part ? `-${part}` : ""}${query.size > 0 ? `?${query}` : ""}`;
}

/** The memory of the browser for the training with a base, such as the own player. */
export class Remembered {
  constructor(name, base) {
    this.name = `kifu-${name}-${base}`;
  }

  get() {
    try {
      return localStorage.getItem(this.name) || "";
    } catch {
      return "";
    }
  }

  set(value) {
    try {
      localStorage.setItem(this.name, value);
    } catch {
      // The choice holds until the page is left.
    }
  }
}
