// The standings of an event with every result. A result leads to its game.

import { panel, scrolled } from "./results.js";
import { number, word } from "./words.js";

const MOST = 26; // columns that are shown
const SQUARE = 14; // players of whom each has a column
const OFTEN = 3; // games of two players that have room in a cell

/**
 * The table of an event.
 *
 * @param event the answer of the server: the table, and for each row the numbers of its games
 * @param addressOf the address of a player
 */
export function crossTable({ table, gamesOf }, addressOf) {
  const { rounds = 0, standings } = table;
  const isSquare = rounds === 0 && standings.length <= SQUARE && standings.every((row) => mostAgainst(row) <= OFTEN);
  const columns = isSquare ? standings.map((row) => row.number) : columnsOf(rounds, standings);
  const label = word("people.standings");
  const head = made("tr", {}, ...["people.place", "player", "people.points", "people.wdl", "people.bq", "people.discs-sum"].map((name) =>
    made("th", { scope: "col", class: name === "player" ? "c-name" : "c-number" }, word(name))),
  ...columns.map((at) => made("th", { scope: "col", class: "c-cell" }, rounds > 0 ? word("people.round", at) : String(at))));
  const rows = standings.map((row, at) => rowOf(row, gamesOf[at], { columns, isSquare, rounds, standings, addressOf }));
  const left = Math.max(0, ...standings.map((row) => row.results.length)) - (isSquare || rounds > 0 ? Infinity : MOST);
  return panel("wide-box cross", label, word(isSquare ? "people.cross.square" : "people.cross.list"),
    scrolled(label, made("table", { class: "tbl", "aria-label": label }, made("thead", {}, head), made("tbody", {}, ...rows))),
    ...(left > 0 ? [made("p", { class: "soft" }, word("people.cross.more", MOST))] : []));
}

function mostAgainst({ results }) {
  const counts = {};
  results.forEach(({ opponent }) => (counts[opponent] = (counts[opponent] || 0) + 1));
  return Math.max(0, ...Object.values(counts));
}

function columnsOf(rounds, standings) {
  const count = rounds > 0 ? rounds : Math.min(MOST, Math.max(...standings.map((row) => row.results.length)));
  return Array.from({ length: count }, (_, at) => at + 1);
}

function rowOf(row, games, { columns, isSquare, rounds, standings, addressOf }) {
  const results = row.results.map((result, at) => ({ ...result, game: games[at] }));
  const inColumn = (at) => (isSquare ? results.filter((result) => result.opponent === at)
    : rounds > 0 ? results.filter((result) => result.round === at) : results.slice(at - 1, at));
  const cells = columns.map((at) => (isSquare && at === row.number ? made("td", { class: "c-cell self", "aria-hidden": "true" })
    : made("td", { class: "c-cell" }, ...inColumn(at).flatMap((result) => [resultLink(result, row, standings, isSquare), " "]))));
  return made("tr", {}, made("td", { class: "c-number" }, String(row.place)),
    made("th", { scope: "row", class: "c-name" }, made("a", { href: addressOf(row.player) }, row.player),
      ...(row.withdrawn ? [" ", made("span", { class: "tag" }, word("people.withdrawn"))] : [])),
    made("td", { class: "c-number" }, made("b", {}, number(row.points))), made("td", { class: "c-number" }, `${row.wins}–${row.draws}–${row.losses}`),
    made("td", { class: "c-number" }, number(row.brightwellQuotient)), made("td", { class: "c-number" }, number(row.discs)), ...cells);
}

/** A result: the sign of it, the discs, and the opponent where the column does not say who it was. */
function resultLink({ kind, opponent, colour, score, discs, opponentDiscs, game }, row, standings, isSquare) {
  if (!opponent) {
    return made("span", { class: "soft" }, word(kind === "bye" ? "people.bye" : "people.absent"));
  }
  const result = score === 1 ? "won" : score === 0 ? "lost" : "drawn";
  const other = standings[opponent - 1].player;
  const count = discs === undefined ? word(`${result}.letter`) : String(discs);
  const told = `${row.player} (${word(colour)}) – ${other}: ${word(result)}${discs === undefined ? "" : `, ${discs}–${opponentDiscs}`}${kind === "played" ? "" : `, ${word("people.by-time")}`}`;
  return made("a", { class: `cell ${result}`, href: `#game-${game}`, title: told, "aria-label": told },
    `${{ won: "+", lost: "−", drawn: "=" }[result]}${count}`, ...(isSquare ? [] : [made("small", {}, String(opponent))]));
}
