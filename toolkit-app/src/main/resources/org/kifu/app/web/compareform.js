// A field for the name of a player to compare with. The players who fit stand below it while one types.

import { get, isLate } from "./api.js";
import { word } from "./words.js";

const REST = 120; // until what is typed is searched, in milliseconds
const MOST = 6;

export class CompareForm {
  /** @param addressOf the address of the comparison with a player */
  constructor(addressOf) {
    this.addressOf = addressOf;
    this.input = made("input", { type: "search", autocomplete: "off", placeholder: word("players.hint") });
    this.found = made("ul", { class: "with-found", "aria-live": "polite" });
    this.place = made("form", { class: "with-form", role: "search" },
      made("label", { class: "field" }, made("span", {}, word("people.compare-with")), this.input),
      made("button", { type: "submit", class: "btn" }, word("people.compare-go")), this.found);
    this.input.addEventListener("input", () => {
      clearTimeout(this.waiting);
      this.waiting = setTimeout(() => this.show(), REST);
    });
    this.place.addEventListener("submit", (event) => {
      event.preventDefault();
      this.go();
    });
  }

  get text() {
    return this.input.value.trim();
  }

  /** The players whose names hold the text, the exact name first. */
  async search() {
    const { text } = this;
    if (text === "") {
      return [];
    }
    const { players } = await get("api/players", { text, count: MOST });
    const isText = ({ name }) => name.toLowerCase() === text.toLowerCase();
    return [...players.filter(isText), ...players.filter((player) => !isText(player))];
  }

  async show() {
    try {
      const players = await this.search();
      this.found.replaceChildren(...players.map(({ name }) => made("li", {}, made("a", { href: this.addressOf(name) }, name))));
    } catch (error) {
      if (!isLate(error)) {
        say(error.message);
      }
    }
  }

  async go() {
    clearTimeout(this.waiting);
    const [first] = await this.search().catch(() => []);
    if (first) {
      location.hash = this.addressOf(first.name);
    } else if (this.text !== "") {
      say(word("people.no-player", this.text));
    }
  }
}
