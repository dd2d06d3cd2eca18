// The values of the moves of a position: from the stored annotation at once, and from the engine as it goes deeper.

import { word } from "./words.js";

const REST = 60; // a position that is left sooner is not searched, in milliseconds
const PATIENCE = 3000; // until a busy engine is asked again
const MOST_KEPT = 300;
const LABELS = ["inaccuracy", "mistake", "blunder"];
const DISCS = { inaccuracyDiscs: 2, mistakeDiscs: 4, blunderDiscs: 8 };

/** The losses of the labels where men decide. */
export const MEN = { inaccuracyDiscs: 0.5, mistakeDiscs: 1, blunderDiscs: 2 };

/** Whether a value reached the end of the game. */
export const isSure = (value) => value.confidence !== "estimated";

/** The number of a label: 1 to 3, the worst last, or 0. */
export const labelOf = (move) => LABELS.indexOf(move.label) + 1;

/** Shows the values of a game by other rules for black; they are for the side that moves first, in its unit. */
export function turnToBlack(annotation) {
  const sign = annotation.firstPlayer === "white" ? -1 : 1;
  const moves = annotation.moves.filter((move) => "firstPlayerValue" in move);
  moves.flatMap((move) => [move, ...(move.candidates || [])]).forEach((each) => (each.blackDiscDiff = sign * each.firstPlayerValue));
  moves.forEach((move) => {
    move.bestBlackDiscDiff = sign * move.bestFirstPlayerValue;
    move.moverLossDiscs = move.moverLoss;
  });
}

/** The stored values of the legal moves of a ply, for the side to move, the best first; nothing if there are none. */
export function storedValues(annotation, ply) {
  const move = annotation && annotation.moves[ply - 1];
  const candidates = move && move.candidates;
  if (!candidates || candidates.length === 0 || move.move === "pass") {
    return null;
  }
  const own = (value) => 100 * (move.mover === "black" ? value : -value);
  const moves = candidates.map((each) => ({
    move: each.move,
    centidiscs: own(each.blackDiscDiff),
    confidence: each.confidence,
    depth: each.depth,
    line: (each.move === move.move && move.playedPv) || each.pv || [each.move],
    blackWinProb: each.blackWinProb,
  }));
  moves.sort((one, two) => two.centidiscs - one.centidiscs);
  return { source: "review", depth: moves[0].depth, moves };
}

/** The worth of a set of values: one that reached the end of the game more than any depth. */
const weight = (values) => ({ exact: 2000, probable: 1000 }[values.moves[0].confidence] || 0) + values.depth;

/** The better of two sets of values, either of which may be missing. */
export function better(stored, searched) {
  return !stored || (searched && weight(searched) > weight(stored)) ? searched : stored;
}

/** The kind of a move against the best one: best, 0, or 1 to 3 for the three labels, by the rule of the labels. */
export function kindOf(values, value, rule) {
  const best = values.moves[0];
  const lost = (best.centidiscs - value.centidiscs) / 100;
  if (lost <= 0) {
    return "best";
  }
  const isByChance = rule && "inaccuracyPoints" in rule && best.blackWinProb !== undefined && value.blackWinProb !== undefined;
  const points = isByChance ? 100 * Math.abs(best.blackWinProb - value.blackWinProb) : lost;
  const [limits, unit] = isByChance ? [rule, "Points"] : [rule && "inaccuracyDiscs" in rule ? rule : DISCS, "Discs"];
  return LABELS.filter((label) => points >= limits[label + unit]).length;
}

/** The engine of the server. It searches the position in sight, and stops when that is left. */
export class Engine {
  /** @param onChange what to do when a position is known better */
  constructor(onChange) {
    this.onChange = onChange;
    this.known = new Map();
    this.failure = "";
    this.isOn = kept() !== "off";
  }

  toggle() {
    this.isOn = !this.isOn;
    keep(this.isOn ? "on" : "off");
    if (!this.isOn) {
      this.leave();
    }
  }

  /**
   * The values of a position, as far as they are known.
   *
   * @param asked the question about it for the server
   */
  values(board, mover, asked = { board, toMove: mover }) {
    const known = this.known.get(keyOf(asked));
    return known && known.moves.length > 0 ? known : null;
  }

  get isSearching() {
    return Boolean(this.stream || this.waiting);
  }

  /** Searches a position, unless it is searched already or known to the end. */
  look(board, mover, asked = { board, toMove: mover }) {
    const key = keyOf(asked);
    const known = this.known.get(key);
    if (key === this.key && (this.isSearching || this.failure)) {
      return;
    }
    this.leave();
    this.key = key;
    if (this.isOn && mover !== "" && !(known && known.isDone)) {
      this.waiting = setTimeout(() => this.open(asked), REST);
    }
  }

  open(asked) {
    this.waiting = 0;
    this.failure = "";
    this.stream = new EventSource(`api/analyse?${new URLSearchParams(asked)}`);
    this.stream.addEventListener("values", (event) => this.take(keyOf(asked), JSON.parse(event.data)));
    this.stream.addEventListener("end", () => this.end(keyOf(asked)));
    this.stream.addEventListener("busy", () => this.waitFor(asked));
    this.stream.addEventListener("error", () => this.fail(word("engine.failed")));
  }

  take(key, { depth, moves }) {
    if (this.known.size > MOST_KEPT) {
      this.known.delete(this.known.keys().next().value);
    }
    if (moves.length > 0) {
      this.known.set(key, { source: "engine", depth, moves, isDone: false });
    }
    this.onChange();
  }

  end(key) {
    const known = this.known.get(key);
    if (known) {
      known.isDone = true;
    }
    this.leave();
    this.onChange();
  }

  fail(words) {
    this.leave();
    this.failure = words;
    this.onChange();
  }

  /** Other windows keep the engine busy; asks again later. */
  waitFor(asked) {
    this.fail(word("engine.busy"));
    this.waiting = setTimeout(() => this.open(asked), PATIENCE);
  }

  /** Ends the search. */
  leave() {
    clearTimeout(this.waiting);
    this.waiting = 0;
    this.failure = "";
    if (this.stream) {
      this.stream.close();
      this.stream = null;
    }
  }
}

const keyOf = (asked) => Object.values(asked).join(" ");

function kept() {
  try {
    return localStorage.getItem("kifu-engine");
  } catch {
    return null;
  }
}

function keep(choice) {
  try {
    localStorage.setItem("kifu-engine", choice);
  } catch {
    // The choice holds until the page is closed.
  }
}
