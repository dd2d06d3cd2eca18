// The two halves of the room: players and events.

import { word } from "./words.js";

/** @param current "players" or "events" */
export function peopleTabs(current) {
  const tab = (name) => {
    const link = made("a", { href: `#${name}` }, word(name === "events" ? "people.events" : name));
    if (name === current) {
      link.setAttribute("aria-current", "page");
    }
    return link;
  };
  return made("nav", { class: "people-tabs", "aria-label": word("players") }, tab("players"), tab("events"));
}
