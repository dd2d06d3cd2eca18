// The addresses of players, pairs of players, events, and of the games that a number counts.

const GAME_FACTS = ["who", "side", "against", "opening-is", "event-is", "year"];

/** A name as a part of an address, also without the sign that stands between two names. */
const part = (name) => encodeURIComponent(name).replace(/[-!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const queryOf = (pairs) => {
  const query = new URLSearchParams(pairs.filter(([, value]) => value !== "" && value !== undefined));
  return query.size > 0 ? `?${query}` : "";
};

const alsoPairs = (names, key = "also") => names.map((name) => [key, name]);

/** The address of a player; other spellings are counted together with the name. */
export const playerAddress = (name, also = []) => `#player-${part(name)}${queryOf(alsoPairs(also))}`;

export const compareAddress = (one, other, also = [], otherAlso = []) => `#compare-${part(one)}-${part(other)}${queryOf([...alsoPairs(also), ...alsoPairs(otherAlso, "other-also")])}`;

export const eventAddress = (name, year) => `#event-${part(name)}${queryOf([["year", year === undefined ? "" : String(year)]])}`;

export const eventsAddress = (asked) => `#events${queryOf(Object.entries(asked))}`;

/** The address of the games that meet conditions: who, side, against, opening-is, event-is, year. */
export const gamesAddress = (asked) => `#games${queryOf(Object.entries(asked))}`;

function nameIn(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a percent sign that stands for itself
  }
}

/** The place that an address names, or nothing if it names no player, no event, and no chosen games. */
export function peoplePlace(hash) {
  const found = /^#(player|compare|events|event|games)(?:-([^?]*))?(?:\?(.*))?$/.exec(hash);
  if (!found) {
    return null;
  }
  const [, screen, path = "", text = ""] = found;
  const query = new URLSearchParams(text);
  const names = path.split("-").map(nameIn);
  if (screen === "games") {
    return text === "" ? null
      : { screen, asked: Object.fromEntries(GAME_FACTS.filter((name) => query.get(name)).map((name) => [name, query.get(name)])) };
  }
  const place = { screen, name: names[0], other: names[1], also: query.getAll("also"), otherAlso: query.getAll("other-also"), year: query.get("year"), text: query.get("text") || "" };
  const isWhole = screen === "events" || (place.name !== "" && (screen !== "compare" || Boolean(place.other)));
  return isWhole ? place : null;
}
