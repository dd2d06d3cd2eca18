
// Annotated games: one board that shows the position before a move, what that move was worth, and every line that the
// annotation knows. It reads values and lines from the JSON of each game, and the sentences from the rows of its table.

const texts = document.querySelector(".words").dataset;

/** The words of the shown game that differ from those of the page. */
let ownTexts = {};

const LABELS = ["inaccuracy", "mistake", "blunder"];

/** A text of the page with facts in its places. */
const told = (key, ...facts) => text(key).replace(/\{(\d)\}/g, (_, at) => facts[at]);
const text = (key) => {
  const name = key.replace(/[-.](\w)/g, (_, letter) => letter.toUpperCase());
  return ownTexts[name] || texts[name];
};

/** Whether a value stands for a win without a size: a forced win of draughts, or an equal count that a side wins. */
const isSizeless = (value) => Boolean(ownTexts.valueWon)
  && (ownTexts.valueForced ? Math.abs(value) >= Number(ownTexts.valueForced) : [0.01, 0.02].includes(Math.abs(value)));

/** A number without a sign and with no more decimals than needed. */
const plain = (discs) => (isSizeless(discs) ? text("value.result") : String(Math.round(10 * Math.abs(discs)) / 10));
const signed = (discs) => {
  if (isSizeless(discs)) {
    return text(discs < 0 ? "value.lost" : "value.won");
  }
  return plain(discs) === "0" ? "0" : (discs < 0 ? "−" : "+") + plain(discs);
};
const percent = (chance) => `${Math.round(100 * chance)} %`;
const sideOf = (value, mover) => (mover === "black" ? value : -value);

/** The disc that a move shows: in the solo game the side of the disc that is up, else that of the mover. */
const shownDisc = (move, disc) => (move.startsWith("gold:") ? "O" : move.startsWith("black:") ? "X" : disc);

function discSign(sign) {
  const name = moverOf(sign);
  return made("span", { class: `disc ${name}`, role: "img", "aria-label": text(name) }, sign === "X" ? "●" : "○");
}

function glyph(kind, hollow) {
  const look = `glyph ${kind}${hollow ? " hollow" : ""}`;
  return drawn("svg", { class: look, viewBox: "0 0 14 14", "aria-hidden": "true" }, drawn("use", { href: `#${kind}` }));
}

/** The variations of a record with those that leave them, each as one line with the index of its first move. */
function variations(notes, move, before) {
  return (notes.variations || []).flatMap((each) => {
    const from = before === null ? each.move : move;
    const moves = before === null ? each.moves : before.slice(0, each.move).concat(each.moves);
    return [{ move: from, moves }, ...variations(each, from, moves)];
  });
}

/** Copies a text and says so. */
const copy = (content) => copyText(content, text("copied"), text("not-copied"));

/** The rules of the usual board: what may be played, and the boards along lines. A state is a board and the side to move. */
class UsualRules {
  constructor(boards, moves) {
    this.boards = boards;
    this.moves = moves;
  }

  /** The state before a ply. */
  at(ply) {
    const move = this.moves[ply - 1];
    return { board: this.boards[ply - 1], disc: move ? discOf(move.mover) : "" };
  }

  /** The legal moves of a state with their squares. */
  legal({ board, disc }) {
    return disc === "" ? [] : legal(board, disc).map((square) => ({ move: nameOf(square), square }));
  }

  /** The moves of a line that begins before a ply, as far as they can be played. */
  line(ply, mover, moves) {
    return playLine(this.boards[ply - 1], mover, moves).map((step) => ({ ...step, after: this.after(step) }));
  }

  after(step) {
    return { board: step.board, disc: toMove(step.board, other(step.disc)) };
  }

  /** The step of a move from a state. */
  step(state, move) {
    const [step] = playLine(state.board, moverOf(state.disc), [move]);
    return { ...step, after: this.after(step) };
  }
}

/** The rules of other games: the page tells what may be played before each ply, and the boards along the known lines. */
class ToldRules {
  constructor(boards, moves, shape, steps) {
    this.boards = boards;
    this.moves = moves;
    this.shape = shape;
    this.steps = steps;
  }

  at(ply) {
    const move = this.moves[ply - 1];
    return this.state(this.boards[ply - 1], this.steps[ply - 1], move ? discOf(move.mover) : "");
  }

  /** A state with the moves that are known there; the side to move is the one that plays the first of them. */
  state(board, known, disc) {
    const next = known ? Object.values(known)[0] : null;
    return { board, disc: disc || (next ? next[1] : ""), known: known || {} };
  }

  legal(state) {
    return Object.keys(state.known).map((move) => ({ move, square: this.shape.squareOf(move) })).filter(({ square }) => square >= 0);
  }

  line(ply, mover, moves) {
    const steps = [];
    let state = this.at(ply);
    for (const move of moves) {
      if (!state.known[move]) {
        break;
      }
      const step = this.step(state, move);
      steps.push(step);
      state = step.after;
    }
    return steps;
  }

  step(state, move) {
    const [change, disc, known] = state.known[move];
    const cells = [...state.board];
    for (const [, sign, squares] of change.matchAll(/([A-Za-z?-])([\d.]+)/g)) {
      squares.split(".").forEach((square) => (cells[square] = sign));
    }
    const board = cells.join("");
    return { move, square: this.shape.squareOf(move), disc, before: state.board, board, after: this.state(board, known, "") };
  }
}

/** The values of the legal moves of a ply from their short form: line, hundredths of a disc, chance, certainty. */
function candidatesOf(text, isUsual) {
  let sure = null;
  return text.split(" ").map((each) => {
    const [line, discs, chance, certainty] = each.split(",");
    if (certainty) {
      const [, letter, percent, depth] = certainty.match(/^([a-z])(\d+)d(\d+)$/);
      const confidence = { x: "exact", p: "probable", e: "estimated" }[letter];
      sure = { confidence, confidencePercent: Number(percent), depth: Number(depth) };
    }
    const pv = (isUsual ? line.match(/../g) : line.split(".")).map((move) => (move === "--" ? "pass" : move));
    const win = chance === "" ? {} : { blackWinProb: chance / 10000 };
    return { move: pv[0], blackDiscDiff: discs / 100, ...win, ...sure, pv };
  });
}

/** What is known of a game: its moves with the values of all legal moves, as far as they were searched. */
class Annotation {
  constructor(article) {
    this.data = JSON.parse(article.querySelector("script").textContent);
    this.boards = article.dataset.boards.split(" ");
    this.moves = this.data.moves;
    this.shape = Shape.of(article.dataset.shape);
    const steps = article.querySelector("script.steps");
    this.readValues();
    this.rules = steps
      ? new ToldRules(this.boards, this.moves, this.shape, JSON.parse(steps.textContent))
      : new UsualRules(this.boards, this.moves);
    const known = article.querySelector("script.candidates");
    (known ? known.textContent : "").split("\n").filter(Boolean).forEach((line) => {
      const end = line.indexOf(" ");
      this.moves[line.slice(0, end) - 1].candidates = candidatesOf(line.slice(end + 1), !steps);
    });
    this.records = variations(this.data, 0, null);
    this.rule = this.data.settings.labels;
  }

  /** Values of other games are for the side that moves first; the page shows them for black. */
  readValues() {
    const sign = this.data.firstPlayer === "white" ? -1 : 1;
    this.moves.filter((move) => "firstPlayerValue" in move).forEach((move) => {
      move.blackDiscDiff = sign * move.firstPlayerValue;
      move.bestBlackDiscDiff = sign * move.bestFirstPlayerValue;
      move.moverLossDiscs = move.moverLoss;
    });
  }

  get last() {
    return this.moves.length;
  }

  /** Whether a value reached the end of the game. */
  static isSure(value) {
    return value.confidence !== "estimated";
  }

  /** The legal moves of a ply with their values for black, the best first. */
  candidates(ply) {
    const move = this.moves[ply - 1];
    if (move.candidates) {
      return move.candidates;
    }
    const value = (name, discs, chance, pv) => ({
      move: name,
      blackDiscDiff: discs,
      blackWinProb: chance,
      confidence: move.confidence,
      confidencePercent: move.confidencePercent,
      depth: move.depth,
      pv: pv && pv[0] === name ? pv : [name],
    });
    const best = move.best.map((name) => value(name, move.bestBlackDiscDiff, move.bestBlackWinProb, move.pv));
    const played = value(move.move, move.blackDiscDiff, move.blackWinProb, move.playedPv || move.pv);
    return move.best.includes(move.move) ? best : [...best, played];
  }

  /** What a move lost against the best, in discs. */
  loss(ply, candidate) {
    const move = this.moves[ply - 1];
    return sideOf(move.bestBlackDiscDiff - candidate.blackDiscDiff, move.mover);
  }

  /** How bad a move is: best, 1 to 3 for the three labels, or 0, by the rule of the labels. */
  kind(ply, candidate) {
    const move = this.moves[ply - 1];
    if (move.move === candidate.move && move.label) {
      return this.label(move);
    }
    const loss = this.loss(ply, candidate);
    if (loss <= 0) {
      return "best";
    }
    const isByChance = "inaccuracyPoints" in this.rule && candidate.blackWinProb !== undefined;
    const unit = "inaccuracyPoints" in this.rule ? "Points" : "Discs";
    const lost = isByChance ? 100 * sideOf(move.bestBlackWinProb - candidate.blackWinProb, move.mover) : loss;
    return LABELS.filter((label) => lost >= this.rule[label + unit]).length;
  }

  label(move) {
    return LABELS.indexOf(move.label) + 1;
  }

  /** The lines that begin before a ply: the best one, what follows the move, other moves, those of the record. */
  lines(ply) {
    const move = this.moves[ply - 1];
    if (!move) {
      return this.recordLines(ply);
    }
    const best = this.candidates(ply)[0];
    const known = [
      { kind: "best", moves: move.pv || [], value: { ...best, blackDiscDiff: move.bestBlackDiscDiff, blackWinProb: move.bestBlackWinProb } },
      { kind: "played", moves: move.playedPv || (move.pv && move.pv[0] === move.move ? move.pv : [move.move]), value: move },
      ...this.candidates(ply).map((each) => ({ kind: "other", moves: each.pv, value: each })),
    ];
    return [...known, ...this.recordLines(ply)]
      .map((line) => ({ ...line, steps: this.rules.line(ply, move.mover, line.moves) }))
      .filter((line) => line.steps.length > 0);
  }

  recordLines(ply) {
    return this.records
      .filter(({ move }) => move === ply - 1 || (ply > this.last && move >= this.last))
      .map(({ moves }) => ({ kind: "record", moves, value: null, steps: this.recordSteps(ply, moves) }));
  }

  recordSteps(ply, moves) {
    const next = this.moves[ply - 1];
    const before = this.moves[ply - 2];
    const mover = next ? next.mover : before.mover === "black" ? "white" : "black";
    return this.rules.line(ply, mover, moves);
  }
}

/** One game of the page. The shown ply is the one that is about to be played; one more than the last is the end. */
class Game {
  constructor(article) {
    this.article = article;
    this.known = new Annotation(article);
    this.rows = [...article.querySelectorAll(".moves tbody tr")];
    this.panel = article.querySelector(".move");
    this.links = [...article.querySelectorAll(".kifu a, .turn")];
    this.key = Number(article.dataset.key || 1);
    this.marked = new Set(this.known.moves.filter((move) => move.label).map((move) => move.ply));
    article.querySelectorAll(".turn").forEach((turn) => this.marked.add(Number(turn.hash.split("-").pop())));
    this.ply = this.key;
    this.line = null; // the line on the board: its steps, how many of them are played, its kind and value
    this.retry = null; // the moves that were tried instead of the one of the game
    this.shownNumbers = 0; // values, losses or none
    this.hot = -1; // the square that a word of the page points to
    this.isFresh = false; // whether the last disc has just been placed
    const squares = { black: text("disc.black"), white: text("disc.white"), none: text("disc.none") };
    const label = article.querySelector(".play-area").getAttribute("aria-label");
    this.shape = this.known.shape;
    this.board = new Board(article.querySelector(".board"), label, squares, (square) => this.choose(square), this.shape);
    this.cursors = [...article.querySelectorAll(".chart [data-plot]")].map((plot) => new Cursor(plot, this));
    this.listen();
  }

  get last() {
    return this.known.last;
  }

  get move() {
    return this.known.moves[this.ply - 1];
  }

  listen() {
    this.article.querySelectorAll("[data-go]").forEach((button) =>
      button.addEventListener("click", () => this.go(button.dataset.go)));
    for (const kind of ["pointerover", "focusin"]) {
      this.article.addEventListener(kind, (event) => this.light(event.target.closest(".sq")));
    }
    this.article.addEventListener("click", (event) => this.light(event.target.closest(".sq")));
    let start = null;
    const area = this.article.querySelector(".board");
    area.addEventListener("touchstart", (event) => (start = event.touches.length === 1 ? event.touches[0] : null), { passive: true });
    area.addEventListener("touchend", (event) => {
      const end = event.changedTouches[0];
      const across = start ? end.clientX - start.clientX : 0;
      if (Math.abs(across) > 40 && Math.abs(end.clientY - start.clientY) < Math.abs(across) / 2) {
        event.preventDefault();
        this.go(across < 0 ? "forward" : "back");
      }
    });
  }

  /** Does what a key or a button asks for. */
  go(where) {
    const ways = {
      first: () => this.show(1),
      last: () => this.show(this.last + 1),
      back: () => this.step(-1),
      forward: () => this.step(1),
      previous: () => this.error(-1),
      next: () => this.error(1),
      leave: () => this.show(this.ply),
      best: () => this.enter("best"),
      played: () => this.enter("played"),
      retry: () => this.ask(),
      numbers: () => this.changeNumbers(),
      flip: () => this.flip(),
      auto: () => this.runByItself(),
      copy: () => copy(this.transcript()),
      link: () => copy(location.href.split("#")[0] + this.address()),
    };
    if (where !== "auto") {
      this.stop();
    }
    ways[where]();
  }

  /** The moves for other programs; moves that are more than squares have blanks between them. */
  transcript() {
    const moves = this.known.moves.map((move) => move.move).filter((move) => move !== "pass");
    return moves.join(moves.every((move) => /^[a-z]\d+$/.test(move)) ? "" : " ");
  }

  step(by) {
    this.isFresh = by > 0;
    if (this.line === null) {
      this.show(this.ply + by);
    } else {
      this.walk(this.line, this.line.played + by);
    }
  }

  /** Goes to the next labelled move or turning point in a direction, if there is one. */
  error(by) {
    for (let ply = this.ply + by; ply >= 1 && ply <= this.last; ply += by) {
      if (this.marked.has(ply)) {
        this.show(ply);
        return;
      }
    }
  }

  /** Shows the position before a ply of the game. */
  show(ply) {
    this.ply = Math.min(Math.max(ply, 1), this.last + 1);
    this.line = null;
    this.retry = null;
    this.render();
    const address = this.address();
    if (location.hash !== address) {
      history.replaceState(null, "", address);
    }
  }

  address() {
    return `#${this.article.id}-ply-${this.ply}`;
  }

  /** Puts a line on the board with so many of its moves played; without any it is the game again. */
  walk(line, played) {
    if (played < 1) {
      this.show(this.ply);
      return;
    }
    this.retry = null;
    this.line = { ...line, played: Math.min(played, line.steps.length) };
    this.render();
  }

  enter(kind) {
    const line = this.move && this.known.lines(this.ply).find((each) => each.kind === kind);
    if (line) {
      this.isFresh = true;
      this.walk(line, 1);
    }
  }

  /** The position on the board: its discs, and the side to move there. */
  position() {
    return this.line !== null ? this.line.steps[this.line.played - 1].after : this.known.rules.at(this.ply);
  }

  /** The moves that end on a square, first the one of the game and the best ones. */
  movesTo(square, state) {
    const first = this.line === null && this.move ? [this.move.move, ...this.move.best] : [];
    const all = this.known.rules.legal(state).filter((each) => each.square === square).map((each) => each.move);
    return [...first.filter((move) => all.includes(move)), ...all];
  }

  /** A click on a square: the move of the game, a try, or a line. */
  choose(square) {
    const state = this.position();
    const [name] = this.movesTo(square, state);
    if (!name) {
      return;
    }
    this.stop();
    if (this.retry !== null) {
      this.attempt(name);
    } else if (this.line === null && this.move.move === name) {
      this.step(1);
    } else {
      this.branch(name, state);
    }
  }

  /** Goes on from the shown position by a move: along a line that is known, or along one without a value. */
  branch(name, state) {
    const played = this.line === null ? [] : this.line.steps.slice(0, this.line.played);
    const way = [...played.map((step) => step.move).filter((move) => move !== "pass"), name];
    const known = this.known.lines(this.ply).find((line) => {
      const squares = line.steps.map((step) => step.move).filter((move) => move !== "pass");
      return way.every((move, index) => squares[index] === move);
    });
    this.isFresh = true;
    if (known) {
      const at = known.steps.findIndex((step, index) =>
        known.steps.slice(0, index + 1).filter((each) => each.move !== "pass").length === way.length);
      this.walk(known, at + 1);
    } else {
      const steps = [...played, this.known.rules.step(state, name)];
      this.walk({ kind: "free", value: null, steps }, steps.length);
    }
  }

  /** Asks for a better move than the one of the game. */
  ask() {
    if (this.move && this.known.kind(this.ply, { ...this.move }) !== "best" && !this.move.forced) {
      this.line = null;
      this.retry = [];
      this.render();
    }
  }

  attempt(name) {
    if (!this.retry.includes(name)) {
      this.retry.push(name);
      this.render();
    }
  }

  changeNumbers() {
    this.shownNumbers = (this.shownNumbers + 1) % 3;
    this.render();
  }

  flip() {
    this.board.turned = !this.board.turned;
    this.article.querySelector("[data-go=flip]").setAttribute("aria-pressed", this.board.turned);
    this.render();
  }

  runByItself() {
    if (this.running) {
      this.stop();
      return;
    }
    if (this.line === null && this.ply > this.last) {
      this.show(1);
    }
    this.running = setInterval(() => {
      this.step(1);
      if (this.line === null ? this.ply > this.last : this.line.played === this.line.steps.length) {
        this.stop();
      }
    }, 900);
    this.showRunning();
  }

  stop() {
    if (this.running) {
      clearInterval(this.running);
      this.running = 0;
      this.showRunning();
    }
  }

  showRunning() {
    const button = this.article.querySelector("[data-go=auto]");
    button.setAttribute("aria-pressed", Boolean(this.running));
    button.replaceChildren(signOf(this.running ? "pause" : "auto"));
  }

  /** Lights the square that a word names. */
  light(word) {
    const hot = word ? this.shape.squareOf(word.textContent) : -1;
    if (hot !== this.hot) {
      this.hot = hot;
      this.renderBoard();
    }
  }

  render() {
    this.article.classList.toggle("retry", this.retry !== null);
    this.renderPanel();
    this.renderBoard();
    this.renderStrip();
    this.renderPlace();
    this.isFresh = false;
  }

  renderBoard() {
    const state = this.position();
    const { board } = state;
    const drawing = new Drawing(this.board.turned, this.shape);
    const lit = this.line === null && this.retry === null ? this.litSquares() : [];
    [...new Set([...lit, ...(this.hot < 0 ? [] : [this.hot])])].forEach((square) =>
      drawing.frame(square, square === this.hot ? "lit hot" : "lit", 0.4, 0.6));
    const last = this.lastStep();
    const isTurned = (square) => ownerOf(last.before[square]) !== "" && last.before[square] !== board[square];
    const flipped = new Set(this.isFresh && last ? this.shape.squares.filter(isTurned) : []);
    this.shape.squares.filter((square) => isTile(board[square])).forEach((square) => drawing.tile(square, board[square]));
    this.shape.squares.filter((square) => ownerOf(board[square]) !== "").forEach((square) =>
      drawing.disc(square, board[square], !this.isFresh || !last ? "" : last.square === square ? "new" : flipped.has(square) ? "turned" : ""));
    const said = new Map(this.known.rules.legal(state).map(({ move, square }) => [square, move]));
    if (this.line !== null) {
      this.number(drawing, board);
      this.markContinuations(drawing, said);
    } else {
      if (last) {
        drawing.point(last.square, "last");
      }
      if (this.move) {
        this.markMoves(drawing, said);
      }
    }
    drawing.into(this.board.svg);
    this.board.place.classList.toggle("away", this.line !== null);
    this.board.describe(board, (square) => said.get(square) || "");
  }

  /** The step that led to the shown position, unless it was a pass. */
  lastStep() {
    if (this.line !== null) {
      const step = this.line.steps[this.line.played - 1];
      return step.square < 0 ? null : step;
    }
    const before = this.known.moves[this.ply - 2];
    const square = before ? this.shape.squareOf(before.move) : -1;
    return square < 0 ? null : { square, disc: discOf(before.mover), before: this.known.boards[this.ply - 2] };
  }

  /** The squares of the sentence, besides the move and the best ones, which are marked in other ways. */
  litSquares() {
    return [...this.panel.querySelectorAll(".why .sq:not(.is-bad):not(.is-best)")]
      .map((word) => this.shape.squareOf(word.textContent))
      .filter((square) => square >= 0);
  }

  number(drawing, board) {
    this.line.steps.slice(0, this.line.played).forEach((step, index) => {
      if (step.square >= 0 && ownerOf(board[step.square]) !== "") {
        drawing.text(step.square, ownerOf(board[step.square]) === "X" ? "on-black" : "on-white", index + 1, 1.3);
      }
    });
  }

  /** Marks the move with which the line on the board goes on, with its value for the side to move. */
  markContinuations(drawing, said) {
    const next = this.line.steps[this.line.played];
    if (next && next.square >= 0 && this.line.value) {
      const value = signed(sideOf(this.line.value.blackDiscDiff, moverOf(next.disc)));
      said.set(next.square, value);
      if (this.shownNumbers === 0) {
        drawing.pill(next.square, value, 0, Annotation.isSure(this.line.value));
      } else {
        drawing.point(next.square, "dot");
      }
    }
  }

  /** Marks the legal moves with their values, the move of the game, and the best ones; or the tries alone. */
  markMoves(drawing, said) {
    const { ply, move } = this;
    const candidates = this.known.candidates(ply).filter((each) => this.shape.squareOf(each.move) >= 0);
    const number = (each) => this.shownNumbers === 1
      ? signed(-Math.max(0, this.known.loss(ply, each)))
      : signed(sideOf(each.blackDiscDiff, move.mover));
    const squares = new Set();
    const isFirst = (each) => !squares.has(this.shape.squareOf(each.move)) && squares.add(this.shape.squareOf(each.move));
    const pills = candidates.filter((each) => (this.retry === null || this.retry.includes(each.move)) && isFirst(each));
    const played = this.shape.squareOf(move.move);
    if (this.retry !== null) {
      const tried = this.retry.map((each) => this.shape.squareOf(each));
      [...said.keys()].filter((square) => !tried.includes(square))
        .forEach((square) => drawing.point(square, "dot"));
    } else if (this.marked.has(ply)) {
      move.best.map((each) => this.shape.squareOf(each)).filter((square) => square >= 0)
        .forEach((square) => drawing.frame(square, "ring", 0.7, 1.2));
    }
    if (played >= 0 && this.retry === null) {
      drawing.point(played, `${shownDisc(move.move, discOf(move.mover)) === "X" ? "b" : "w"}f ghost`);
      const from = this.shape.startOf(move.move);
      if (from >= 0) {
        drawing.frame(from, "from", 0.7, 1.2);
      }
    }
    pills.forEach((each) => {
      const square = this.shape.squareOf(each.move);
      said.set(square, Annotation.isSure(each) ? number(each) : told("about", number(each)));
      if (this.shownNumbers < 2 || this.retry !== null) {
        drawing.pill(square, number(each), this.known.kind(ply, each), Annotation.isSure(each));
      }
    });
    if (played >= 0 && this.retry === null && move.label) {
      drawing.badge(played, `g${this.known.label(move)}`, !Annotation.isSure(move));
    }
  }

  /** The players' discs, the side to move, and black's chance. */
  renderStrip() {
    const { board, disc } = this.position();
    for (const sign of ["X", "O"]) {
      const player = this.article.querySelector(`.strip .${moverOf(sign)}`);
      if (!player) {
        continue; // there is only one
      }
      player.classList.toggle("to-move", sign === disc);
      player.querySelector("b").textContent = count(board, sign);
    }
    this.article.querySelector(".strip .mid").replaceChildren(...this.middle(disc));
    const bar = this.article.querySelector(".adv");
    const value = this.line === null ? this.move || this.known.moves[this.last - 1] : this.line.value;
    const isKnown = Boolean(value) && value.blackWinProb !== undefined;
    bar.classList.toggle("unknown", !isKnown);
    bar.setAttribute("aria-label", isKnown ? `${text("chance.black")} ${percent(value.blackWinProb)}` : text("unknown-value"));
    if (isKnown) {
      this.fillBar(bar, value);
    }
  }

  middle(disc) {
    if (this.line !== null) {
      return [told("line-move", this.line.played)];
    }
    if (!this.move) {
      return [text("final")];
    }
    const side = moverOf(disc);
    return [text(`task.${side}`), made("span", { class: "values" }, `; ${text(`values.${side}`)}`)];
  }

  /** Fills the bar with black's chance; in the game, the coloured part is what a bad move gave away. */
  fillBar(bar, value) {
    const isBad = this.line === null && this.retry === null && Boolean(this.move) && this.move.moverLossDiscs > 0;
    const before = isBad || this.retry !== null ? this.move.bestBlackWinProb : value.blackWinProb;
    const after = isBad ? value.blackWinProb : before;
    const low = 100 * Math.min(before, after);
    bar.querySelector(".share").setAttribute("width", low);
    const lost = bar.querySelector(".lost");
    lost.setAttribute("class", isBad ? `lost k${this.known.label(this.move)}` : "lost");
    lost.setAttribute("x", low);
    lost.setAttribute("width", isBad ? Math.max(0.6, 100 * Math.abs(before - after)) : 0);
  }

  /** What is said of the move, of the line on the board, or of the tries. */
  renderPanel() {
    const focused = this.panel.contains(document.activeElement) ? document.activeElement.dataset.focus : "";
    this.panel.classList.toggle("asking", this.retry !== null);
    const content = this.retry !== null ? this.askPanel() : this.move ? this.movePanel() : this.endPanel();
    this.panel.replaceChildren(...content.filter(Boolean));
    this.panel.querySelectorAll(".sq").forEach((word) => word.replaceWith(this.wordButton(word)));
    const again = focused && this.panel.querySelector(`[data-focus="${focused}"]`);
    if (again) {
      again.focus();
    }
  }

  /** A square in a sentence as a button that lights the board. */
  wordButton(word) {
    return made("button", { type: "button", class: word.className }, word.textContent);
  }

  endPanel() {
    const score = this.position().board;
    return [
      made("h3", {}, text("end")),
      made("p", { class: "why" }, discSign("X"), ` ${count(score, "X")}–${count(score, "O")} `, discSign("O")),
      this.linesOf(this.known.lines(this.ply)),
      this.marked.size > 0 && this.actions(this.action(told("goto", this.key), "btn main", () => this.show(this.key))),
    ];
  }

  askPanel() {
    const { move, ply } = this;
    const found = this.retry.find((name) => move.best.includes(name));
    const tries = this.retry.map((name) => {
      const candidate = this.known.candidates(ply).find((each) => each.move === name);
      return this.tryLine(name, candidate);
    });
    const sentence = made("p", { class: "answer", role: "status" });
    this.sentence(sentence, found ? told("right", found) : told("retry.ask", move.move));
    return [
      made("h3", {}, discSign(discOf(move.mover)), made("span", {}, text(`retry.${move.mover}`))),
      sentence,
      made("ul", { class: "tries" }, ...tries),
      this.actions(
        found ? this.action(text("error") + " ›", "btn main", () => this.go("next"))
          : this.action(text("show"), "btn", () => this.enter("best")),
        this.leaveAction("btn bare")),
    ];
  }

  tryLine(name, candidate) {
    const kind = candidate ? this.known.kind(this.ply, candidate) : 0;
    if (!candidate) {
      return made("li", {}, made("b", {}, name), told("wrong", name));
    }
    const loss = this.known.loss(this.ply, candidate);
    const played = this.known.loss(this.ply, this.move);
    const sign = kind === "best" ? [glyph("gb")] : kind > 0 ? [glyph(`g${kind}`, !Annotation.isSure(candidate))] : [];
    const words = kind === "best" ? text("best-move") : signed(-loss) + (loss < played ? `, ${text("retry.better")}` : "");
    return made("li", {}, ...sign, made("b", {}, name), made("span", { class: kind === "best" ? "tb" : `t${kind}` }, words));
  }

  /** A sentence with its squares as words that light the board. */
  sentence(place, content) {
    const move = this.move;
    content.split(/(?<![A-Za-z0-9])([a-z][1-9][0-9]?(?:[->:][a-z][1-9][0-9]?)*)(?![A-Za-z0-9])/).forEach((part, index) => {
      const kind = part === move.move ? "sq is-bad" : move.best.includes(part) ? "sq is-best" : "sq";
      place.append(index % 2 === 0 ? part : made("b", { class: kind }, part));
    });
    return place;
  }

  movePanel() {
    const { move } = this;
    const row = this.rows[this.ply - 1];
    const lines = this.known.lines(this.ply);
    return [
      this.heading(row),
      ...(this.line !== null && this.line.kind !== "played" ? [this.lineSentence()] : this.whyOf(row)),
      this.chanceLine(row),
      this.linesOf(lines),
      this.actions(
        this.marked.has(this.ply) && this.action(text("retry"), "btn main", () => this.ask(), "retry", "t"),
        this.line !== null && this.leaveAction("btn")),
      this.notesOf(row),
      made("p", { class: "proof" }, ...this.proof(row)),
    ];
  }

  heading(row) {
    if (this.line !== null) {
      const step = this.line.steps[this.line.played - 1];
      const value = this.line.value ? this.lead(this.line.value) : "";
      return made("h3", {}, made("span", { class: "n" }, `${this.ply - 1 + this.line.played}`), discSign(shownDisc(step.move, step.disc)),
        made("span", {}, this.named(step.move)), made("span", { class: "cost soft" }, value));
    }
    const [sign, cost] = [".glyph", ".cost"].map((part) => row.querySelector(`.label ${part}`));
    const kind = row.querySelector(".label > span");
    return made("h3", {},
      ...(sign ? [sign.cloneNode(true)] : this.move.only && this.move.moverLossDiscs === 0 ? [glyph("gb")] : []),
      made("span", { class: "n" }, String(this.ply)), discSign(shownDisc(this.move.move, discOf(this.move.mover))),
      made("span", {}, this.named(this.move.move)),
      ...(cost ? [made("span", { class: `cost ${kind.className}` }, cost.textContent)] : []));
  }

  /** Why the move was bad; else what it was worth. */
  whyOf(row) {
    const why = row.querySelector(".why");
    const rest = [...row.querySelectorAll(".remarks .only")].map((each) => each.cloneNode(true));
    if (why) {
      return [why.cloneNode(true), ...rest];
    }
    const { move } = this;
    if (move.move === "pass") {
      return [made("p", { class: "why" }, text("must-pass"))];
    }
    const place = made("p", { class: "why" });
    const better = row.querySelector(".best").textContent;
    this.sentence(place, move.moverLossDiscs > 0 ? told("best-is", better) : better);
    return [place, ...rest].filter((each) => each.textContent !== "");
  }

  /** What the line on the board is: a known move instead of the one of the game, or a way without a value. */
  lineSentence() {
    const first = this.line.steps[0];
    const place = made("p", { class: "why" });
    const value = this.line.value ? this.lead(this.line.value) : text("unknown-value");
    return first.move === this.move.move
      ? this.sentence(place, value)
      : this.sentence(place, told("instead", this.named(first.move), this.named(this.move.move), value));
  }

  /** The mover's chance to win; the table has no column of them where none are fitted. */
  chanceLine(row) {
    const cell = row.querySelector(".chances")?.textContent ?? "";
    if (this.line !== null) {
      const value = this.line.value;
      return value && value.blackWinProb !== undefined
        ? made("p", { class: "chance" }, `${text(`chance.${this.move.mover}`)} `, made("b", {},
            percent(this.move.mover === "black" ? value.blackWinProb : 1 - value.blackWinProb)))
        : null;
    }
    const kind = this.move.label ? `t${this.known.label(this.move)}` : "";
    const [from, to] = cell.split(" → ");
    return cell && made("p", { class: "chance" }, `${text(`chance.${this.move.mover}`)} `,
      ...(to ? [made("b", {}, from), " → ", made("b", { class: kind }, to)] : [made("b", {}, from)]));
  }

  /** Who leads by how many discs, with a word before an estimate. */
  lead(value) {
    const discs = value.blackDiscDiff;
    if (isSizeless(discs)) {
      return told("value.wins", text(discs < 0 ? "white" : "black"));
    }
    if (plain(discs) === "0") {
      return text("even");
    }
    const number = `+${plain(discs)}`;
    return `${text(discs < 0 ? "white" : "black")} ${Annotation.isSure(value) ? number : told("about", number)}`;
  }

  /** The lines of the ply that are worth a row: the best, the played one of a bad move, those of the record, and the one on the board. */
  linesOf(lines) {
    const rows = [];
    const find = (kind) => lines.find((line) => line.kind === kind);
    if (this.move && this.move.moverLossDiscs > 0 && find("played")) {
      rows.push([told("after", this.named(this.move.move), this.lead(this.move)), find("played"), "r"]);
    }
    if (find("best")) {
      const best = find("best");
      rows.push([told("best-is", told("named", this.named(best.steps[0].move), this.lead(best.value))), best, "b"]);
    }
    lines.filter((line) => line.kind === "record").forEach((line) => rows.push([text("line.record"), line, ""]));
    if (this.line !== null && !rows.some(([, line]) => this.isOnBoard(line))) {
      const first = this.named(this.line.steps[0].move);
      rows.push([told("after", first, this.line.value ? this.lead(this.line.value) : "?"), this.line, ""]);
    }
    return made("div", { class: "lines" }, ...rows.map((row, index) => this.lineRow(index, ...row)));
  }

  isOnBoard(line) {
    const names = (all) => all.map((step) => step.move).join(" ");
    return this.line !== null && names(this.line.steps) === names(line.steps);
  }

  lineRow(index, heading, line, key) {
    const isShown = this.isOnBoard(line);
    const most = Math.max(8, isShown ? this.line.played : 0);
    const chips = line.steps.slice(0, most).map((step, at) =>
      this.chip([discSign(shownDisc(step.move, step.disc)), this.named(step.move)], line, at + 1, `${index}-${at}`,
        isShown && this.line.played === at + 1));
    if (line.steps.length > most) {
      chips.push(this.chip([`+${line.steps.length - most}`], line, most + 1, `${index}-${most}`, false));
    }
    const title = made("h4", {}, made("span", {}, heading));
    if (key) {
      title.append(made("kbd", { "aria-hidden": "true" }, key));
    }
    return made("div", {}, title, made("ol", { class: "play", "data-line": line.kind }, ...chips));
  }

  chip(content, line, played, focus, isCurrent) {
    const button = made("button", { type: "button", "data-focus": focus }, ...content);
    if (isCurrent) {
      button.setAttribute("aria-current", "step");
    }
    button.addEventListener("click", () => {
      this.stop();
      this.isFresh = true;
      this.walk(line, played);
    });
    return made("li", {}, button);
  }

  actions(...buttons) {
    return made("div", { class: "acts" }, ...buttons.filter(Boolean));
  }

  action(label, kind, act, sign, key) {
    const button = made("button", { type: "button", class: kind, "data-focus": label });
    button.append(...(sign ? [signOf(sign)] : []), label, ...(key ? [made("kbd", { "aria-hidden": "true" }, key)] : []));
    button.addEventListener("click", act);
    return button;
  }

  /** The way back to the game; the page names its key in brackets behind the words. */
  leaveAction(kind) {
    const label = text("leave").replace(/\s*[(（].*$/, "");
    return this.action(label, kind, () => this.go("leave"), "", "Esc");
  }

  /** What the record and other games say of the move. */
  notesOf(row) {
    const notes = [...row.querySelectorAll(".remarks > :not(.why, .only, .follows)")];
    return notes.length > 0 && this.line === null
      ? made("div", { class: "notes" }, ...notes.map((note) => note.cloneNode(true)))
      : null;
  }

  proof(row) {
    const value = this.line === null ? this.move : this.line.value;
    const time = this.line === null && row.querySelector(".time") ? row.querySelector(".time").textContent : "";
    const isMeasured = value && (value.confidence === "exact" || value.confidencePercent > 0);
    const proof = isMeasured ? told(`proof.${value.confidence}`, value.depth, value.confidencePercent)
      : value ? row.querySelector(".certainty").textContent : "";
    return [[proof, time].filter(Boolean).join(" · ")];
  }

  /** A move for people: its square, or the word for a pass. */
  named(move) {
    return move === "pass" ? this.article.dataset.pass || move : move;
  }

  renderPlace() {
    const atStart = this.line === null && this.ply === 1;
    const atEnd = this.line === null ? this.ply > this.last : this.line.played === this.line.steps.length;
    const enable = (name, enabled) => (this.article.querySelector(`[data-go=${name}]`).disabled = !enabled);
    ["first", "back"].forEach((name) => enable(name, !atStart));
    enable("forward", !atEnd);
    enable("last", this.line !== null || this.ply <= this.last);
    enable("previous", [...this.marked].some((ply) => ply < this.ply));
    enable("next", [...this.marked].some((ply) => ply > this.ply));
    const address = this.address();
    this.links.forEach((link) => setCurrent(link, link.getAttribute("href") === address));
    this.rows.forEach((row, index) => setCurrent(row, index === this.ply - 1));
    this.cursors.forEach((cursor) => cursor.move(this.ply));
  }
}

function setCurrent(element, isCurrent) {
  if (isCurrent) {
    element.setAttribute("aria-current", "step");
  } else {
    element.removeAttribute("aria-current");
  }
}

/** The line in a graph at the shown ply; a click into the graph goes to another one. */
class Cursor {
  constructor(plot, game) {
    this.svg = plot.querySelector("svg");
    [this.left, this.top, this.width, this.height, this.plies] = plot.dataset.plot.split(" ").map(Number);
    this.line = drawn("line", { class: "cursor", y1: this.top, y2: this.top + this.height });
    this.svg.append(this.line);
    this.svg.addEventListener("click", (event) => {
      game.stop();
      game.show(Math.min(this.plyAt(event), game.last));
    });
  }

  plyAt(event) {
    const box = this.svg.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * this.svg.viewBox.baseVal.width;
    return Math.round(((x - this.left) / this.width) * (this.plies + 0.5));
  }

  move(ply) {
    const x = this.left + (this.width * Math.min(ply, this.plies)) / (this.plies + 0.5);
    this.line.setAttribute("x1", x);
    this.line.setAttribute("x2", x);
  }
}

/** All games of the page; one of them, or the list of them, is on the screen. A game is prepared when it is first shown. */
class Page {
  constructor() {
    this.articles = [...document.querySelectorAll("article.game")];
    this.list = document.querySelector(".chosen-games");
    this.help = document.querySelector("dialog.help");
    // An address of a ply is one of the board here, and not of the row of a table that the browser would scroll to.
    document.querySelectorAll(".moves [id]").forEach((row) => row.removeAttribute("id"));
    this.games = new Map();
    this.shown = null;
    this.follow(location.hash);
    addEventListener("hashchange", () => this.follow(location.hash));
    document.addEventListener("click", (event) => this.click(event));
    document.addEventListener("keydown", (event) => this.key(event));
  }

  game(article) {
    if (!this.games.has(article)) {
      this.games.set(article, article.dataset.boards ? new Game(article) : null);
    }
    return this.games.get(article);
  }

  /** Goes where an address points: to a game, to a ply of one, or to the list. */
  follow(hash) {
    const place = /^#(game-\d+)(?:-ply-(\d+))?$/.exec(hash);
    const article = place && this.articles.find((each) => each.id === place[1]);
    if (article || !this.list) {
      this.open(article || this.articles[0], place && place[2] ? Number(place[2]) : 0);
    } else {
      this.put(null);
    }
  }

  /** Shows a ply of a game, 0 for the one that decided it, and puts everything else away. */
  open(article, ply) {
    if (this.shown) {
      this.shown.stop();
    }
    const own = article && article.querySelector(".own-words");
    ownTexts = own ? own.dataset : {};
    this.shown = article ? this.game(article) : null;
    this.put(article);
    if (this.shown && ply > 0) {
      this.shown.show(ply);
    } else if (this.shown) {
      this.shown.ply = this.shown.key;
      this.shown.line = null;
      this.shown.retry = null;
      this.shown.render();
    }
  }

  put(article) {
    this.articles.forEach((each) => each.classList.toggle("put-away", each !== article));
    if (this.list) {
      this.list.classList.toggle("put-away", Boolean(article));
    }
    ["copy", "link"].forEach((name) => {
      document.querySelector(`[data-do=${name}]`).hidden = !article || !this.game(article);
    });
  }

  click(event) {
    const button = event.target.closest("[data-do]");
    if (button && button.dataset.do === "keys") {
      this.help.showModal();
    } else if (button && this.shown && ["copy", "link"].includes(button.dataset.do)) {
      this.shown.go(button.dataset.do);
    }
    const link = event.target.closest("a[href^='#game-'], tr[data-ply]");
    if (link) {
      const hash = link.getAttribute("href") || `#${this.shown.article.id}-ply-${link.dataset.ply}`;
      event.preventDefault();
      history.replaceState(null, "", hash);
      this.follow(hash);
      this.bring(link);
    }
  }

  /** Brings the board into sight for a link far below it. */
  bring(link) {
    if (this.shown && link.closest(".more, .kifu, .turning, .chosen-games")) {
      const place = this.shown.article.querySelector(".strip");
      const { top } = place.getBoundingClientRect();
      if (top < 0 || top > innerHeight / 2) {
        scrollTo({ top: Math.max(0, scrollY + top - 60) });
      }
    }
  }

  key(event) {
    const ways = {
      ArrowLeft: "back",
      ArrowRight: "forward",
      Home: "first",
      End: "last",
      n: "next",
      p: "previous",
      b: "best",
      r: "played",
      Escape: "leave",
      t: "retry",
      v: "numbers",
      f: "flip",
      c: "copy",
      " ": "auto",
    };
    const isElsewhere = event.ctrlKey || event.metaKey || event.altKey || this.help.open
      || event.target.matches("input, textarea, select") || (event.key === " " && event.target.closest("button, a"));
    if (isElsewhere) {
      return;
    }
    if (event.key === "?") {
      this.help.showModal();
    } else if (this.shown && Object.hasOwn(ways, event.key)) {
      event.preventDefault();
      this.shown.go(ways[event.key]);
    }
  }
}

if (document.querySelector("article.game")) {
  window.kifuPage = new Page();
}
