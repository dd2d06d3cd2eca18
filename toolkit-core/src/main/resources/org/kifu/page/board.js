
// The rules of the game and a board that answers. A board is a text with a sign for each square from a1 to h8, and on other
// boards row by row from the top left: X and K are black, O and Q white, - is empty and # is no square. Tiles of the solo game
// are a to k for gold ones without a number and with 1 to 10, l to v for black ones, and ? for those that lie face down.

const STEPS = [[-1, -1], [0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1], [1, 1]];
const SQUARES = [...Array(64).keys()];

const other = (disc) => (disc === "X" ? "O" : "X");
const discOf = (mover) => (mover === "black" ? "X" : "O");
const moverOf = (disc) => (disc === "X" ? "black" : "white");
const squareNamed = (name) => (/^[a-h][1-8]$/.test(name) ? name.charCodeAt(0) - 97 + 8 * (name.charCodeAt(1) - 49) : -1);
const nameOf = (square) => String.fromCharCode(97 + (square % 8)) + String.fromCharCode(49 + (square >> 3));
const KINGS = { X: "K", O: "Q" };
const ownerOf = (sign) => ({ X: "X", K: "X", O: "O", Q: "O" }[sign] || "");
const isTile = (sign) => /[a-v?]/.test(sign);
const count = (board, disc) => [...board].filter((sign) => ownerOf(sign) === disc).length;

/** The shape of a board: its files and ranks, and how its squares are named. */
class Shape {
  constructor(width, height, isFromBottom) {
    this.width = width;
    this.height = height;
    this.isFromBottom = isFromBottom;
    this.squares = [...Array(width * height).keys()];
  }

  /** Reads the shape that a page states; the usual board is not stated. */
  static of(text) {
    const [width, height, order] = (text || "").split(" ");
    return width ? new Shape(Number(width), Number(height), order === "from-bottom") : USUAL;
  }

  get isUsual() {
    return this === USUAL;
  }

  rank(row) {
    return this.isFromBottom ? this.height - row : row + 1;
  }

  nameOf(square) {
    return String.fromCharCode(97 + (square % this.width)) + this.rank(Math.floor(square / this.width));
  }

  /** The square where a move ends, which may be written with other squares; -1 for a pass. */
  squareOf(move) {
    const [name] = /[->:]/.test(move) && !move.includes(">") ? move.match(/[a-z]\d+$/) || [""] : move.match(/^[a-z]\d+/) || [""];
    return this.at(name);
  }

  /** The square that a piece leaves; -1 for a disc, which comes from nowhere. */
  startOf(move) {
    return /^[a-z]\d+[-:]/.test(move) ? this.at(move.match(/^[a-z]\d+/)[0]) : -1;
  }

  at(name) {
    const file = name.charCodeAt(0) - 97;
    const row = this.isFromBottom ? this.height - Number(name.slice(1)) : Number(name.slice(1)) - 1;
    return name !== "" && file < this.width && row >= 0 && row < this.height ? file + this.width * row : -1;
  }
}

const USUAL = new Shape(8, 8, false);

/** The squares whose discs a move flips. */
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

const legal = (board, disc) => SQUARES.filter((square) => play(board, square, disc) !== null);

/** The side to move after a move of the other side: itself, the other one if it must pass, or nobody. */
function toMove(board, disc) {
  return legal(board, disc).length > 0 ? disc : legal(board, other(disc)).length > 0 ? other(disc) : "";
}

/** The moves of a line as far as they can be played, each with the board after it. A pass may be left out. */
function playLine(board, mover, moves) {
  const steps = [];
  let disc = discOf(mover);
  for (const move of moves) {
    const square = squareNamed(move);
    if (square >= 0 && legal(board, disc).length === 0) {
      disc = other(disc);
    }
    const after = square >= 0 ? play(board, square, disc) : move === "pass" ? board : null;
    if (after === null) {
      break;
    }
    steps.push({ move, square, disc, before: board, board: after });
    board = after;
    disc = other(disc);
  }
  return steps;
}

/** The drawing of a board; the parts of the empty board stand in the page. Every fact in it is a number or a known word. */
class Drawing {
  constructor(turned, shape = USUAL) {
    this.turned = turned;
    this.shape = shape;
    this.parts = [];
  }

  centre(square) {
    const { width, height } = this.shape;
    const seen = this.turned ? width * height - 1 - square : square;
    return { x: 10 * (seen % width) + 5, y: 10 * Math.floor(seen / width) + 5 };
  }

  add(name, attributes, ...content) {
    this.parts.push(drawn(name, attributes, ...content));
  }

  point(square, kind, lower = 0) {
    const { x, y } = this.centre(square);
    this.add("path", { class: kind, d: `M${x} ${y + lower}h0` });
  }

  disc(square, sign, kind) {
    const name = ownerOf(sign) === "X" ? "b" : "w";
    this.point(square, `edge ${kind}`);
    this.point(square, `${name}u ${kind}`, 0.5);
    this.point(square, `${name}f ${kind}`);
    if (KINGS.X === sign || KINGS.O === sign) {
      this.point(square, `${name}k ${kind}`);
      this.point(square, `${name}c ${kind}`);
    }
  }

  tile(square, sign) {
    const kind = sign === "?" ? "td" : sign < "l" ? "tg" : "tb";
    const number = sign === "?" ? sign : sign.charCodeAt(0) - (kind === "tg" ? 97 : 108) || "";
    this.frame(square, `tile ${kind}`, 1.4, 0.5);
    this.text(square, `tt ${kind}`, number, 1.3);
  }

  frame(square, kind, inset, round) {
    const { x, y } = this.centre(square);
    const side = 10 - 2 * inset;
    this.add("rect", { class: kind, x: x - 5 + inset, y: y - 5 + inset, width: side, height: side, rx: round });
  }

  text(square, kind, text, lower) {
    const { x, y } = this.centre(square);
    this.add("text", { class: kind, x, y: y + lower }, String(text));
  }

  /** A value on an empty square; the edge of an estimated one is not solid. */
  pill(square, text, kind, isSure) {
    const { x, y } = this.centre(square);
    const width = Math.max(5.6, 2.4 + 1.7 * text.length);
    const look = ["pill", ...(kind === "best" ? ["p-best"] : []), ...(isSure ? [] : ["unsure"])].join(" ");
    this.add("rect", { class: look, x: x - width / 2, y: y - 2, width, height: 4, rx: 2 });
    this.text(square, `pt x-${kind} x${kind}`, text, 1);
  }

  badge(square, kind, hollow) {
    const { x, y } = this.centre(square);
    this.add("circle", { class: "badge", cx: x + 3.4, cy: y - 3.4, r: 2.1 });
    this.add("use", {
      href: `#${kind}`,
      class: hollow ? `${kind} hollow` : kind,
      transform: `translate(${x + 2.1} ${y - 4.7})scale(0.186)`,
    });
  }

  names() {
    const { width, height } = this.shape;
    const shown = [];
    for (let i = 0; i < Math.max(width, height); i++) {
      if (i < width) {
        shown.push(drawn("text", { x: 10 * i + 5, y: -1 }, String.fromCharCode(97 + (this.turned ? width - 1 - i : i))));
      }
      if (i < height) {
        const rank = this.shape.rank(this.turned ? height - 1 - i : i);
        shown.push(drawn("text", { x: -1.8, y: 10 * i + 5.8 }, String(rank)));
      }
    }
    return drawn("g", { class: "names" }, ...shown);
  }

  /** The ground of another board, whose holes turn with it; it is taken from the drawing of the page. */
  base(svg) {
    const base = svg.querySelector(".base");
    const { width, height } = this.shape;
    base.querySelectorAll(":scope > :not(.rim)").forEach((part) => this.turned
      ? part.setAttribute("transform", `rotate(180 ${5 * width} ${5 * height})`)
      : part.removeAttribute("transform"));
    return base;
  }

  into(svg) {
    if (!this.shape.isUsual) {
      svg.replaceChildren(this.base(svg), this.names(), ...this.parts);
      return;
    }
    const ground = this.turned
      ? [
          drawn("rect", { class: "rim", x: -3.6, y: -3.6, width: 85, height: 85, rx: 1.4 }),
          drawn("use", { href: "#small-board" }),
          this.names(),
        ]
      : [drawn("use", { href: "#board" })];
    svg.replaceChildren(...ground, ...this.parts);
  }
}

/** A drawn board with a button over each square: for pointer and touch, arrow keys, and those who cannot see it. */
class Board {
  /**
   * @param place the element with the drawing
   * @param words the words for the squares: of a black disc, of a white one, and of an empty square
   * @param shape the shape of the board
   */
  constructor(place, label, words, onPlay, shape = USUAL) {
    this.place = place;
    this.shape = shape;
    this.svg = place.querySelector("svg");
    this.svg.removeAttribute("role");
    this.svg.removeAttribute("aria-label");
    this.svg.setAttribute("aria-hidden", "true");
    this.words = words;
    this.turned = false;
    this.buttons = [];
    const grid = made("div", { class: "cells squares", role: "grid", "aria-label": label });
    const { width, height } = shape;
    for (let rank = 0; rank < height; rank++) {
      const row = made("div", { role: "row" });
      for (let file = 0; file < width; file++) {
        row.append(this.button(width * rank + file, onPlay));
      }
      grid.append(row);
    }
    if (!shape.isUsual) {
      this.fit(grid);
    }
    grid.addEventListener("keydown", (event) => this.moveFocus(event));
    place.append(grid);
  }

  /** Lays the buttons over the squares of another board; a policy of the page forbids styles in the text. */
  fit(grid) {
    const { width, height } = this.shape;
    const [across, down] = [10 * width + 5, 10 * height + 5];
    const share = (rim, whole) => `${(100 * rim) / whole}%`;
    this.place.style.aspectRatio = `${across} / ${down}`;
    grid.style.inset = `${share(3.6, down)} ${share(1.4, across)} ${share(1.4, down)} ${share(3.6, across)}`;
    grid.style.gridTemplate = `repeat(${height}, 1fr) / repeat(${width}, 1fr)`;
  }

  button(at, onPlay) {
    const button = made("button", { type: "button", role: "gridcell", tabindex: at === 0 ? 0 : -1 });
    button.addEventListener("click", () => onPlay(this.square(at), button));
    this.buttons.push(button);
    return button;
  }

  /** The square at a place of the screen. */
  square(at) {
    return this.turned ? this.buttons.length - 1 - at : at;
  }

  /** Arrow keys go from square to square, Home and End to the ends of a row. */
  moveFocus(event) {
    const at = this.buttons.indexOf(document.activeElement);
    const { width } = this.shape;
    const file = at % width;
    const to = {
      ArrowLeft: file > 0 ? at - 1 : at,
      ArrowRight: file < width - 1 ? at + 1 : at,
      ArrowUp: at >= width ? at - width : at,
      ArrowDown: at < this.buttons.length - width ? at + width : at,
      Home: at - file,
      End: at - file + width - 1,
    }[event.key];
    if (at >= 0 && to !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      this.buttons[at].tabIndex = -1;
      this.buttons[to].tabIndex = 0;
      this.buttons[to].focus();
    }
  }

  /** Names each square: its disc, or what is said of it. */
  describe(board, said) {
    this.buttons.forEach((button, at) => {
      const square = this.square(at);
      const disc = { X: this.words.black, O: this.words.white }[ownerOf(board[square])] || this.words.none;
      const more = said(square);
      button.classList.toggle("can", more !== "");
      button.setAttribute("aria-label", [this.shape.nameOf(square), disc, more].filter(Boolean).join(", "));
    });
  }
}
