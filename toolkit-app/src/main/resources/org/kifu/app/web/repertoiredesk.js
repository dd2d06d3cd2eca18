// A board with a line of a repertoire, and the moves of its last position: the player's own ones and those of all players.

import { get, post } from "./api.js";
import { countsOf, positionOf } from "./counts.js";
import { openingAddress } from "./openingplace.js";
import { discSign } from "./preview.js";
import { button } from "./signs.js";
import { turnedToFirst } from "./symmetry.js";
import { START } from "./tree.js";
import { Engine } from "./values.js";
import { number, signed, word } from "./words.js";

export const share = (part) => (part > 0 && part < 0.005 ? "<1\u00a0%" : `${percent(part)}\u00a0%`);

export class RepertoireDesk {
  /**
   * @param asked the player and the colour
   * @param does what happens: line (another line is shown), changed (a move was chosen)
   */
  constructor(asked, mayWrite, does) {
    Object.assign(this, { asked, mayWrite, does });
    this.engine = new Engine(() => this.drawValues());
    this.boardPlace = this.boardArea();
    this.here = made("section", { class: "moves-here sheet", "aria-label": word("moves") });
    this.crumbs = made("ol", { class: "crumbs rep-line", "aria-label": word("openings.line") });
  }

  boardArea() {
    const area = made("div", { class: "board" }, drawn("svg", { class: "bd", viewBox: "-3.6 -3.6 85 85" }));
    area.addEventListener("mousedown", (event) => event.preventDefault()); // the arrow keys stay those of the line
    const discs = { black: word("disc.black"), white: word("disc.white"), none: word("disc.none") };
    this.board = new Board(area, word("board"), discs, (square) => this.play(square));
    this.board.turned = this.asked.side === "white";
    const step = (sign, look, act, label) => button(`btn icon${look}`, sign, "", act, label);
    this.link = made("a", { class: "btn icon", title: word("rep.all-games"), "aria-label": word("rep.all-games") }, signOf("openings"));
    const bar = made("div", { class: "bar", role: "group", "aria-label": word("steps") },
      step("first", "", () => this.show([]), word("openings.first")),
      step("back", " grow", () => this.back(), word("openings.back")),
      step("forward", " grow", () => this.forward(), word("rep.forward")),
      step("flip", "", () => this.flip(), word("flip")), this.link);
    return made("section", { class: "board-area", "aria-label": word("position") }, area, bar);
  }

  close() {
    this.isClosed = true;
    this.engine.leave();
  }

  flip() {
    this.board.turned = !this.board.turned;
    this.draw();
  }

  key(event) {
    const ways = {
      ArrowLeft: () => this.back(),
      Backspace: () => this.back(),
      ArrowRight: () => this.forward(),
      Home: () => this.show([]),
      f: () => this.flip(),
    };
    if (Object.hasOwn(ways, event.key)) {
      event.preventDefault();
      ways[event.key]();
    }
  }

  back() {
    if (this.line.length > 0) {
      this.show(this.line.slice(0, -1));
    }
  }

  forward() {
    if (this.rows && this.rows.length > 0) {
      this.play(squareNamed(this.rows[0].move));
    }
  }

  play(square) {
    const { board, mover } = this.position;
    if (mover !== "" && play(board, square, mover) !== null) {
      this.show(turnedToFirst([...this.line, nameOf(square)]));
    }
  }

  /** Shows the position after a line. */
  async show(line) {
    this.position = positionOf(START, line);
    this.line = line.slice(0, this.position.steps.length);
    this.rows = null;
    this.drawLine();
    this.draw();
    this.engine.look(this.position.board, this.position.mover);
    this.does.line(this.line);
    await this.read();
  }

  async read() {
    const { line, position } = this;
    if (position.mover === "") {
      this.here.replaceChildren(made("p", { class: "foot" }, word("end")));
      return;
    }
    this.here.setAttribute("aria-busy", "true");
    try {
      const moves = line.join("");
      const [own, all] = await Promise.all([
        get("api/repertoire/at", { player: this.playerToMove, moves, least: this.isOwn ? "" : 1 }),
        get("api/openings", { moves }),
      ]);
      if (this.line === line && !this.isClosed) {
        this.rows = this.rowsOf(own.moves, countsOf(position, all));
        this.name = all.name;
        this.drawHere();
        this.draw();
      }
    } catch (error) {
      this.here.replaceChildren(made("p", { class: "foot", role: "alert" }, error.message));
    }
    this.here.removeAttribute("aria-busy");
  }

  get isOwn() {
    return this.position.mover === discOf(this.asked.side);
  }

  /** The player whose games are asked for the moves: the opponent’s own ones where one is chosen. */
  get playerToMove() {
    return this.isOwn || !this.asked.opponent ? this.asked.player : this.asked.opponent;
  }

  /** The own moves first, then those of all players, the most frequent first. */
  rowsOf(own, counts) {
    const isMine = this.isOwn || Boolean(this.asked.opponent);
    const rows = new Map(counts.rows.map((row) => [nameOf(row.square), { move: nameOf(row.square), all: row.games, share: row.games / counts.games, allScore: this.ofPlayer(row.score) }]));
    (isMine ? own : []).forEach((each) => {
      const name = this.line.length === 0 ? "f5" : each.move;
      rows.set(name, { ...(rows.get(name) || { move: name, all: 0, share: 0 }), own: { ...each, own: this.isOwn && each.own } });
    });
    const weight = (row) => (row.own && row.own.own ? 1e9 : 0) + (row.own ? 1e4 * row.own.games : 0);
    return [...rows.values()].sort((one, two) => weight(two) - weight(one) || two.all - one.all);
  }

  ofPlayer(blackScore) {
    return this.asked.side === "black" ? blackScore : 1 - blackScore;
  }

  // The view.

  drawLine() {
    const chips = [button("", "", word("openings.start"), () => this.show([]), "")];
    this.position.steps.forEach((step, at) => {
      const chip = button("", "", "", () => this.show(this.line.slice(0, at + 1)), "");
      chip.append(discSign(moverOf(step.disc)), ` ${step.move}`);
      chips.push(chip);
    });
    chips[chips.length - 1].setAttribute("aria-current", "step");
    this.crumbs.replaceChildren(...chips.map((chip) => made("li", {}, chip)));
    this.link.href = openingAddress(this.line);
  }

  draw() {
    const { board, mover, square } = this.position;
    const drawing = new Drawing(this.board.turned);
    SQUARES.filter((each) => board[each] !== "-").forEach((each) => drawing.disc(each, board[each], ""));
    if (square >= 0) {
      drawing.point(square, "last");
    }
    const said = new Map(mover === "" ? [] : legal(board, mover).map((each) => [each, word("can-play")]));
    const known = new Map((this.rows || []).map((row) => [squareNamed(row.move), row]));
    said.forEach((_, each) => {
      const row = known.get(each);
      if (row) {
        const isOwn = Boolean(row.own && row.own.own);
        drawing.pill(each, isOwn ? `✓${row.own.games}` : String(percent(row.share)), isOwn ? "best" : "0", true);
        said.set(each, isOwn ? word("rep.square.own", row.own.games) : word("rep.square", share(row.share)));
      } else {
        drawing.point(each, "dot");
      }
    });
    drawing.into(this.board.svg);
    this.board.describe(board, (each) => said.get(each) || "");
  }

  drawHere() {
    const { isOwn } = this;
    const columns = ["move", isOwn || this.asked.opponent ? "own" : "", "all", "all-score", "value", isOwn && this.mayWrite ? "choose" : ""].filter(Boolean);
    const head = made("tr", {}, ...columns.map((name) => made("th", { scope: "col", class: `r-${name}` },
      name === "choose" ? made("span", { class: "aside" }, word("rep.choose")) : word(name === "own" && !isOwn ? "rep.opponents" : `rep.${name}`))));
    this.values = new Map();
    const rows = this.rows.map((row) => this.row(row, columns));
    const title = made("h2", {}, this.name || (this.line.length === 0 ? word("openings.start") : this.line.join(" ")));
    const task = made("p", { class: "soft" }, word(isOwn ? "rep.here.own" : "rep.here.other"));
    const foot = made("p", { class: "foot" }, word(rows.length > 0 ? "rep.foot" : "openings.none"));
    this.here.replaceChildren(made("div", { class: "rep-here" }, title, task),
      ...(rows.length > 0 ? [made("table", { class: "tbl" }, made("thead", {}, head), made("tbody", {}, ...rows))] : []), foot);
    this.drawValues();
  }

  row(row, columns) {
    const own = row.own;
    const isOwn = Boolean(own && own.own);
    const go = button("mv", "", "", () => this.play(squareNamed(row.move)), "");
    go.append(discSign(moverOf(this.position.mover)), ` ${row.move}`);
    const value = made("span", { class: "faint" }, "–");
    this.values.set(row.move, { place: value, own });
    const cells = {
      move: [go, ...(isOwn ? [" ", ownTag(own.chosen)] : [])],
      own: own && own.games > 0 ? [`${number(own.games)} · ${share(own.score)}`] : ["–"],
      all: [`${number(row.all)} · ${share(row.share)}`],
      "all-score": row.all > 0 ? [share(row.allScore)] : ["–"],
      value: [value],
      choose: [this.chooser(row, own)],
    };
    return made("tr", { class: isOwn ? "is-own" : "" }, ...columns.map((name) => made("td", { class: `r-${name}` }, ...cells[name])));
  }

  chooser(row, own) {
    const isChosen = Boolean(own && own.chosen);
    return button("btn small", "", word(isChosen ? "rep.unchoose" : "rep.choose"), () => this.choose(isChosen ? "" : row.move), word(isChosen ? "rep.unchoose.long" : "rep.choose.long", row.move));
  }

  /** Keeps another move as one’s own, or takes that back. */
  async choose(move) {
    try {
      await post("api/repertoire/choose", { player: this.asked.player, moves: this.line.join(""), move });
      say(word(move === "" ? "rep.forgotten" : "rep.kept", move));
      this.does.changed();
      await this.read();
    } catch (error) {
      say(error.message);
    }
  }

  /** Fills in the values for the player: of the engine, else of the annotations of the player’s games. */
  drawValues() {
    const { board, mover } = this.position;
    const searched = mover === "" ? null : this.engine.values(board, mover);
    const sign = mover === discOf(this.asked.side) ? 1 : -1;
    (this.values || new Map()).forEach(({ place, own }, move) => {
      const found = searched && searched.moves.find((each) => each.move === move);
      const value = found ? sign * found.centidiscs : own && own.centidiscs;
      place.textContent = value === undefined ? "–" : signed(value);
      place.className = value === undefined ? "faint" : (found ? found.confidence !== "estimated" : own.exact) ? "" : "soft";
    });
  }
}

/** The mark of an own move: a sign and a word. */
export function ownTag(isChosen) {
  return made("span", { class: "tag own-move" }, signOf("accept"), word(isChosen ? "rep.chosen" : "rep.mine"));
}

/** The moves of a line in twos, so that it can be read. */
export const movesOf = (line) => line.match(/../g) || [];
