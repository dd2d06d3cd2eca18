// A field for the name of a player of the base. What is typed is completed to a name that the base has.
// A name is taken when it is chosen from the list, with Enter, or when the field is left: a name may begin like another.

import { get, isLate } from "./api.js";
import { word } from "./words.js";

const REST = 150; // until names are asked for, in milliseconds
const SHOWN = 12;
let fields = 0;

export class PlayerField {
  /** @param take takes the name that was chosen; empty for none */
  constructor(label, value, take) {
    this.take = take;
    this.value = value;
    const list = `players-${++fields}`;
    this.names = made("datalist", { id: list });
    this.input = made("input", { type: "search", list, placeholder: word("rep.name"), autocomplete: "off" });
    this.input.value = value;
    this.place = made("label", { class: "field search" }, made("span", {}, label), this.input, this.names);
    this.input.addEventListener("input", (event) => (this.input.value !== "" && isChosen(event) ? this.choose() : this.typed()));
    this.input.addEventListener("change", () => this.choose());
    this.input.addEventListener("keydown", (event) => {
      if (event.key === "Enter") {
        event.preventDefault();
        this.choose();
      }
    });
  }

  typed() {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.suggest(), REST);
  }

  async found(count) {
    const { players } = await get("api/players", { text: this.input.value.trim(), sort: "games", count });
    return players.map((player) => player.name);
  }

  async suggest() {
    try {
      const names = await this.found(SHOWN);
      this.names.replaceChildren(...names.map((value) => made("option", { value })));
    } catch (error) {
      if (!isLate(error)) {
        say(error.message);
      }
    }
  }

  /** Takes the player who has this name, or else the one with most games whose name holds it. */
  async choose() {
    clearTimeout(this.waiting);
    const typed = this.input.value.trim();
    if (typed === this.value) {
      return;
    }
    try {
      const names = typed === "" ? [""] : await this.found(500);
      const name = names.find((each) => each === typed) ?? names[0];
      if (name === undefined) {
        say(word("rep.nobody", typed));
      } else {
        this.value = this.input.value = name;
        this.take(name);
      }
    } catch (error) {
      say(error.message);
    }
  }
}

/** Whether a name of the list was chosen; browsers tell it as a replacement, or as an event without a kind of typing. */
const isChosen = (event) => event.inputType === undefined || event.inputType === "insertReplacementText";
