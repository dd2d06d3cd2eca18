// A row of the table of games.

import { endOf, hasScore, isWrong, leadOf, playerLink } from "./preview.js";
import { word } from "./words.js";

/** A row of the table. Without a game it only keeps the place. */
export function rowOf(game, index, { searched, mayWrite }) {
  const row = made("div", { class: "row", role: "row", id: `game-row-${index}`, "aria-rowindex": index + 2, "data-index": index });
  if (!game) {
    row.classList.add("waiting");
    return row;
  }
  const cell = (look, ...content) => made("span", { role: "gridcell", class: look }, ...content);
  const star = made("button", { type: "button", class: "star", tabindex: "-1", "aria-pressed": game.favourite, "aria-label": word("favourite") }, signOf("star"));
  star.disabled = !mayWrite;
  const lead = leadOf(game);
  row.append(cell("c-s", star), cell("c-y", game.date ? game.date.slice(0, 4) : ""), cell("c-r", ...resultFor(game, searched)),
    cell(lead > 0 ? "c-b won" : "c-b", nameOf(game.black)), scoreOf(game, lead),
    cell(lead < 0 ? "c-w won" : "c-w", nameOf(game.white)), cell("c-o", game.opening || ""),
    cell("c-e soft", game.event || ""), cell("tags", ...tagsOf(game)));
  return row;
}

/** A name with the way to the player. The keys go through the rows, so it is not a stop of its own. */
function nameOf(name) {
  const link = playerLink(name);
  link && link.setAttribute("tabindex", "-1");
  return link || "–";
}

function scoreOf(game, lead) {
  const cell = made("span", { role: "gridcell", class: "sc" });
  const [black, white] = endOf(game);
  const side = (end, isAhead) => made("span", { class: isAhead ? "won" : "" }, end);
  if (!hasScore(game)) {
    cell.append(side(black, lead > 0), made("span", {}), side(white, lead < 0));
    return cell;
  }
  const all = game.blackDiscs + game.whiteDiscs || 1;
  const bar = drawn("svg", { class: "sbar", viewBox: `0 0 ${all} 10`, preserveAspectRatio: "none", "aria-hidden": "true" },
    drawn("rect", { class: "rb", width: game.blackDiscs, height: 10 }),
    drawn("rect", { class: "rw", x: game.blackDiscs, width: game.whiteDiscs, height: 10 }));
  cell.append(side(black, lead > 0), bar, side(white, lead < 0));
  return cell;
}

/** Won, lost or drawn for the player whom the first word of the search names, unless both players fit. */
function resultFor(game, searched) {
  const first = searched.split(/\s+/)[0].toLowerCase();
  const fits = (name) => Boolean(name) && name.toLowerCase().includes(first);
  if (first.length < 2 || fits(game.black) === fits(game.white) || !game.winner) {
    return [];
  }
  const won = leadOf(game) * (fits(game.black) ? 1 : -1);
  const result = won > 0 ? "won" : won < 0 ? "lost" : "drawn";
  return [made("span", { class: `result ${result}`, title: word(result), "aria-label": word(result) }, word(`${result}.letter`))];
}

/** The tags of a game, with two of the window: that it is annotated, not in order, or has tags of its own. */
function tagsOf(game) {
  const tags = game.tags.map((tag) => made("span", { class: "tag" }, tag));
  if (game.annotated) {
    tags.unshift(made("span", { class: "tag sb" }, word("annotated")));
  }
  if (game.verdict !== "complete") {
    tags.unshift(made("span", { class: isWrong(game) ? "tag s3" : "tag" }, word(`verdict.${game.verdict}`)));
  }
  return tags;
}
