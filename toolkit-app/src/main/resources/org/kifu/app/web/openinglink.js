// The way from a game to the openings at the same position.

import { openingOf } from "./openingplace.js";
import { word } from "./words.js";

export class OpeningLink {
  constructor() {
    this.place = made("a", { class: "btn icon", title: word("openings.here"), "aria-label": word("openings.here") }, signOf("openings"));
  }

  draw(node) {
    const address = openingOf(node);
    this.place.hidden = address === "";
    this.place.href = address;
  }
}
