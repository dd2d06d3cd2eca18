// The words of a run of problems: what is asked, what an answer was worth, why the move of the game was bad, and how it went.

import { discSign } from "./preview.js";
import { glyph, moveName } from "./sheet.js";
import { marked, smallBoard } from "./trainboard.js";
import { isSure, labelOf } from "./values.js";
import { signed, word } from "./words.js";

const MOST_CHIPS = 12;

const paragraph = (look, ...content) => made("p", { class: look }, ...content);

const sideOf = (run) => moverOf(run.start.mover);

/** The question; the game that it comes from is told later. */
export function askPanel(run) {
  const { problem } = run;
  const parts = [made("h2", {}, discSign(sideOf(run)), word(`train.find.${sideOf(run)}`)),
    paragraph("why soft", word("train.at", problem.phase, problem.ply), " ", made("span", { class: "tag" }, word(`train.state.${problem.state}`)))];
  if (run.isHinted) {
    parts.push(paragraph("why", word("train.hinted")));
  }
  return [...parts, paragraph("notes wide-only", word("train.keys"))];
}

/** The loss of a move, in discs, and in points of the chance to win where they are known. */
function lossOf({ centidiscs, confidence, points }) {
  const discs = Math.round(centidiscs / 10) / 10;
  const loss = word(confidence === "estimated" ? "train.loss.about" : "train.loss", discs);
  return points > 0 ? `${loss}, ${word("train.points", points)}` : loss;
}

/** That a move is worse, and how the refutation goes on. */
export function refutedPanel(run) {
  const { verdict, node } = run;
  const played = run.move;
  const isPlayed = verdict.move === played.move;
  const parts = [made("h2", {}, discSign(sideOf(run)), word("train.worse", verdict.move)),
    paragraph("why", word("train.loses", verdict.move, lossOf(verdict)), ...estimate(verdict),
      ...(isPlayed ? [" ", word("train.as-game")] : verdict.centidiscs < 100 * played.moverLossDiscs ? [" ", word("train.better-than", played.move)] : []))];
  const steps = node.path.slice(run.start.ply + 1);
  parts.push(made("ol", { class: "play so-far" }, ...steps.filter((step) => step.move !== "pass").map((step) =>
    made("li", { class: "step" }, discSign(moverOf(step.disc)), moveName(step.move)))));
  if (run.refutation.isShown) {
    parts.push(paragraph("why", node.mover === "" ? word("train.over", count(node.board, "X"), count(node.board, "O"))
      : word("train.line-end", count(node.board, "X"), count(node.board, "O"), signed(own(played)), verdict.move, signed(own(played) - verdict.centidiscs))));
  } else if (node.mover === run.start.mover) {
    parts.push(paragraph("why", word(`train.resist.${moverOf(node.disc)}`, moveName(node.move))));
  } else {
    parts.push(paragraph("why soft", word("train.thinking")));
  }
  return parts;
}

/** The value of the best move for the side to move, in hundredths of a disc. */
const own = (move) => 100 * (move.mover === "black" ? move.bestBlackDiscDiff : -move.bestBlackDiscDiff);

const estimate = (verdict) => (verdict.searched ? [" ", word("train.searched")] : []);

/** The answer: the best move, the move of the game and its reason, both lines, and the game. */
export function solvedPanel(run, onPlay) {
  const { verdict, move, problem } = run;
  const best = move.best.map(moveName).join(", ");
  const head = verdict && verdict.grade === "best" ? [glyph("gb", false), word("train.right", verdict.move)]
    : verdict && verdict.grade === "good" ? [glyph("gb", true), word("train.good", verdict.move)]
      : [word("train.best-was", best)];
  const parts = [made("h2", {}, discSign(sideOf(run)), ...head)];
  if (verdict && verdict.grade === "good") {
    parts.push(paragraph("why", ...marked(word("train.good.how", verdict.move, lossOf(verdict), best), "", move.best), ...estimate(verdict)));
  }
  const label = labelOf(move);
  const lost = { centidiscs: 100 * move.moverLossDiscs, confidence: move.confidence, points: Math.round(100 * (move.moverWinProbLoss || 0)) };
  parts.push(paragraph("why", ...(label > 0 ? [glyph(`g${label}`, !isSure(move)), " "] : []),
    ...marked(word("train.game-played", move.move, lossOf(lost)), move.move, move.best)));
  if (problem.why) {
    parts.push(paragraph("why", ...marked(problem.why, move.move, move.best)));
  }
  parts.push(lines(run, onPlay), origin(run), ...comes(problem));
  return parts;
}

/** Best play, and what follows the move of the game. */
function lines(run, onPlay) {
  const { move } = run;
  const both = [["train.best-line", move.pv || []], ["train.game-line", move.playedPv || []]];
  return made("div", { class: "lines" }, ...both.filter(([, line]) => line.length > 0).map(([name, line]) => {
    const steps = playLine(run.start.board, sideOf(run), line).slice(0, MOST_CHIPS);
    const chips = steps.map((step, at) => {
      const chip = made("button", { type: "button" }, discSign(moverOf(step.disc)), moveName(step.move));
      chip.addEventListener("click", () => onPlay(run.start, steps.slice(0, at + 1).map((each) => each.move)));
      return made("li", {}, chip);
    });
    return made("div", {}, made("h3", {}, word(name)), made("ol", { class: "play" }, ...chips));
  }));
}

/** The players of a game. */
export const namesOf = (game) => `${game.black || word("black")} – ${game.white || word("white")}`;

/** The game that the problem comes from. */
export function origin({ game, problem }) {
  const names = namesOf(game);
  const more = [game.event, game.date].filter(Boolean).join(", ");
  return paragraph("origin", made("a", { href: `#game-${game.id}-${problem.ply}` }, names), made("span", { class: "soft" }, ` ${more}${more ? ", " : ""}${word("to-ply", problem.ply)}`));
}

function comes({ comes: kept }) {
  return kept ? [paragraph("notes", word(kept.days === 1 ? "train.comes.tomorrow" : "train.comes", kept.days))] : [];
}

/** A problem of a run with its result, and the way to its game. */
function doneItem({ game, ply, board, move, names }, result) {
  const lost = lossOf({ centidiscs: 100 * move.moverLossDiscs, confidence: move.confidence });
  return made("li", { class: result }, smallBoard(board, move.best),
    made("div", {}, made("a", { href: `#game-${game}-${ply}` }, names),
      made("p", { class: "soft" }, word("train.item", ply, move.move, lost, move.best.map(moveName).join(", ")))),
    made("span", { class: "result-of" }, made("span", { class: "mark", "aria-hidden": "true" }), word(`train.dot.${result}`)));
}

/** The end of a run: how it went, and what can follow. */
export function summary(run, address) {
  const { results, queue, asked } = run;
  const right = results.filter((result) => result === "right").length;
  const answered = results.filter((result) => result && result !== "skipped").length;
  const again = results.filter((result) => result === "wrong").length;
  const list = made("ol", { class: "done-list" }, ...queue.map((item, index) => doneItem(item, results[index] || "open")));
  const home = made("a", { class: run.isMore ? "btn" : "btn main", href: "#training" }, word("train.home"));
  const on = made("a", { class: "btn main", href: address("run", { player: asked.player, kind: asked.kind, code: asked.code }) }, word("train.more"));
  on.addEventListener("click", (event) => {
    event.preventDefault();
    run.app.screen.close();
    run.app.follow();
  });
  return made("div", { class: "run-end" }, made("section", { class: "verdict" }, made("div", {},
    made("h1", {}, answered === 0 ? word("train.none-answered") : word("train.score", right, answered)),
    made("p", {}, again > 0 ? word("train.again", again) : word("train.well"))), made("div", { class: "acts" }, home, ...(run.isMore ? [on] : []))), made("section", { class: "sheet box" }, list));
}
