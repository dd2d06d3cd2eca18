// Two players beside each other: their games, common opponents, ratings and accuracy.

import { get, isLate } from "./api.js";
import { compareAddress, eventAddress, gamesAddress, playerAddress } from "./peopleplace.js";
import { peopleTabs } from "./peopletabs.js";
import { RatingPanel } from "./ratingchart.js";
import { factsOf, groupTable, knownOf, panel, scoreOf, scoreText, scrolled, yearsOf } from "./results.js";
import { timelinePanel } from "./timeline.js";
import { number, word } from "./words.js";

const SIDES = ["black", "white"];

export class CompareScreen {
  constructor(app) {
    this.app = app;
  }

  isAt(place) {
    return place.screen === "compare" && this.place && place.name === this.place.name && place.other === this.place.other
      && String(place.also) === String(this.place.also) && String(place.otherAlso) === String(this.place.otherAlso);
  }

  follow() {}

  key() {}

  open(work, place) {
    this.place = place;
    this.reading = new AbortController();
    document.title = `${place.name} – ${place.other} · Kifu`;
    this.page = made("div", { class: "review people", "aria-busy": "true" },
      made("section", { class: "verdict" }, made("h1", {}, `${place.name} – ${place.other}`)));
    work.replaceChildren(peopleTabs("players"), this.page);
    this.read();
  }

  close() {
    this.place = null;
    this.reading.abort();
    if (this.rating) {
      this.rating.close();
    }
  }

  get names() {
    return { name: this.place.name, other: this.place.other, also: this.place.also.join("\n"), "other-also": this.place.otherAlso.join("\n") };
  }

  async read() {
    try {
      this.show(await get("api/compare", this.names, this.reading.signal));
      this.showAccuracy(await get("api/compare/accuracy", this.names, this.reading.signal));
    } catch (error) {
      if (!isLate(error)) {
        this.page.append(made("p", { role: "alert" }, error.message), made("p", {}, made("a", { href: "#players" }, word("players"))));
      }
    }
    this.page.removeAttribute("aria-busy");
  }

  show(pair) {
    this.rating = new RatingPanel([pair.one.name, pair.other.name]);
    this.accuracy = made("div", { class: "accuracy" });
    const met = knownOf(pair.all) > 0;
    this.page.replaceChildren(this.head(pair),
      ...(met ? [this.colours(pair)] : []),
      panel(met ? "rating-box" : "wide-box", word("people.rating"), word("people.rating.how"), this.rating.place),
      ...(met ? [timelinePanel(pair.years, pair.one.name, (year) => this.between({ year })), ...SIDES.map((side) => this.openings(pair, side)), this.games(pair)] : []),
      this.common(pair));
  }

  head({ one, other, all }) {
    const found = scoreOf(all);
    const { also, otherAlso } = this.place;
    const link = ([{ name }, spellings]) => made("a", { href: playerAddress(name, spellings) }, name);
    const says = found ? word("people.met", one.name, scoreText(all), knownOf(all), other.name) : word("people.met.never", one.name, other.name);
    const sure = !found ? [] : found.low > 0.5 ? word("people.sure.better", one.name) : found.high < 0.5 ? word("people.sure.better", other.name)
      : word("people.sure.even");
    const facts = factsOf([[word("games"), number(all.games)], [word("people.won-drawn-lost"), `${all.won}–${all.drawn}–${all.lost}`], [word("years"), yearsOf(all)]]);
    return made("header", { class: "verdict" }, made("div", {}, made("h1", {}, says),
      made("p", {}, ...(found ? [word("openings.interval", percent(found.low), percent(found.high)), ". ", sure] : [])),
      made("div", { class: "acts" }, ...[[one, also], [other, otherAlso]].map((each) => {
        const chip = link(each);
        chip.className = "btn";
        return chip;
      }), made("a", { class: "btn", href: compareAddress(other.name, one.name, otherAlso, also) }, word("people.turn")))), facts);
  }

  /** The accuracy of both, where both have annotated games. */
  showAccuracy({ one, other }) {
    if (!this.place || !(one.accuracy && other.accuracy)) {
      return;
    }
    const rows = [[this.place.name, one], [this.place.other, other]].map(([name, found]) => made("tr", {}, made("th", { scope: "row" }, name),
      made("td", { class: "c-games" }, number(found.games)),
      made("td", { class: "c-score" }, `${found.accuracy.toFixed(1)} ± ${(1.96 * (found.error || 0)).toFixed(1)}\u00a0%`)));
    const head = [["player", ""], ["annotated", "c-games"], ["people.accuracy", "c-score"]].map(([name, look]) => made("th", { scope: "col", class: look }, word(name)));
    this.accuracy.replaceChildren(made("table", { class: "tbl", "aria-label": word("people.accuracy") },
      made("thead", {}, made("tr", {}, ...head)), made("tbody", {}, ...rows)));
  }

  between(facts) {
    return gamesAddress({ who: [this.place.name, ...this.place.also].join("\n"), against: [this.place.other, ...this.place.otherAlso].join("\n"), ...facts });
  }

  colours(pair) {
    const rows = SIDES.map((side) => ({ ...pair[side], name: side }));
    const named = ({ name }) => [made("span", { class: `disc ${name}`, "aria-hidden": "true" }), " ",
      made("a", { href: this.between({ side: name }) }, word(name))];
    return panel("colours", word("people.colours.of", pair.one.name), "", groupTable(word("people.colours"), word("openings.side"), named, rows), this.accuracy);
  }

  openings(pair, side) {
    const all = pair[`${side}Openings`];
    const title = word(`people.with.${side}`, pair.one.name);
    const named = (group) => made("a", { href: this.between({ side, "opening-is": group.code }) }, group.name);
    return panel(`openings-of ${side}`, title, "", all.length === 0 ? made("p", { class: "soft" }, word("people.none"))
      : scrolled(title, groupTable(title, word("opening"), named, all)));
  }

  games(pair) {
    const rows = pair.met.map((game) => {
      const result = ["lost", "drawn", "won"][game.halves];
      return made("tr", {}, made("td", {}, game.year ? String(game.year) : ""),
        made("td", {}, ...(result ? [made("span", { class: `result ${result}`, title: word(result), "aria-label": word(result), role: "img" }, word(`${result}.letter`))] : [])),
        made("th", { scope: "row" }, made("a", { href: `#game-${game.id}` }, scoreIn(game, result)), " ",
          made("span", { class: `disc ${game.side}`, role: "img", "aria-label": word(game.side) })),
        made("td", {}, game.opening), made("td", {}, game.event ? made("a", { href: eventAddress(game.event, game.year) }, game.event) : ""));
    });
    const label = word("people.their-games");
    const head = ["year", "result", "score", "opening", "event"].map((name) => made("th", { scope: "col" }, word(name)));
    return panel("met", label, pair.met.length < pair.all.games ? word("people.latest", pair.met.length) : "", scrolled(label,
      made("table", { class: "tbl", "aria-label": label }, made("thead", {}, made("tr", {}, ...head)), made("tbody", {}, ...rows))));
  }

  common(pair) {
    const rows = pair.common.map(({ name, one, other }) => made("tr", {},
      made("th", { scope: "row" }, made("a", { href: playerAddress(name) }, name)),
      ...[[pair.one.name, one, this.place.also], [pair.other.name, other, this.place.otherAlso]].flatMap(([player, group, also]) => [
        made("td", { class: "c-score" }, made("a", { href: compareAddress(player, name, also) }, scoreText(group))),
        made("td", { class: "c-interval" }, scoreOf(group) ? whisker(scoreOf(group)) : ""), made("td", { class: "c-games" }, number(group.games))])));
    const head = made("tr", {}, made("th", { scope: "col" }, word("people.opponent")), ...[pair.one, pair.other].flatMap(({ name }) => [
      made("th", { scope: "col", class: "c-score" }, name), made("th", { scope: "col", class: "c-interval" }, word("people.interval")),
      made("th", { scope: "col", class: "c-games" }, word("games"))]));
    const label = word("people.common");
    return panel("common", label, "", rows.length === 0 ? made("p", { class: "soft" }, word("people.common.none"))
      : scrolled(label, made("table", { class: "tbl common-list", "aria-label": label }, made("thead", {}, head), made("tbody", {}, ...rows))));
  }
}

/** The score of a game, with the discs of the first player first; the empty squares are the winner's. */
function scoreIn({ discs }, result) {
  return discs === undefined ? word(result || "open") : `${32 + discs / 2}–${32 - discs / 2}`;
}
