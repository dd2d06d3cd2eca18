// The text of a record with the fault marked, and what is proposed in its place.

import { illegalMove } from "./preview.js";
import { word } from "./words.js";

const TOKEN = /[a-h][1-9]|\bpass?\b|--/gi; // a square, or a pass where it is written
const NEAR = 6; // how far behind the move before it a damaged move may begin, in characters
const AROUND = 30; // lines shown before the fault and after it

/** The places of the moves of a game in the text of its record: the tokens from its first move on; none if they are not found. */
function movesIn(text, game) {
  const tokens = [...text.matchAll(TOKEN)].map((found) => ({ at: found.index, text: found[0].toLowerCase() }));
  const squares = tokens.filter((token) => /^[a-h]/.test(token.text));
  const played = (game.moves || []).filter((move) => move !== "pass");
  const first = squares.findIndex((_, at) => played.every((move, index) => squares[at + index] && squares[at + index].text === move));
  return first < 0 ? [] : tokens.slice(tokens.indexOf(squares[first]));
}

/** The moves that the text has after the fault. */
export function restOf(text, game) {
  const squares = movesIn(text, game).filter((token) => /^[a-h]/.test(token.text)).map((token) => token.text);
  const from = game.moves.filter((move) => move !== "pass").length;
  return squares.slice(squares[from] === illegalMove(game) ? from + 1 : from);
}

/**
 * The places of changes in a text.
 *
 * @return each with its place, its length, and what is to stand there
 */
function marksOf(text, game, changes, finding) {
  const tokens = movesIn(text, game);
  const marks = changes.map((change) => {
    const move = /^(?:as )?move (\d+)$/.exec(change.place);
    return move ? markOfMove(text, tokens, Number(move[1]), change) : markInLine(text, finding, change);
  });
  if (changes.length === 0) {
    const wrong = illegalMove(game);
    const token = tokens.filter((each) => each.text !== "--" && !each.text.startsWith("p"))[game.moves ? game.moves.filter((move) => move !== "pass").length : 0];
    marks.push(wrong && token && token.text === wrong ? { at: token.at, length: wrong.length, to: "" } : null);
  }
  return marks.filter(Boolean).sort((one, two) => one.at - two.at);
}

function markOfMove(text, tokens, number, { from, to }) {
  const token = tokens[number - 1];
  const before = tokens[number - 2];
  const end = before ? before.at + before.text.length : tokens.length > 0 ? tokens[0].at : -1;
  if (end < 0) {
    return null;
  }
  if (from === "") {
    return { at: token ? token.at : end, length: 0, to };
  }
  const at = token && token.text === from.toLowerCase() ? token.at : text.toLowerCase().indexOf(from.toLowerCase(), end);
  return at >= end && at - end <= NEAR ? { at, length: from.length, to } : null;
}

/** A change of something else: marked where the line of the finding has it once. */
function markInLine(text, { start, line }, { from, to }) {
  const lines = text.split("\n");
  const row = line - start;
  if (from === "" || lines[row] === undefined || lines[row].split(from).length !== 2) {
    return null;
  }
  const before = lines.slice(0, row).reduce((sum, each) => sum + each.length + 1, 0);
  return { at: before + lines[row].indexOf(from), length: from.length, to };
}

/**
 * The text of a record as lines with their numbers.
 *
 * @param detail the text and its first line
 * @param changes the changes of the chosen proposal, if any
 * @param line the line of the finding, or 0
 */
export function recordText(detail, game, changes, line) {
  const start = detail.line || 1;
  const finding = { start, line };
  const marks = marksOf(detail.text, game, changes, finding);
  const lines = detail.text.replace(/\r?\n$/, "").split("\n");
  const at = marks.length > 0 ? detail.text.slice(0, marks[0].at).split("\n").length - 1 : Math.min(Math.max(line - start, 0), lines.length - 1);
  const box = made("div", { class: "rec", tabindex: "0", role: "region", "aria-label": word("record") });
  let offset = 0;
  lines.forEach((content, index) => {
    if (Math.abs(index - at) <= AROUND) {
      const own = marks.filter((mark) => mark.at >= offset && mark.at <= offset + content.length);
      const isMarked = index === at || own.length > 0;
      box.append(made("div", { class: isMarked ? "ln at" : "ln" }, made("i", {}, String(start + index)), made("span", {}, ...pieces(content, own, offset))));
    }
    offset += content.length + 1;
  });
  return box;
}

/** A line in pieces: what stands, what is marked, and what is to stand there. */
function pieces(content, marks, offset) {
  const all = [];
  let at = 0;
  for (const { at: place, length, to } of marks) {
    const from = Math.max(place - offset, at);
    all.push(content.slice(at, from));
    if (length > 0) {
      all.push(made("mark", {}, content.slice(from, from + length)));
    }
    if (to !== "") {
      all.push(made("ins", {}, to));
    }
    at = from + length;
  }
  return [...all, content.slice(at)];
}
