// The screen of an event: who came first, the standings with every result, and what is not counted.

import { get, isLate } from "./api.js";
import { crossTable } from "./crosstable.js";
import { eventAddress, gamesAddress, playerAddress } from "./peopleplace.js";
import { peopleTabs } from "./peopletabs.js";
import { factsOf, panel } from "./results.js";
import { number, word } from "./words.js";

export class EventScreen {
  constructor(app) {
    this.app = app;
  }

  isAt(place) {
    return place.screen === "event" && this.place && place.name === this.place.name && place.year === this.place.year;
  }

  follow() {}

  key() {}

  open(work, place) {
    this.place = place;
    this.reading = new AbortController();
    document.title = `${place.name} ${place.year || ""} · Kifu`;
    this.page = made("div", { class: "review people", "aria-busy": "true" }, made("section", { class: "verdict" }, made("h1", {}, place.name)));
    work.replaceChildren(peopleTabs("events"), this.page);
    this.read();
  }

  close() {
    this.place = null;
    this.reading.abort();
  }

  async read() {
    try {
      const { name, year } = this.place;
      const event = await get("api/event", { name, year: year ?? "" }, this.reading.signal);
      this.page.replaceChildren(...(event.table ? this.whole(event) : this.choice(event)));
    } catch (error) {
      if (!isLate(error)) {
        this.page.append(made("p", { role: "alert" }, error.message), made("p", {}, made("a", { href: "#events" }, word("people.events"))));
      }
    }
    this.page.removeAttribute("aria-busy");
  }

  /** The years of an event that was played more than once. */
  choice({ name, years }) {
    const games = years.reduce((sum, each) => sum + each.games, 0);
    const rows = years.map((each) => made("tr", {}, made("th", { scope: "row" }, made("a", { href: eventAddress(name, each.year) }, each.year ? String(each.year) : word("people.no-year"))),
      made("td", { class: "c-games" }, number(each.games)), made("td", { class: "c-players" }, number(each.players))));
    return [made("header", { class: "verdict" }, made("div", {}, made("h1", {}, word("people.event.years", name, years.length, games)))),
      panel("wide-box", word("years"), "", made("table", { class: "tbl", "aria-label": word("years") },
        made("thead", {}, made("tr", {}, ...["year", "games", "players"].map((key) => made("th", { scope: "col", class: `c-${key}` }, word(key))))), made("tbody", {}, ...rows)))];
  }

  whole(event) {
    const { table, year } = event;
    const [first] = table.standings;
    const title = year ? `${event.name} ${year}` : event.name;
    const tied = table.standings.filter((row) => row.place === 1).length;
    const says = table.standings.length === 0 ? word("people.event.none", title) : tied > 1 ? word("people.event.tied", title, tied)
      : word("people.event.first", title, first.player, first.points, first.wins + first.draws + first.losses);
    const untold = table.findings.filter((finding) => finding.code === "no-result" || finding.code === "unknown-player" || finding.code === "repeated").length + event.apart.length;
    return [made("header", { class: "verdict" }, made("div", {}, made("h1", {}, says), made("p", {}, word("people.event.how")), this.acts(event)),
      factsOf([[word("players"), number(table.players)], [word("games"), number(table.games)], [word("people.rounds"), table.rounds ? String(table.rounds) : ""],
        [word("people.not-counted"), untold ? String(untold) : ""]])),
    ...(table.standings.length > 0 ? [crossTable(event, (name) => playerAddress(name))] : []), ...this.untold(event)];
  }

  acts({ name, year, years }) {
    const at = years.findIndex((each) => each.year === year);
    const way = (each, sign) => (each ? [made("a", { class: "btn", href: eventAddress(name, each.year) }, sign(each.year || word("people.no-year")))] : []);
    return made("div", { class: "acts" }, ...way(years[at + 1], (text) => `‹ ${text}`), ...way(years[at - 1], (text) => `${text} ›`),
      made("a", { class: "btn", href: gamesAddress({ "event-is": name, year: String(year) }) }, word("games")),
      ...(years.length > 1 ? [made("a", { class: "btn", href: eventAddress(name) }, word("people.event.all-years"))] : []));
  }

  /** The records that the table does not count, or counts with a doubt, with the way to each. */
  untold({ table, apart }) {
    const all = [...table.findings.map(({ code, game, message }) => ({ reason: word(`people.finding.${code}`), game, message })),
      ...apart.map(({ reason, game }) => ({ reason: word(`people.finding.${reason}`), game, message: "" }))];
    return all.length === 0 ? [] : [panel("wide-box untold", word("people.untold"), "", made("ul", {}, ...all.map(({ reason, game, message }) =>
      made("li", {}, ...(game ? [made("a", { href: `#game-${game}` }, word("people.game-number", String(game))), ": "] : []), reason,
        ...(message ? [" ", made("span", { class: "faint" }, message)] : [])))))];
  }
}
