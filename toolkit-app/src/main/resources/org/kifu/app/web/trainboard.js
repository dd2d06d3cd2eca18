// The board of a lesson with its buttons and its panel: something is asked, moves are played, and the answer is shown.

import { post } from "./api.js";
import { drawCross, drawDiscs, drawWorth, livingArea } from "./living.js";
import { ruledArea } from "./ruled.js";
import { button } from "./signs.js";
import { Strip } from "./strip.js";
import { isSure, labelOf } from "./values.js";
import { word } from "./words.js";

export class Lesson {
  /**
   * @param title the heading of the lesson
   * @param choose what to do with a square that is clicked
   * @param ruled the board of other rules
   */
  constructor(title, choose, ruled = null) {
    this.title = made("h1", {}, title);
    this.told = made("p", {});
    this.dots = made("ol", { class: "run-dots", "aria-label": word("train.answers") });
    this.board = ruled ? ruledArea(ruled, choose) : livingArea(choose).board;
    this.strip = made("div", {});
    this.bar = made("div", { class: "bar", role: "group", "aria-label": word("train.acts") });
    this.panel = made("section", { class: "move sheet", "aria-label": word("train.problem") });
    this.live = made("p", { class: "aside", role: "status" });
    this.place = made("article", { class: ["game living free lesson", ruled ? ruled.look : ""].filter(Boolean).join(" ") },
      made("div", { class: "play-area" }, this.strip, this.board.place, this.bar),
      made("div", { class: "verdict" }, this.title, this.told, this.dots),
      made("div", { class: "talk" }, this.panel, this.live));
    this.timers = new Set();
    this.last = null;
  }

  /** Names the players above the board, or only their colours as long as they are hidden. */
  name(players) {
    const strip = new Strip(players);
    this.strip.replaceChildren(strip.place);
    this.players = strip;
  }

  /**
   * Draws a position.
   *
   * @param view the position and what is shown of it: node, isFresh, values, rule, lit and ring (squares), label (of a
   *     move: square, number, isHollow), wrong (the square of a move that is not legal)
   */
  draw(view) {
    this.last = view;
    const { node } = view;
    const drawing = new Drawing(this.board.turned, this.board.shape);
    const said = new Map(node.playable.map((square) => [square, word("can-play")]));
    if (node.picked >= 0) {
      drawing.frame(node.picked, "lit hot", 0.4, 0.6);
    }
    (view.lit || []).forEach((square) => drawing.frame(square, "lit hot", 0.4, 0.6));
    drawDiscs(drawing, view);
    for (const square of said.keys()) {
      const value = view.values && view.values.moves.find((each) => node.squareOf(each.move) === square);
      drawWorth(drawing, view, square, value, said);
    }
    (view.ring || []).forEach((square) => drawing.frame(square, "ring", 0.4, 0.6));
    if (view.label) {
      drawing.badge(view.label.square, `g${view.label.number}`, view.label.isHollow);
    }
    if (view.wrong >= 0) {
      drawCross(drawing, view.wrong);
      said.set(view.wrong, word("not-legal"));
    }
    drawing.into(this.board.svg);
    this.board.place.classList.toggle("away", Boolean(view.isAway));
    this.board.describe(node.board, (square) => said.get(square) || "");
    this.players.draw({ node, values: null });
  }

  flip() {
    this.board.turned = !this.board.turned;
    this.draw(this.last);
  }

  /** Shows words; those of the first heading and paragraph are also said. */
  tell(...parts) {
    this.panel.replaceChildren(...parts);
    this.live.textContent = [...this.panel.querySelectorAll("h2, .why")].map((each) => each.textContent).join(" ");
  }

  /** The buttons below the board, each with its name, key, act, and whether it is the main one. */
  offer(...acts) {
    const had = this.bar.contains(document.activeElement);
    const flip = button("btn icon", "flip", "", () => this.flip(), word("flip"));
    this.bar.replaceChildren(...acts.map(([name, key, act, isMain]) => {
      const each = button(isMain ? "btn main grow" : "btn grow", "", word(name), act, "");
      each.append(made("kbd", { class: "wide-only" }, key));
      each.setAttribute("aria-keyshortcuts", key);
      return each;
    }), flip);
    if (had) {
      this.bar.querySelector(".main, .btn").focus();
    }
  }

  /** The answers so far: right, wrong, and those to come. */
  mark(results, at) {
    this.dots.replaceChildren(...results.map((result, index) => {
      const name = word(`train.dot.${result || (index === at ? "now" : "open")}`);
      const dot = made("li", { class: result || (index === at ? "now" : "open") }, made("span", { class: "aside" }, name));
      return dot;
    }));
  }

  /** Does something later, unless the lesson has gone on. */
  later(milliseconds, act) {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      act();
    }, milliseconds);
    this.timers.add(timer);
  }

  stop() {
    this.timers.forEach((timer) => clearTimeout(timer));
    this.timers.clear();
  }

  /** An arrow key goes to the board, if it is elsewhere. */
  takeArrow(event) {
    const isArrow = event.key.startsWith("Arrow");
    if (isArrow) {
      event.preventDefault();
      this.board.buttons.find((each) => each.tabIndex === 0).focus();
    }
    return isArrow;
  }
}

/** Keeps an answer in the base; says so if that fails, and the lesson goes on. */
export async function keepAnswer(position, correct) {
  try {
    return await post("api/training/answers", { position, correct });
  } catch (error) {
    say(error.message);
    return null;
  }
}

/** A small picture of a position, with a ring around the best moves. */
export function smallBoard(board, best = []) {
  const drawing = new Drawing(false);
  SQUARES.filter((square) => board[square] !== "-").forEach((square) => drawing.disc(square, board[square], ""));
  best.map(squareNamed).forEach((square) => drawing.frame(square, "ring", 0.8, 0.6));
  const svg = drawn("svg", { class: "bd mini", viewBox: "0 0 80 80", "aria-hidden": "true" });
  svg.append(drawn("use", { href: "#small-board" }), ...drawing.parts);
  return svg;
}

/** The label of a played move on the board. */
export const labelAt = (move) =>
  (move.label ? { square: squareNamed(move.move), number: labelOf(move), isHollow: !isSure(move) } : null);

/** A sentence whose squares are marked: the bad one, the best ones, and others. */
export function marked(text, bad, best) {
  return text.split(/(\b[a-h][1-8]\b)/).map((part) => {
    if (squareNamed(part) < 0) {
      return part;
    }
    return made("b", { class: part === bad ? "sq is-bad" : best.includes(part) ? "sq is-best" : "sq" }, part);
  });
}
