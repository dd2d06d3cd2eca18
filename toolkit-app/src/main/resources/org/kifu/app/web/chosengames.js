// The games that an address chooses, in one line, and the way back to all games.

import { openingName, word } from "./words.js";

/** The line above the list of games; nothing if all games are shown. */
export function chosenLine(asked) {
  const { who, side, against, year } = asked;
  const parts = [
    who && word(side ? `openings.only.${side}` : "openings.only.player", who.split("\n").join(", ")),
    against && word("people.against", against.split("\n").join(", ")),
    asked["opening-is"] && word("people.only.opening", openingName(asked["opening-is"])),
    asked["event-is"] && word("openings.only.event", asked["event-is"]),
    year && (year === "0" ? word("people.no-year") : year),
  ].filter(Boolean);
  return parts.length === 0 ? [] : [made("span", {}, parts.join(", ")), made("a", { class: "btn small", href: "#games" }, word("people.all-games"))];
}
