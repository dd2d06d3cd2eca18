"use strict";

// The page is complete without this script, which makes its games playable. What it shows in words stands in the page
// already: it reads the moves and lines from the JSON of each game, and the words from the rows of its table.

const SVG = "http://www.w3.org/2000/svg";
const STEPS = [[-1, -1], [0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1], [1, 1]];

const other = (disc) => (disc === "X" ? "O" : "X");
const discOf = (mover) => (mover === "black" ? "X" : "O");
const squareNamed = (name) => (/^[a-h][1-8]$/.test(name) ? name.charCodeAt(0) - 97 + 8 * (name.charCodeAt(1) - 49) : -1);
const nameOf = (square) => String.fromCharCode(97 + (square % 8)) + String.fromCharCode(49 + (square >> 3));

/** A name in its own direction of writing, where no element can hold it. */
const isolated = (text) => `\u2068${text}\u2069`;

/** The squares whose discs a move flips; boards are texts with a sign for each square from a1 to h8. */
function flips(board, square, disc) {
  const all = [];
  for (const [dx, dy] of STEPS) {
    const run = [];
    let x = (square % 8) + dx;
    let y = (square >> 3) + dy;
    while (x >= 0 && x < 8 && y >= 0 && y < 8 && board[x + 8 * y] === other(disc)) {
      run.push(x + 8 * y);
      x += dx;
      y += dy;
    }
    if (x >= 0 && x < 8 && y >= 0 && y < 8 && board[x + 8 * y] === disc) {
      all.push(...run);
    }
  }
  return all;
}

/** The board after a move, or nothing if it is none. */
function play(board, square, disc) {
  const flipped = board[square] === "-" ? flips(board, square, disc) : [];
  if (flipped.length === 0) {
    return null;
  }
  const squares = [...board];
  [square, ...flipped].forEach((each) => (squares[each] = disc));
  return squares.join("");
}

const mustPass = (board, disc) => [...board].every((_, square) => play(board, square, disc) === null);

/** The moves of a line as far as they can be played, each with the board after it. A pass may be left out. */
function playLine(board, mover, moves) {
  const steps = [];
  let disc = discOf(mover);
  for (const move of moves) {
    const square = squareNamed(move);
    if (square >= 0 && mustPass(board, disc)) {
      disc = other(disc);
    }
    const after = square >= 0 ? play(board, square, disc) : move === "pass" ? board : null;
    if (after === null) {
      break;
    }
    board = after;
    steps.push({ move, square, disc, board });
    disc = other(disc);
  }
  return steps;
}

/** The variations of a record with those that leave them, each as one line. */
function variations(notes, move, before) {
  return (notes.variations || []).flatMap((each) => {
    const from = before === null ? each.move : move;
    const moves = before === null ? each.moves : before.slice(0, each.move).concat(each.moves);
    return [{ move: from, moves }, ...variations(each, from, moves)];
  });
}

function element(name, attributes, text) {
  const made = document.createElementNS(SVG, name);
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
  if (text !== undefined) {
    made.textContent = text;
  }
  return made;
}

/** A disc in text, as the document has them. */
function disc(sign) {
  return document.querySelector(sign === "X" ? ".disc.black" : ".disc.white").cloneNode(true);
}

const middle = (square) => ({ x: (square % 8) + 0.5, y: (square >> 3) + 0.5 });

function discsPath(board, signs) {
  return [...board].map((sign, square) => (signs.includes(sign) ? `M${square % 8}.5 ${square >> 3}.5h0` : "")).join("");
}

function drawBoard(svg, board) {
  svg.replaceChildren(
    element("use", { href: "#empty-board" }),
    element("path", { class: "rim", d: discsPath(board, "XO") }),
    element("path", { class: "black", d: discsPath(board, "X") }),
    element("path", { class: "white", d: discsPath(board, "O") }));
}

/** One game of the page. */
class Game {
  constructor(article) {
    this.article = article;
    this.data = JSON.parse(article.querySelector("script").textContent);
    this.boards = article.dataset.boards.split(" ");
    this.rows = [...article.querySelectorAll(".moves tbody tr")];
    this.viewer = article.querySelector(".viewer");
    this.board = this.viewer.querySelector(".board");
    this.records = variations(this.data, 0, null);
    this.ply = 0;
    this.line = null; // the line on the board: its steps, and how many of them are played
    this.cursors = [...article.querySelectorAll(".graph")].map((graph) => new Cursor(graph, this));
    this.viewer.hidden = false;
    this.listen();
  }

  get last() {
    return this.data.moves.length;
  }

  listen() {
    this.viewer.querySelectorAll("[data-go]").forEach((button) =>
      button.addEventListener("click", () => this.go(button.dataset.go)));
    this.rows.forEach((row) => row.addEventListener("click", () => this.show(Number(row.dataset.ply))));
  }

  /** Does what a key or a button asks for. */
  go(where) {
    const ways = {
      first: () => this.show(0),
      last: () => this.show(this.last),
      back: () => this.step(-1),
      forward: () => this.step(1),
      previous: () => this.label(-1),
      next: () => this.label(1),
      leave: () => this.show(this.ply),
      best: () => this.enter(0),
      played: () => this.enter(1),
    };
    ways[where]();
  }

  step(by) {
    if (this.line === null) {
      this.show(this.ply + by);
    } else {
      this.walk(this.line.steps, this.line.played + by);
    }
  }

  /** Goes to the next labelled move in a direction, if there is one. */
  label(by) {
    for (let ply = this.ply + by; ply >= 1 && ply <= this.last; ply += by) {
      if (this.data.moves[ply - 1].label) {
        this.show(ply);
        return;
      }
    }
  }

  /** Shows the position after a ply, 0 for the start. */
  show(ply) {
    this.ply = Math.min(Math.max(ply, 0), this.last);
    this.line = null;
    this.render();
    this.remember();
  }

  remember() {
    const hash = `#${this.article.id}` + (this.ply === 0 ? "" : `-ply-${this.ply}`);
    const isFresh = this.ply === 0 && location.hash === "";
    if (location.hash !== hash && !isFresh) {
      history.replaceState(null, "", hash);
    }
  }

  /** Puts a line on the board with so many of its moves played; without any it is the game again. */
  walk(steps, played) {
    if (played < 1) {
      this.show(this.ply);
      return;
    }
    this.line = { steps, played: Math.min(played, steps.length) };
    this.render();
  }

  enter(index) {
    const line = this.lines()[index];
    if (line && line.steps.length > 0) {
      this.walk(line.steps, 1);
    }
  }

  /** The lines that begin before the shown ply; the best one first, then what followed the move played. */
  lines() {
    if (this.ply === 0) {
      return [];
    }
    const move = this.data.moves[this.ply - 1];
    const before = this.boards[this.ply - 1];
    const best = { kind: "best", steps: playLine(before, move.mover, move.pv || []) };
    const played = { kind: "played", steps: playLine(before, move.mover, move.playedPv || []) };
    return [best, played, ...this.recordLines()];
  }

  recordLines() {
    return this.records
      .filter(({ move }) => move === this.ply - 1 || (this.ply === this.last && move >= this.last))
      .map(({ move, moves }) => {
        const at = Math.min(move, this.last);
        const next = this.data.moves[at];
        const lastMover = this.data.moves[this.last - 1].mover;
        const mover = next ? next.mover : lastMover === "black" ? "white" : "black";
        return { kind: "record", steps: playLine(this.boards[at], mover, moves) };
      });
  }

  render() {
    this.renderBoard();
    this.renderFacts();
    this.renderLines();
    this.renderPlace();
  }

  renderBoard() {
    if (this.line === null) {
      drawBoard(this.board, this.boards[this.ply]);
      this.markMove();
    } else {
      const steps = this.line.steps.slice(0, this.line.played);
      drawBoard(this.board, steps[steps.length - 1].board);
      steps.forEach((step, index) => this.number(step, index + 1));
    }
    this.board.setAttribute("aria-label", this.boardWords());
  }

  markMove() {
    const move = this.data.moves[this.ply - 1];
    if (!move) {
      return;
    }
    move.best.map(squareNamed).filter((square) => square >= 0 && this.boards[this.ply][square] === "-")
      .forEach((square) => this.board.append(element("use", { href: "#best-mark", ...middle(square) })));
    const square = squareNamed(move.move);
    if (square >= 0) {
      const { x, y } = middle(square);
      this.board.append(element("circle", { class: "last", cx: x, cy: y, r: 0.13 }));
    }
  }

  number(step, index) {
    if (step.square >= 0) {
      const { x, y } = middle(step.square);
      const onBlack = this.line.steps[this.line.played - 1].board[step.square] === "X";
      this.board.append(element("text", { class: onBlack ? "number on-black" : "number", x, y: y + 0.14 }, index));
    }
  }

  boardWords() {
    const board = this.line === null ? this.boards[this.ply] : this.line.steps[this.line.played - 1].board;
    const squares = (sign) => [...board].flatMap((each, square) => (each === sign ? [nameOf(square)] : [])).join(" ");
    return `● ${squares("X")}; ○ ${squares("O")}`;
  }

  renderFacts() {
    const row = this.rows[this.ply - 1];
    const cell = (name) => (row ? row.querySelector(`.${name}`).textContent : "");
    this.viewer.querySelectorAll(".facts > div").forEach((fact) => {
      const from = row ? row.querySelector(`.${fact.className}`).cloneNode(true).childNodes : [];
      fact.querySelector("dd").replaceChildren(...from);
    });
    const remarks = row ? row.querySelector(".remarks") : this.article.querySelector(".remarks.start");
    this.viewer.querySelector(".remarks").replaceChildren(...(remarks ? remarks.cloneNode(true).childNodes : []));
    this.renderChances();
    this.viewer.querySelector(".status").textContent =
      this.line === null ? [`${this.ply}.`, cell("move"), cell("value"), cell("label")].join(" ")
        : this.named(this.line.steps[this.line.played - 1].move);
  }

  /** A move for people: its square, or the word for a pass. */
  named(move) {
    return move === "pass" ? this.viewer.dataset.pass || move : move;
  }

  renderChances() {
    const move = this.data.moves[this.ply - 1];
    const bar = this.viewer.querySelector(".chances");
    bar.hidden = !this.data.moves.some((each) => "blackWinProb" in each);
    bar.querySelector(".share").style.width = `${100 * (move && "blackWinProb" in move ? move.blackWinProb : 0.5)}%`;
  }

  renderLines() {
    const places = [...this.viewer.querySelectorAll(".line")];
    places.filter((place) => place.dataset.copy).forEach((copy) => copy.remove());
    const record = places.find((place) => place.dataset.line === "record");
    places.forEach((place) => (place.hidden = true));
    this.lines().filter((line) => line.steps.length > 0).forEach((line) => {
      let place = places.find((each) => each.dataset.line === line.kind);
      if (line.kind === "record") {
        place = record.cloneNode(true);
        place.dataset.copy = "yes";
        record.before(place);
      }
      this.fill(place, line.steps);
    });
    this.viewer.querySelector("[data-go=leave]").hidden = this.line === null;
  }

  fill(place, steps) {
    const names = (all) => all.map((step) => step.move).join(" ");
    const isShown = this.line !== null && names(this.line.steps) === names(steps);
    const focus = document.activeElement && place.contains(document.activeElement);
    place.querySelector(".plies").replaceChildren(...steps.map((step, index) => {
      const button = document.createElement("button");
      button.type = "button";
      button.append(disc(step.disc), ` ${this.named(step.move)}`);
      button.addEventListener("click", () => this.walk(steps, index + 1));
      if (isShown && index + 1 === this.line.played) {
        button.setAttribute("aria-current", "step");
      }
      return button;
    }));
    place.hidden = false;
    const current = place.querySelector("[aria-current]");
    if (focus && current) {
      current.focus();
    }
  }

  renderPlace() {
    const atStart = this.line === null && this.ply === 0;
    const atEnd = this.line === null ? this.ply === this.last : this.line.played === this.line.steps.length;
    const enable = (name, enabled) => (this.viewer.querySelector(`[data-go=${name}]`).disabled = !enabled);
    ["first", "back"].forEach((name) => enable(name, !atStart));
    enable("forward", !atEnd);
    enable("last", this.line !== null || this.ply !== this.last);
    const isLabelled = (move) => Boolean(move.label);
    enable("previous", this.data.moves.slice(0, Math.max(0, this.ply - 1)).some(isLabelled));
    enable("next", this.data.moves.slice(this.ply).some(isLabelled));
    this.rows.forEach((row, index) => {
      if (index === this.ply - 1) {
        row.setAttribute("aria-current", "true");
      } else {
        row.removeAttribute("aria-current");
      }
    });
    this.cursors.forEach((cursor) => cursor.move(this.ply));
  }
}

/** The line in a graph at the shown ply; a click into the graph goes to another one. */
class Cursor {
  constructor(figure, game) {
    this.figure = figure;
    this.svg = figure.querySelector("svg");
    [this.left, this.top, this.width, this.height, this.plies] = figure.dataset.plot.split(" ").map(Number);
    this.line = element("line", { class: "cursor", y1: this.top, y2: this.top + this.height });
    this.svg.append(this.line);
    this.svg.addEventListener("click", (event) => game.show(Math.min(this.plyAt(event), game.last)));
  }

  plyAt(event) {
    const box = this.svg.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * this.svg.viewBox.baseVal.width;
    return Math.round(((x - this.left) / this.width) * (this.plies + 0.5));
  }

  move(ply) {
    const x = this.left + (this.width * ply) / (this.plies + 0.5);
    this.line.setAttribute("x1", x);
    this.line.setAttribute("x2", x);
    const shown = x * (this.svg.getBoundingClientRect().width / this.svg.viewBox.baseVal.width);
    if (this.figure.scrollWidth > this.figure.clientWidth) {
      this.figure.scrollLeft = shown - this.figure.clientWidth / 2;
    }
  }
}

/** All games of the page; one of them is on the screen. A game is prepared when it is first shown. */
class Page {
  constructor() {
    this.articles = [...document.querySelectorAll("article.game[data-boards]")];
    this.articles.forEach((article) => article.classList.add("playable"));
    // An address of a ply is one of the board here, and not of the row of a table that the browser would scroll to.
    document.querySelectorAll(".moves [id]").forEach((row) => row.removeAttribute("id"));
    this.games = new Map();
    this.shown = this.game(this.articles[0]);
    if (this.articles.length > 1) {
      this.choose();
    }
    this.follow(location.hash);
    window.addEventListener("hashchange", () => this.follow(location.hash));
    document.addEventListener("click", (event) => {
      const link = event.target.closest("a[href^='#game-']"); // no hashchange if the address is the same
      if (link) {
        this.bring(link.getAttribute("href"));
      }
    });
    document.addEventListener("keydown", (event) => this.key(event));
  }

  game(article) {
    if (!this.games.has(article)) {
      this.games.set(article, new Game(article));
    }
    return this.games.get(article);
  }

  choose() {
    const chooser = document.createElement("nav");
    chooser.className = "chooser";
    this.select = document.createElement("select");
    this.select.setAttribute("aria-label", document.title);
    this.articles.forEach((article, index) => {
      const words = [...article.querySelectorAll("h2 bdi, h2 .score")].map((each) => isolated(each.textContent));
      this.select.append(new Option(`${index + 1}. ${words.join(" ")}`));
    });
    this.select.addEventListener("change", () => this.open(this.articles[this.select.selectedIndex], 0));
    chooser.append(this.select);
    document.body.prepend(chooser);
  }

  /** Shows a ply of a game, and puts the other games away. */
  open(article, ply) {
    this.articles.forEach((each) => each.classList.toggle("put-away", each !== article));
    if (this.select) {
      this.select.selectedIndex = this.articles.indexOf(article);
    }
    this.shown = this.game(article);
    this.shown.show(ply);
  }

  /** Goes where an address points: to a game, or to a ply of one. */
  follow(hash) {
    const place = /^#(game-\d+)(?:-ply-(\d+))?$/.exec(hash);
    const article = place && this.articles.find((each) => each.id === place[1]);
    this.open(article || this.shown.article, article && place[2] ? Number(place[2]) : 0);
    this.bring(hash);
  }

  /** Brings the board into sight for an address of a ply; a board with all beside it may be higher than a phone. */
  bring(hash) {
    if (/-ply-\d+$/.test(hash)) {
      const viewer = this.shown.viewer;
      viewer.scrollIntoView({ block: viewer.offsetHeight > window.innerHeight ? "start" : "nearest" });
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
    };
    const way = Object.hasOwn(ways, event.key) ? ways[event.key] : null;
    const isElsewhere = event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement;
    if (way && !isElsewhere) {
      event.preventDefault();
      this.shown.go(way);
    }
  }
}

if (document.querySelector("article.game[data-boards]")) {
  window.kifuPage = new Page();
}
