// The choice of games for the openings, and one sentence that says it.

import { FILTERS } from "./openingplace.js";
import { button } from "./signs.js";
import { word } from "./words.js";

const REST = 300; // until what is typed is asked for, in milliseconds
const NOTHING = Object.fromEntries(FILTERS.map((name) => [name, ""]));

export class OpeningFilters {
  /** @param ask takes the choice when it changes */
  constructor(ask) {
    this.ask = ask;
    this.fields = new Map();
    this.said = made("span", { class: "found", role: "status" });
    this.clear = button("btn bare", "", word("openings.clear"), () => this.reset(), "");
    const player = this.field("player", "search", this.text("player"));
    this.player = player;
    this.place = made("form", { class: "filters", role: "search" }, player, this.field("side", "", this.sides()), this.years(),
      this.field("event", "event", this.text("event")), this.field("tag", "", made("select", {})), this.clear, this.said);
    this.place.addEventListener("submit", (event) => event.preventDefault());
    this.fields.forEach((input) => input.addEventListener("input", () => this.changed(input.matches("select") ? 0 : REST)));
  }

  text(name) {
    return made("input", { type: "search", placeholder: word(`openings.${name}.any`), autocomplete: "off" });
  }

  sides() {
    return made("select", {}, ...["", "black", "white"].map((side) =>
      made("option", { value: side }, word(side === "" ? "openings.side.any" : side))));
  }

  field(name, look, input) {
    this.fields.set(name, input);
    return made("label", { class: `field ${look}` }, made("span", {}, word(`openings.${name}`)), input);
  }

  years() {
    const [from, to] = ["from-year", "to-year"].map((name) => {
      const input = made("input", { type: "number", min: 1900, max: 2100, "aria-label": word(`openings.${name}`), placeholder: word("openings.year.any") });
      this.fields.set(name, input);
      return input;
    });
    return made("span", { class: "field years" }, made("span", {}, word("openings.years")), from, " – ", to);
  }

  /** Shows the choice of an address; what somebody is typing stays as it is. */
  show(asked, tags) {
    const tag = this.fields.get("tag");
    tag.replaceChildren(made("option", { value: "" }, word("any")), ...tags.map((each) => made("option", { value: each }, each)));
    tag.closest("label").hidden = tags.length === 0;
    this.fields.forEach((input, name) => {
      if (input !== document.activeElement || input.value.trim() !== asked[name]) {
        input.value = asked[name];
      }
    });
    this.fields.get("side").disabled = asked.player === "";
    this.said.textContent = sentenceOf(asked);
    this.clear.hidden = FILTERS.every((name) => asked[name] === "");
  }

  get asked() {
    return Object.fromEntries([...this.fields].map(([name, input]) => [name, input.value.trim()]));
  }

  changed(wait) {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.ask(this.asked), wait);
  }

  reset() {
    this.ask(NOTHING);
    this.fields.get("player").focus();
  }

  close() {
    clearTimeout(this.waiting);
  }
}

/** The one sentence that says which games are chosen. */
function sentenceOf(asked) {
  const [from, to] = [asked["from-year"], asked["to-year"]];
  const parts = [
    asked.player && word(`openings.only.${asked.side || "player"}`, asked.player),
    from && to ? word("openings.only.years", from, to) : from ? word("openings.only.from", from) : to && word("openings.only.to", to),
    asked.event && word("openings.only.event", asked.event),
    asked.tag && word("openings.only.tag", asked.tag),
  ].filter(Boolean);
  return parts.length > 0 ? word("openings.only", parts.join(", ")) : word("openings.all");
}
