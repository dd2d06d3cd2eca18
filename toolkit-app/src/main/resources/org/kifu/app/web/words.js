// The words of the app in the language of the server. No text for people stands in the scripts.

let known = {};
let openings = {}; // names of openings by those of another language
let language = "en";
let ending = ""; // of the words for the game in sight: gold, men, or nothing

const FORCED = 3200; // hundredths of a man from which on a value is a forced win, and no number

/** Takes the words that the server sends. */
export function useWords({ language: tag, words, openings: names }) {
  known = words;
  openings = names;
  language = tag;
  document.documentElement.lang = tag;
}

/** Lets words be those of a game: where men decide, or where the light discs are gold. */
export function useGame(game) {
  ending = !game ? "" : game.unit === "men" ? ".men" : game.look === "mk-ravensburger" ? ".gold" : "";
}

/** The decimals of values and losses on a board: men are worth much more than discs. */
export const lossDigits = () => (ending === ".men" ? 1 : 0);

/** A loss in discs or men. */
export const lossOf = (discs) => Math.round(10 ** lossDigits() * discs) / 10 ** lossDigits();

/** A word with facts in its places. A fact that is a number is written in the manner of the language. */
export function word(key, ...facts) {
  const text = known[`app.${key}${ending}`] || known[`app.${key}`] || key;
  return text.replace(/\{(\d)(?:,choice,([^}]*))?\}/g, (_, at, forms) =>
    forms === undefined ? told(facts[at]) : formOf(forms, Number(facts[at])));
}

const told = (fact) => (typeof fact === "number" ? number(fact) : String(fact));

/** The form of a noun for a number, from forms such as "1#game|2#games" or, where there are three, "1#…|2#…|5#…". */
function formOf(forms, count) {
  const known = Object.fromEntries(forms.split("|").map((each) => each.split("#")));
  const wanted = { one: "1", two: "2", few: "2" }[new Intl.PluralRules(language).select(count)] || "5";
  return known[wanted] ?? known[2] ?? known[1];
}

/** A number with its thousands set apart. */
export const number = (value) => new Intl.NumberFormat(language).format(value);

/** An opening of an address, which may have been made in another language. */
export const openingName = (name) => (Object.hasOwn(openings, name) ? openings[name] : name);

/** A name at the beginning of a line. */
export const capital = (name) => name.charAt(0).toLocaleUpperCase(language) + name.slice(1);

/** Hundredths of a disc as a signed number with no more decimals than needed. */
export function signed(centidiscs, decimals = 1) {
  if (ending === ".men" && Math.abs(centidiscs) >= FORCED) {
    return centidiscs < 0 ? "−∞" : "+∞";
  }
  const scale = 10 ** decimals;
  const rounded = Math.round((Math.abs(centidiscs) / 100) * scale) / scale;
  return rounded === 0 ? "0" : (centidiscs < 0 ? "−" : "+") + String(rounded);
}

/** Writes words into the elements that name them. */
export function fillWords(place) {
  place.querySelectorAll("[data-word]").forEach((each) => (each.textContent = word(each.dataset.word)));
  place.querySelectorAll("[data-label]").forEach((each) => {
    each.setAttribute("aria-label", word(each.dataset.label));
    if (each.matches("button")) {
      each.title = word(each.dataset.label);
    }
  });
}
