// The events of the base, year by year or by their names.

import { get, isLate } from "./api.js";
import { eventAddress, eventsAddress } from "./peopleplace.js";
import { peopleTabs } from "./peopletabs.js";
import { number, word } from "./words.js";

const REST = 150; // until what is typed is searched, in milliseconds

/** The columns beside the name; one that is known of no event is left out. */
const COLUMNS = [
  { name: "date", look: "c-date", cell: ({ from, to, year }) => (!from ? (year ? String(year) : word("people.no-year")) : from === to ? from : `${from} – ${to}`) },
  { name: "games", look: "c-games", cell: ({ games }) => number(games) },
  { name: "players", look: "c-players", cell: ({ players }) => number(players) },
  { name: "finding", look: "", isKnown: ({ doubtful }) => doubtful > 0,
    cell: ({ doubtful }) => (doubtful > 0 ? [made("span", { class: "tag" }, word("people.doubtful", doubtful))] : []) },
];

export class EventsScreen {
  constructor(app) {
    this.app = app;
  }

  isAt(place) {
    return place.screen === "events";
  }

  open(work, place) {
    document.title = `${word("people.events")} · Kifu`;
    this.isOpen = true;
    this.title = made("h1", {}, word("people.events"));
    this.place = made("div", { class: "event-list" });
    work.replaceChildren(peopleTabs("events"), made("section", { class: "verdict" }, this.title), this.filters(place), this.place);
    this.follow(place);
  }

  close() {
    this.isOpen = false;
    clearTimeout(this.waiting);
  }

  key(event) {
    if (event.key === "/") {
      event.preventDefault();
      this.search.focus();
      this.search.select();
    }
  }

  filters(place) {
    this.search = made("input", { type: "search", placeholder: word("people.events.hint"), "aria-label": word("search") });
    this.search.value = place.text;
    this.search.addEventListener("input", () => {
      clearTimeout(this.waiting);
      this.waiting = setTimeout(() => this.go({ text: this.search.value.trim() }), REST);
    });
    this.years = made("select", { "aria-label": word("year") });
    this.years.addEventListener("change", () => {
      this.search.value = "";
      this.go({ year: this.years.value });
    });
    this.found = made("span", { class: "found", role: "status" });
    const form = made("form", { class: "filters", role: "search" },
      made("label", { class: "field search" }, signOf("search"), this.search, made("kbd", { class: "wide-only", "aria-hidden": "true" }, "/")),
      made("label", { class: "field" }, made("span", {}, word("year")), this.years), this.found);
    form.addEventListener("submit", (event) => event.preventDefault());
    return form;
  }

  /** Goes to another choice; what is typed does not fill the history of the browser. */
  go(asked) {
    history.replaceState(null, "", eventsAddress(asked));
    this.follow({ text: asked.text || "", year: asked.year ?? null });
  }

  async follow({ text, year }) {
    const round = (this.round = (this.round || 0) + 1);
    try {
      const answer = await get("api/events", { text, year: year ?? "" });
      if (this.isOpen && round === this.round) {
        this.show(answer, text, year);
      }
    } catch (error) {
      if (!isLate(error)) {
        this.place.replaceChildren(made("p", { role: "alert" }, error.message));
      }
    }
  }

  show({ years, total, events }, text, asked) {
    const year = text !== "" ? "" : String(asked ?? (events.length > 0 ? events[0].year : ""));
    this.years.replaceChildren(...(text === "" ? [] : [made("option", { value: "" }, word("any"))]),
      ...years.map((each) => made("option", { value: each.year }, each.year === 0 ? word("people.no-year") : String(each.year))));
    this.years.value = year;
    const games = events.reduce((sum, each) => sum + each.games, 0);
    this.title.textContent = total === 0 ? word(text === "" ? "people.events.none" : "people.events.no-such")
      : text !== "" ? word("people.events.found", total) : word("people.events.verdict", year === "0" ? word("people.no-year") : year, total, games);
    this.found.textContent = word("people.events.found", total);
    const columns = COLUMNS.filter(({ isKnown }) => !isKnown || events.some(isKnown));
    const rows = events.map((event) => made("tr", {}, made("th", { scope: "row" }, made("a", { href: eventAddress(event.name, event.year) }, event.name)),
      ...columns.map(({ look, cell }) => made("td", { class: look }, ...[cell(event)].flat()))));
    const head = [made("th", { scope: "col" }, word("event")), ...columns.map(({ name, look }) => made("th", { scope: "col", class: look }, word(name)))];
    this.place.replaceChildren(...(rows.length === 0 ? [] : [made("table", { class: "tbl sheet", "aria-label": word("people.events") },
      made("thead", {}, made("tr", {}, ...head)), made("tbody", {}, ...rows))]),
    ...(total > events.length ? [made("p", { class: "soft" }, word("people.events.more", total - events.length))] : []));
  }
}
