// The head of a game and its facts: who won, where it was played, what can be done with it.

import { bytes, text } from "./api.js";
import { progressOf } from "./jobs.js";
import { findingList, sentence } from "./marks.js";
import { annotate, canAnnotate, copyTranscript, discSign, eventLink, factList, hasScore, illegalMove, playerLink } from "./preview.js";
import { button } from "./signs.js";
import { word } from "./words.js";

const BYTES = /[\0-\x08\x0e-\x1f\ufffd]/; // a record in bytes, not in text

/** The one sentence of a game. */
function sentenceOf(game) {
  if (game.illegal) {
    const move = illegalMove(game);
    return move ? word("says.illegal", game.illegal.ply, move) : word("says.illegal-at", game.illegal.ply);
  }
  if (game.moves.length === 0) {
    return word("says.position");
  }
  if (game.players === 1) {
    return game.black || game.rules;
  }
  const { blackDiscs, whiteDiscs, ruled } = game;
  if (ruled && game.verdict === "complete") {
    return sentenceOfRuled(game, ruled);
  }
  if (!hasScore(game) && game.verdict === "complete") {
    return word("says.players", game.black || word("black"), game.white || word("white"));
  }
  if (game.verdict !== "complete") {
    return word(game.verdict === "unreadable" ? "says.unreadable" : "says.unfinished", game.moves.filter((move) => move !== "pass").length);
  }
  if (blackDiscs === whiteDiscs) {
    return word("says.drawn", blackDiscs, whiteDiscs);
  }
  const winner = blackDiscs > whiteDiscs ? "black" : "white";
  return word("says.won", game[winner] || word(winner), Math.max(blackDiscs, whiteDiscs), Math.min(blackDiscs, whiteDiscs));
}

/** The sentence of a finished game by other rules: not always the more discs win. */
function sentenceOfRuled(game, { winner, blackCount, whiteCount }) {
  const side = winner === "" ? "" : moverOf(winner);
  const counts = side === "white" ? [whiteCount, blackCount] : [blackCount, whiteCount];
  const isCounted = blackCount !== undefined;
  return side === "" ? word(isCounted ? "says.drawn" : "says.draw", ...counts)
    : word(isCounted ? "says.won" : "says.wins", game[side] || word(side), ...counts);
}

/** The head of the page of a game. */
export class Head {
  constructor(app, game, star) {
    this.app = app;
    this.game = game;
    this.acts = made("div", { class: "head-acts acts" });
    const where = [eventLink(game), game.date, game.opening].filter(Boolean).flatMap((each, at) => (at === 0 ? [each] : [" · ", each]));
    this.told = made("div", { class: "told" });
    this.place = made("div", { class: "verdict" }, made("h1", {}, sentenceOf(game)), made("p", {}, ...where), this.acts, this.told);
    this.star = star;
    this.draw();
  }

  /** The review, or the way to it, or how far it is. */
  draw() {
    const { game, app } = this;
    const job = app.jobs.of(game.id);
    const isRunning = job && (job.state === "running" || job.state === "waiting");
    const main = game.annotation || game.annotated ? made("a", { class: "btn main", href: `review/${game.id}` }, word("review"))
      : isRunning ? made("span", { class: "progress" }, word("annotating"), progressOf(job))
        : app.state.mayWrite && canAnnotate(game)
          ? button("btn main", "", word("annotate"), () => annotate(app, game.id), "") : "";
    this.acts.replaceChildren(...[main, button("btn icon", "copy", "", () => copyTranscript(game), word("copy-transcript")),
      button("btn icon", "link", "", () => copyText(location.href, word("copied"), word("not-copied")), word("copy-link")),
      this.star].filter(Boolean));
    this.told.replaceChildren(...(game.told ? this.verdict(game) : []));
  }

  /** The verdict of the annotation, and the moves at which the game turned. */
  verdict({ id, told, annotation }) {
    const turns = (annotation.turningPoints || []).map((turn) => made("a", { href: `#game-${id}-${turn.ply}` },
      String(turn.ply), " ", discSign(turn.mover), turn.move));
    return [...(told.verdict ? [made("p", {}, sentence(told.verdict))] : []),
      ...(turns.length > 0 ? [made("p", { class: "turn-links" }, made("span", { class: "soft" }, word("turns")), ...turns)] : [])];
  }
}

/** The findings about the record, if there are any. */
export function findingBox(game, go) {
  return game.findings.length === 0 ? []
    : [made("section", { class: "to-check sheet box" }, made("h2", {}, word("findings")), findingList(game.findings, go), ...checkLink(game))];
}

/** The way to what may mend the record, where something is wrong with it. */
const checkLink = (game) => (game.findings.every((finding) => finding.severity === "info") ? [] : [made("a", { href: `#check-${game.id}` }, word("check"))]);

/** Facts, files, and the record as it stands. */
export function factBox(game, ply) {
  const box = made("section", { class: "facts-box sheet box", "aria-label": word("facts") });
  box.append(made("h2", {}, word("facts")), factList([
    [word("black"), playerLink(game.black)],
    [word("white"), playerLink(game.white)],
    [word("event"), eventLink(game)],
    [word("round"), game.round],
    [word("place"), game.place],
    [word("date"), game.date],
    [word("opening"), game.opening],
    [word("rules"), game.rules === "othello" ? "" : game.rules],
    [word("source"), game.source],
    [word("number"), [String(game.number), game.line ? word("line", game.line) : ""].filter(Boolean).join(", ")],
  ]), filesOf(game, ply), recordOf(game));
  return box;
}

/** The game as files; the picture is that of the position in sight. */
function filesOf(game, ply) {
  const file = (words, ending, address) => button("btn small", "", words, () => save(address(), `game-${game.id}${ending()}`), "");
  const files = game.forms.map((format) =>
    file(word(`format.${format}`), () => `.${format}`, () => `api/games/${game.id}/export?format=${format}`));
  files.push(file(word("picture"), () => `-${ply()}.png`, () => `api/games/${game.id}/picture?ply=${ply()}&format=png`),
    file(word("diagram"), () => ".png", () => `api/games/${game.id}/picture?format=png`));
  return made("div", { class: "files" }, made("h2", {}, word("save-as")), ...files);
}

/** Saves what the server writes, or says why it cannot be written so. */
async function save(address, name) {
  try {
    const link = made("a", { href: URL.createObjectURL(await bytes(address)), download: name });
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (error) {
    say(word("not-saved", error.message));
  }
}

function recordOf(game) {
  const content = made("pre", { class: "record", tabindex: "0" });
  const details = made("details", {}, made("summary", {}, word("as-recorded")), content);
  details.addEventListener("toggle", async () => {
    if (details.open && content.textContent === "") {
      const record = await text(`api/games/${game.id}/record`).catch((error) => error.message);
      content.textContent = BYTES.test(record) ? word("no-text") : record;
    }
  });
  return details;
}
