
// Openings: a board on which one walks over the moves of the table. A position is one, whichever way the board is turned.

const START = `${"-".repeat(27)}OX------XO${"-".repeat(27)}`;

const keyOf = (board, disc) => TURNS.map((turn) => turnedBy(turn, board)).sort()[0] + disc;

/** The position after some moves: the board and the side to move. */
function walk(moves) {
  let board = START;
  let disc = "X";
  for (const move of moves) {
    board = play(board, squareNamed(move), disc);
    if (!board) {
      return null; // the move is not legal
    }
    disc = toMove(board, other(disc)) || other(disc);
  }
  return { board, disc };
}

const movesOf = (line) => line.match(/../g) || [];
const signed = (number) => (number > 0 ? "+" : number < 0 ? "−" : "") + String(number).replace("-", "");

class Explorer {
  constructor(place) {
    this.place = place;
    this.rows = new Map();
    JSON.parse(place.querySelector("script").textContent).forEach((row) => this.addRow(row));
    this.root = movesOf(place.dataset.root || "");
    this.path = [...this.root];
    const words = { black: place.dataset.black, white: place.dataset.white, none: "" };
    this.board = new Board(place.querySelector(".board"), place.getAttribute("aria-label"), words, (square) => this.click(square));
    this.title = document.querySelector("h1").textContent;
    place.querySelectorAll("[data-go]").forEach((button) => button.addEventListener("click", () => this.go(button.dataset.go)));
    document.addEventListener("keydown", (event) => this.key(event));
    addEventListener("hashchange", () => this.readAddress());
    this.readAddress();
  }

  addRow(row) {
    const { board, disc } = walk(movesOf(row.line));
    const key = keyOf(board, disc);
    if (!this.rows.has(key)) {
      this.rows.set(key, { board, rows: [] });
    }
    this.rows.get(key).rows.push(row);
  }

  /** The moves of the table from a position, with all squares that stand for each, most played first. */
  movesFrom({ board, disc }) {
    const known = this.rows.get(keyOf(board, disc));
    if (!known) {
      return [];
    }
    const turns = TURNS.filter((turn) => turnedBy(turn, known.board) === board);
    return known.rows
      .map((row) => {
        const squares = [...new Set(turns.map((turn) => turn[squareNamed(row.move)]))].sort((one, two) => one - two);
        const own = squares.includes(squareNamed(row.move)) && board === known.board ? squareNamed(row.move) : squares[0];
        return { ...row, squares, square: own };
      })
      .sort((one, two) => two.games - one.games);
  }

  readAddress() {
    const line = location.hash.match(/^#at-((?:[a-h][1-8])*)$/);
    if (line) {
      const path = movesOf(line[1]);
      const isKnown = walk(path) && this.root.every((move, at) => path[at] === move);
      this.path = isKnown ? path : [...this.root];
    }
    this.draw();
    // The four first moves are one, so the page opens on the answers to it.
    if (!line && this.root.length === 0 && this.moves.length === 1) {
      this.path = [nameOf(this.moves[0].square)];
      this.draw();
    }
  }

  show(path) {
    this.path = path;
    history.replaceState(null, "", `#at-${path.join("")}`);
    this.draw();
  }

  go(where) {
    const next = this.moves[0];
    const ways = {
      first: () => this.show([...this.root]),
      back: () => this.path.length > this.root.length && this.show(this.path.slice(0, -1)),
      forward: () => next && this.show([...this.path, nameOf(next.square)]),
      flip: () => this.flip(),
    };
    ways[where]();
  }

  flip() {
    this.board.turned = !this.board.turned;
    this.place.querySelector("[data-go=flip]").setAttribute("aria-pressed", this.board.turned);
    this.draw();
  }

  key(event) {
    const where = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", f: "flip" }[event.key];
    const isElsewhere = event.target.closest && event.target.closest(".squares, summary, .graph");
    if (where && !isElsewhere && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      this.go(where);
    }
  }

  click(square) {
    if (play(this.position.board, square, this.position.disc) !== null) {
      this.show([...this.path, nameOf(square)]);
    }
  }

  words(key, ...facts) {
    return this.place.dataset[key].replace(/\{(\d)\}/g, (_, at) => facts[at]);
  }

  /** The position, and the moves from it with their sums. */
  read() {
    this.position = walk(this.path);
    this.moves = this.movesFrom(this.position);
    const sum = (of) => this.moves.reduce((all, row) => all + of(row), 0);
    const games = sum((row) => row.games);
    const black = sum((row) => row.black);
    const draws = sum((row) => row.draws);
    const [score, low, high] = games > 0 ? wilson(black + draws / 2, games) : [0.5, 0, 1];
    this.sum = { games, score, low, high, discs: games > 0 ? sum((row) => row.games * row.discs) / games : 0 };
  }

  /** The names on the way: the last one is the name of the position. */
  name() {
    let name = "";
    this.path.forEach((move, at) => {
      const row = this.movesFrom(walk(this.path.slice(0, at))).find((each) => each.squares.includes(squareNamed(move)));
      name = (row && row.name) || name;
    });
    return name;
  }

  draw() {
    this.read();
    document.querySelector("h1").textContent = this.name() || this.title;
    this.sentence();
    this.crumbs();
    this.table();
    this.about();
    this.paint(-1);
    const isAtRoot = this.path.length <= this.root.length;
    ["first", "back"].forEach((name) => (this.place.querySelector(`[data-go=${name}]`).disabled = isAtRoot));
    this.place.querySelector("[data-go=forward]").disabled = this.moves.length === 0;
  }

  sentence() {
    const { games, score, low, high } = this.sum;
    const line = document.querySelector(".say");
    if (games === 0) {
      line.textContent = this.words("end");
      return;
    }
    const sure = low > 0.5 ? "sayBlack" : high < 0.5 ? "sayWhite" : "sayEven";
    line.textContent = `${this.words("saySay", games, percent(score), `${percent(low)}–${percent(high)}`)} ${this.words(sure)} `;
    const sign = this.position.disc === "X" ? 1 : -1;
    const best = this.moves.filter((row) => row.games >= 30).sort((one, two) => sign * (two.score - one.score))[0];
    this.named(line, "sayMostly", this.moves[0], "sq");
    if (best && best !== this.moves[0]) {
      line.append(" ");
      this.named(line, "sayBest", best, "sq is-best");
    }
  }

  /** Appends a sentence with a move that lights up on the board. */
  named(line, key, row, kind) {
    const [before, after] = this.place.dataset[key].split("{0}");
    const square = made("button", { type: "button", class: kind }, nameOf(row.square));
    this.lights(square, row);
    square.addEventListener("click", () => this.show([...this.path, nameOf(row.square)]));
    line.append(before, square, after);
  }

  lights(element, row) {
    ["pointerenter", "focus"].forEach((name) => element.addEventListener(name, () => this.paint(row.square)));
    ["pointerleave", "blur"].forEach((name) => element.addEventListener(name, () => this.paint(-1)));
  }

  disc(disc) {
    const side = disc === "X" ? "black" : "white";
    return made("span", { class: `disc ${side}`, role: "img", "aria-label": this.place.dataset[side] }, disc === "X" ? "●" : "○");
  }

  crumbs() {
    const steps = [made("button", { type: "button" }, this.place.dataset.start)];
    this.path.forEach((move, at) => {
      steps.push(made("button", { type: "button" }, this.disc(walk(this.path.slice(0, at)).disc), ` ${move}`));
    });
    steps.forEach((button, at) => {
      button.disabled = at < this.root.length;
      button.addEventListener("click", () => this.show(this.path.slice(0, at)));
    });
    document.querySelector(".crumbs").replaceChildren(...steps.map((button) => made("li", {}, button)));
  }

  table() {
    const box = this.place.querySelector(".moves-here");
    if (this.moves.length === 0) {
      box.replaceChildren(made("p", { class: "foot" }, this.words("end")));
      return;
    }
    const hasValues = this.moves.some((row) => row.value !== undefined);
    const heads = ["move", "opening", "games", "share", "results", "score", "interval", "discs"];
    const columns = [...heads, ...(hasValues ? ["value"] : []), "years"];
    const head = made("tr", {}, ...columns.map((name) =>
      made("th", { scope: "col", class: `c-${name}` }, this.place.dataset[name])));
    const rows = this.moves.map((row) => this.row(row, columns));
    const table = made("table", { class: "tbl" }, made("thead", {}, head), made("tbody", {}, ...rows));
    box.replaceChildren(table, made("p", { class: "foot" }, this.words("foot")));
  }

  row(row, columns) {
    const go = made("button", { type: "button", class: "mv" }, this.disc(this.position.disc), ` ${nameOf(row.square)}`);
    go.addEventListener("click", () => this.show([...this.path, nameOf(row.square)]));
    const share = row.games / this.sum.games;
    const isFew = row.games < 30;
    const cells = {
      move: [go],
      opening: [row.name || "–"],
      games: [...(isFew ? [made("span", { class: "tag" }, this.place.dataset.few), " "] : []), String(row.games)],
      share: [made("span", { class: "share" }, made("span", {}, `${percent(share)} %`), meter(share))],
      results: [resultBar(row)],
      score: [String(percent(row.score))],
      interval: [whisker(row)],
      discs: [signed(row.discs.toFixed(1))],
      value: [row.value === undefined ? "–" : signed(row.value)],
      years: [this.spark(row)],
    };
    const line = made("tr", { class: isFew ? "few" : "" }, ...columns.map((name) =>
      made("td", { class: `c-${name}` }, ...cells[name])));
    this.lights(line, row);
    return line;
  }

  /** The games of each year from the root, for shares of a year. */
  years() {
    if (!this.yearly) {
      this.yearly = new Map();
      this.movesFrom(walk(this.root)).forEach((row) => Object.entries(row.years).forEach(([year, games]) =>
        this.yearly.set(Number(year), (this.yearly.get(Number(year)) || 0) + games)));
    }
    return [...this.yearly.keys()].sort((one, two) => one - two);
  }

  spark(row) {
    const years = this.years();
    const shares = years.map((year) => (row.years[year] || 0) / this.yearly.get(year));
    const most = Math.max(...shares, 0.0001);
    const points = shares.map((share, at) => `${2 + (48 * at) / Math.max(1, years.length - 1)} ${15 - (12 * share) / most}`);
    const svg = drawn("svg", { class: "spark", viewBox: "0 0 52 18", "aria-hidden": "true" });
    if (points.length > 0) {
      const [x, y] = points.at(-1).split(" ");
      svg.append(drawn("path", { d: `M${points.join("L")}` }), drawn("circle", { cx: x, cy: y, r: 2 }));
    }
    return svg;
  }

  /** The share of each year's games that came to this position, and the numbers for a phone. */
  about() {
    const { games, score, low, high, discs } = this.sum;
    const facts = [
      ["score", `${percent(score)} %`, ` ${percent(low)}–${percent(high)}`],
      ["discs", signed(discs.toFixed(1)), ""],
      ["games", String(games), ""],
    ].map(([key, number, more]) =>
      made("div", {}, made("dt", {}, this.place.dataset[key]), made("dd", {}, number, made("small", {}, more))));
    this.place.querySelector(".about").replaceChildren(made("dl", {}, ...facts), ...this.trend());
  }

  trend() {
    const years = this.years().slice(-12);
    if (years.length < 2) {
      return [];
    }
    const here = (year) => this.moves.reduce((all, row) => all + (row.years[year] || 0), 0);
    const shares = years.map((year) => here(year) / this.yearly.get(year));
    const most = Math.max(...shares, 0.001);
    const width = 412 / years.length;
    const svg = drawn("svg", { viewBox: "0 0 420 66", role: "img", "aria-label": this.place.dataset.trend });
    years.forEach((year, at) => {
      const height = (34 * shares[at]) / most;
      const x = 4 + at * width;
      svg.append(
        drawn("rect", {
          class: this.yearly.get(year) < 10 ? "bars few" : "bars",
          x: x + 4,
          y: 48 - height,
          width: width - 8,
          height: Math.max(height, 0.8),
        }),
        drawn("text", { x: x + width / 2, y: 44 - height }, String(percent(shares[at]))),
        drawn("text", { x: x + width / 2, y: 62 }, String(year)),
      );
    });
    return [made("figure", { class: "trend" }, made("figcaption", {}, this.place.dataset.trend), svg)];
  }

  /** Draws the board with the share of each move, and lights a square. */
  paint(lit) {
    const { board, disc } = this.position;
    const drawing = new Drawing(this.board.turned);
    if (lit >= 0) {
      drawing.frame(lit, "lit hot", 0.4, 0.6);
    }
    SQUARES.filter((square) => board[square] !== "-").forEach((square) => drawing.disc(square, board[square], ""));
    if (this.path.length > 0) {
      drawing.point(squareNamed(this.path.at(-1)), "last");
    }
    const said = new Map(legal(board, disc).map((square) => [square, nameOf(square)]));
    const known = new Set(this.moves.map((row) => row.square));
    this.moves.forEach((row) => {
      const share = percent(row.games / this.sum.games);
      drawing.pill(row.square, share === 0 ? "<1" : String(share), "0", true);
      said.set(row.square, `${nameOf(row.square)}, ${share} %`);
    });
    [...said.keys()].filter((square) => !known.has(square)).forEach((square) => drawing.point(square, "dot"));
    drawing.into(this.board.svg);
    this.board.describe(board, (square) => said.get(square) || "");
  }
}

const explorer = document.querySelector(".explorer");
if (explorer) {
  document.body.explorer = new Explorer(explorer);
}
