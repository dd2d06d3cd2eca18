// The chosen game beside the table: its last position, its facts, and what can be done with it.

import { get, isLate, post } from "./api.js";
import { sentence } from "./marks.js";
import { eventAddress, playerAddress } from "./peopleplace.js";
import { button } from "./signs.js";
import { number, word } from "./words.js";

/** The plain moves of a game, without passes. */
const transcriptOf = (game) => {
  const moves = game.moves.filter((move) => move !== "pass");
  return moves.join(moves.every((move) => move.length === 2) ? "" : " ");
};

/** Copies the moves of a game. */
export const copyTranscript = (game) => copyText(transcriptOf(game), word("copied"), word("not-copied"));

/** Whether the discs at the end are known. */
export const hasScore = (game) => typeof game.blackDiscs === "number";

/** The points of both sides where discs decide nothing. */
const POINTS = { black: ["1", "0"], white: ["0", "1"], draw: ["½", "½"] };

/** What black and white have at the end, in discs or in points; two dashes if it is not known. */
export const endOf = (game) => (hasScore(game) ? [String(game.blackDiscs), String(game.whiteDiscs)] : POINTS[game.winner] || ["–", "–"]);

/** Above 0 for black, below 0 for white: the winner, which need not have more discs, or the side with more in a game that is not over. */
export const leadOf = (game) => (game.winner ? { black: 1, white: -1, draw: 0 }[game.winner] : hasScore(game) ? game.blackDiscs - game.whiteDiscs : 0);

/** Whether the record of a game is not in order. */
export const isWrong = ({ verdict }) => verdict === "illegal" || verdict === "unreadable";

/** The first move that is not legal, as far as the finding names it. */
export function illegalMove({ illegal }) {
  const named = illegal && /^([a-h][1-8])\b/.exec(illegal.message || "");
  return (illegal && illegal.move) || (named ? named[1] : "");
}

/** Whether the engine can say something of the moves of a game. */
export const canAnnotate = (game) => game.moves.length > 0 && !game.illegal;

/** Asks the server to annotate a game, at the level that `kifu annotate` takes. */
export async function annotate(app, id) {
  try {
    await post(`api/games/${id}/annotate`, {});
    await app.jobs.ask();
  } catch (error) {
    say(error.message);
  }
}

/** A disc of a side in a text. */
export const discSign = (side) => made("span", { class: `disc ${side}`, role: "img", "aria-label": word(side) });

/** The last part of the path of a file. */
const fileOf = (path) => path.split(/[\\/]/).pop();

/** A picture of a board with nothing to click. */
function boardPicture(board, last, label) {
  const drawing = new Drawing(false);
  SQUARES.filter((square) => board[square] !== "-").forEach((square) => drawing.disc(square, board[square], ""));
  if (last >= 0) {
    drawing.point(last, "last");
  }
  const svg = drawn("svg", { class: "bd", viewBox: "-3.6 -3.6 85 85", role: "img", "aria-label": label });
  drawing.into(svg);
  return svg;
}

/** The name of a player with the way to his screen; an empty text for no name. */
export const playerLink = (name) => (name ? made("a", { href: playerAddress(name) }, name) : "");

/** The event of a game with the way to it; an empty text for none. */
export const eventLink = (game) => (game.event ? made("a", { href: eventAddress(game.event, Number((game.date || "0").slice(0, 4))) }, game.event) : "");

/** The event and the date of a game. */
function whereLink(game) {
  const event = eventLink(game);
  return event && game.date ? made("span", {}, event, `, ${game.date}`) : event || game.date;
}

/** Facts as a list of pairs, without those that are not known. */
export function factList(facts) {
  const list = made("dl", {});
  facts.filter(([, value]) => value).forEach(([name, value]) => list.append(made("dt", {}, name), made("dd", {}, value)));
  return list;
}

export class Preview {
  constructor(app) {
    this.app = app;
    this.place = made("aside", { class: "peek", "aria-label": word("chosen") });
  }

  close() {
    clearTimeout(this.waiting);
    if (this.reading) {
      this.reading.abort();
    }
  }

  /** Shows a game, a moment later, so that going through many rows asks for few. */
  show(game) {
    this.close();
    this.id = game ? game.id : 0;
    if (game === null) {
      this.place.replaceChildren(made("p", { class: "soft" }, word("none-fits")));
    } else if (game) {
      this.waiting = setTimeout(() => this.read(game.id), 70);
    }
  }

  async read(id) {
    this.reading = new AbortController();
    try {
      const game = await get(`api/games/${id}`, {}, this.reading.signal);
      this.place.replaceChildren(this.picture(game), this.players(game), this.facts(game), this.actions(game));
    } catch (error) {
      if (!isLate(error)) {
        this.place.replaceChildren(made("p", { class: "soft", role: "alert" }, error.message));
      }
    }
  }

  picture(game) {
    const label = word("last-position");
    if (game.rules !== "othello" || !game.start) {
      return made("img", { class: "picture", src: `api/games/${game.id}/picture?ply=${game.moves.length}&format=svg`, alt: label });
    }
    const steps = playLine(game.start, moverOf(game.toMove), game.moves);
    const last = steps.findLast((step) => step.square >= 0);
    return boardPicture(last ? last.board : game.start, last ? last.square : -1, label);
  }

  players(game) {
    const side = (name, end) => [made("span", {}, discSign(name), " ", playerLink(game[name]) || word(name)), made("b", {}, end)];
    const [black, white] = endOf(game);
    return made("div", { class: "who" }, ...side("black", black), ...side("white", white));
  }

  facts(game) {
    const placed = game.moves.filter((move) => move !== "pass").length;
    const first = game.findings.find((each) => each.severity !== "info");
    return factList([
      [word("event"), whereLink(game)],
      [word("opening"), game.opening],
      [word("discs"), word("placed", placed)],
      [word("record"), `${fileOf(game.source)}:${number(game.number)}`],
      [word("finding"), first ? sentence(first.message) : ""],
    ]);
  }

  actions(game) {
    const acts = made("div", { class: "acts" }, made("a", { class: "btn main", href: `#game-${game.id}` }, word("open")));
    if (game.annotated) {
      acts.append(made("a", { class: "btn", href: `review/${game.id}` }, word("review")));
    } else if (this.app.state.mayWrite && canAnnotate(game)) {
      acts.append(button("btn", "", word("annotate"), () => annotate(this.app, game.id)));
    }
    if (game.moves.length > 0) {
      acts.append(button("btn", "copy", word("transcript"), () => copyTranscript(game)));
    }
    return acts;
  }
}
