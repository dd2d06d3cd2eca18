// The ways between the openings of all games and the views of a repertoire.

import { openingAddress } from "./openingplace.js";
import { repertoireAddress, VIEWS } from "./repertoireplace.js";
import { word } from "./words.js";

/** @param current the name of the current one: all, or a view */
export function openingTabs(current, asked = {}, line = []) {
  const tab = (name, href) => {
    const link = made("a", { href }, word(`rep.tab.${name}`));
    if (name === current) {
      link.setAttribute("aria-current", "page");
    }
    return made("li", {}, link);
  };
  const { player, side, opponent } = asked;
  return made("nav", { class: "tabs", "aria-label": word("openings") }, made("ul", {},
    tab("all", openingAddress(line)),
    ...VIEWS.map((view) => tab(view, repertoireAddress(view, { player, side, opponent })))));
}
