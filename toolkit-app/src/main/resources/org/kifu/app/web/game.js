// A game on a living board, or a board of one’s own: every legal move can be played, and each has its value.

import { get } from "./api.js";
import { Desk } from "./desk.js";
import { Head } from "./facts.js";
import { foreignGame } from "./foreign.js";
import { KeptLines } from "./kept.js";
import { Marks } from "./marks.js";
import { copyTranscript, illegalMove } from "./preview.js";
import { BoardHead, Setup } from "./setup.js";
import { RuledTree } from "./ruled.js";
import { Shelf, START, Tree } from "./tree.js";
import { better, Engine, MEN, storedValues, turnToBlack } from "./values.js";
import { useGame, word } from "./words.js";

export class GameScreen {
  constructor(app, place) {
    this.app = app;
    this.place = place;
    this.engine = new Engine(() => this.searched());
    this.hot = -1;
    this.setup = null;
    this.listener = (done) => this.jobsChanged(done);
    this.visibility = () => (document.hidden ? this.engine.leave() : this.look());
  }

  isAt(place) {
    return place.screen === this.place.screen && place.id === this.place.id
      && place.start === this.place.start && place.toMove === this.place.toMove;
  }

  /** Goes to the ply of an address. */
  follow(place) {
    if (this.tree && place.id) {
      this.show(this.tree.game[clamp(place.ply - 1, this.tree.game.length)]);
    }
  }

  async open(work, place) {
    this.work = work;
    this.isOpen = true;
    this.app.jobs.listeners.add(this.listener);
    document.addEventListener("visibilitychange", this.visibility);
    if (place.screen === "board") {
      this.build(null, place);
      return;
    }
    work.replaceChildren(made("p", { class: "failure soft", role: "status" }, word("reading")));
    try {
      const game = await get(`api/games/${place.id}`);
      if (this.isOpen) {
        this.build(game, place);
      }
    } catch (error) {
      work.replaceChildren(made("p", { class: "failure", role: "alert" }, error.message, " ", made("a", { href: "#games" }, word("games"))));
    }
  }

  close() {
    this.isOpen = false;
    useGame(null);
    this.engine.leave();
    this.app.jobs.listeners.delete(this.listener);
    document.removeEventListener("visibilitychange", this.visibility);
  }

  build(game, place) {
    this.game = game;
    if (game && game.annotation) {
      turnToBlack(game.annotation);
    }
    document.title = `${game ? [game.black || word("black"), game.white || word("white")].join(" – ") : word("board")} · Kifu`;
    this.marks = game ? new Marks(game, this.app.state.mayWrite, { go: (ply) => this.goTo(ply) }) : null;
    this.head = game ? new Head(this.app, game, this.marks.star)
      : new BoardHead({ edit: () => this.edit(), copy: () => this.copyMoves(), copyLink: () => this.copyLink() });
    useGame(game && game.ruled);
    if (game && !game.ruled && (game.rules !== "othello" || !game.start)) {
      this.foreign = foreignGame(game, place.ply, this.head, this.marks);
      this.work.replaceChildren(this.foreign.place);
      return;
    }
    this.tree = game && game.ruled ? new RuledTree(game.rules, game.ruled, game.moves)
      : game ? new Tree(game.start, game.toMove, game.moves) : new Tree(place.start || START, place.toMove || "X", []);
    const name = game ? game.id : `board-${this.tree.root.board}-${other(this.tree.root.disc)}`;
    this.shelf = new Shelf(game ? `${this.app.state.base}-${name}` : name);
    Promise.resolve(this.shelf.load(this.tree)).then(() => this.tree.isRuled && this.changed());
    this.kept = game && !game.ruled ? new KeptLines(game, this.tree, () => this.changed()) : null;
    this.node = this.tree.game[clamp((place.ply || 1) - 1, this.tree.game.length)];
    this.desk = new Desk(game, this.tree, this.head, this.marks, this.does);
    this.work.replaceChildren(this.desk.place);
    this.draw();
  }

  /** Whether variations can be kept in the base. */
  get mayKeep() {
    return this.kept !== null && this.app.state.mayWrite;
  }

  /** The acts that the parts of the page ask for. */
  get does() {
    return {
      choose: (square) => this.choose(square),
      go: (way) => this.go(way),
      show: (node) => this.show(node),
      goTo: (ply) => this.goTo(ply),
      ply: () => this.node.origin.ply,
      error: (by) => this.error(by),
      freeBoard: () => (location.hash = addressOf(this.node)),
      flip: () => this.flip(),
      play: (node, moves) => this.playLine(node, moves),
      leave: () => this.show(this.node.origin),
      undo: () => this.undo(),
      remove: (node) => this.remove(node),
      keep: this.mayKeep ? () => this.kept.keep(this.node) : null,
      editKept: this.mayKeep ? (variation) => this.kept.edit(variation) : null,
      engine: () => this.switchEngine(),
      light: (move) => this.light(move),
    };
  }

  // Ways from position to position.

  show(node, isFresh = false) {
    if (this.setup) {
      this.leaveSetup();
    }
    this.node = node;
    this.hot = -1;
    this.draw(isFresh);
  }

  go(where) {
    if (this.setup) {
      return; // a step would lose the position that is being set up
    }
    const { node, tree } = this;
    const ends = { first: tree.root, last: node.isGame ? tree.game[tree.game.length - 1] : lastOf(node) };
    const to = { ...ends, back: node.parent, forward: node.next }[where];
    if (to && to !== node) {
      this.show(to, where === "forward");
    }
  }

  /** Goes to the next labelled move in a direction, if there is one. */
  error(by) {
    const { annotation } = this.game || {};
    const plies = annotation ? annotation.moves.filter((move) => move.label).map((move) => move.ply) : [];
    const at = this.node.origin.ply + 1;
    const to = by > 0 ? plies.find((ply) => ply > at) : plies.findLast((ply) => ply < at);
    if (to && !this.setup) {
      this.show(this.tree.game[to - 1]);
    }
  }

  goTo(ply) {
    this.show(this.tree.game[clamp(ply - 1, this.tree.game.length)]);
    this.work.querySelector(".strip").scrollIntoView({ block: "nearest" });
  }

  /** A click on a square: a disc of a set-up, the move of the game, or one that leaves it. */
  choose(square) {
    if (this.setup) {
      this.setup.change(square);
      return;
    }
    const after = this.tree.play(this.node, square);
    if (after) {
      this.keep();
      this.show(after, true);
    } else if (this.tree.isRuled) {
      this.draw(); // the square may have chosen a piece
    }
  }

  /** Plays a line, and goes to its end unless the reader went elsewhere in the meantime. */
  async playLine(node, moves) {
    const { node: from, setup } = this;
    try {
      const after = await this.tree.playAll(node, moves);
      if (this.isOpen && this.node === from && this.setup === setup) {
        this.keep();
        this.show(after, true);
      } else if (this.isOpen) {
        this.changed();
      }
    } catch (error) {
      say(error.message);
    }
  }

  /** Takes the last move of a variation back; it goes if nothing follows it and it is not kept. */
  undo() {
    const { node } = this;
    if (node.isGame || this.setup) {
      return;
    }
    const to = node.children.length === 0 && node.kept.length === 0 ? this.tree.remove(node) : node.parent;
    this.keep();
    this.show(to);
  }

  async remove(node) {
    if (this.kept && !await this.kept.remove(node)) {
      return;
    }
    const isOnIt = this.node.path.includes(node);
    const parent = this.tree.remove(node);
    this.keep();
    this.show(isOnIt ? parent : this.node);
  }

  keep() {
    this.shelf.save(this.tree);
  }

  /** Shows which variations are kept now. */
  changed() {
    this.keep();
    if (this.isOpen && !this.setup) {
      this.draw();
    }
  }

  flip() {
    this.desk.turn();
    if (this.setup) {
      this.desk.drawSetup(this.setup);
    } else {
      this.draw();
    }
  }

  /** Copies the moves of the game, or those up to here of a variation. */
  copyMoves() {
    const moves = this.game && this.node.isGame ? this.game.moves : this.node.path.slice(1).map((node) => node.move);
    if (moves.length > 0) {
      copyTranscript({ moves });
    }
  }

  copyLink() {
    const address = this.node.mover === "" ? location.href : new URL(addressOf(this.node), location.href).href;
    copyText(address, word("copied"), word("not-copied"));
  }

  // The set-up of a position.

  edit() {
    this.engine.leave();
    this.setup = new Setup(this.node.board, this.node.mover, {
      show: () => this.desk.drawSetup(this.setup),
      take: (board, mover) => this.take(board, mover),
      leave: () => this.show(this.node),
    });
    this.desk.drawSetup(this.setup);
  }

  leaveSetup() {
    this.setup = null;
    this.desk.leaveSetup();
  }

  take(board, mover) {
    const address = `#board-${board}-${mover}`;
    this.leaveSetup();
    if (location.hash === address) {
      this.show(this.tree.root);
    } else {
      location.hash = address;
    }
  }

  // The view.

  view(isFresh) {
    const { node, game } = this;
    const annotation = game && game.annotation;
    const stored = annotation && node.isGame ? storedValues(annotation, node.ply + 1) : null;
    const illegal = game && game.illegal && node.isGame && node.ply === this.tree.game.length - 1 ? node.squareOf(illegalMove(game)) : -1;
    return {
      node,
      isFresh,
      engine: this.engine,
      values: node.mover === "" ? null : better(stored, this.engine.values(node.board, node.mover, node.asked)),
      rule: annotation && annotation.settings ? annotation.settings.labels : game && game.ruled && game.ruled.unit === "men" ? MEN : undefined,
      played: annotation && node.isGame ? annotation.moves[node.ply] : undefined,
      why: annotation && node.isGame ? reasonsOf(game, node.ply + 1) : [],
      hot: this.hot,
      wrong: illegal,
    };
  }

  draw(isFresh = false) {
    this.look();
    this.desk.draw(this.view(isFresh));
    this.writeAddress();
  }

  light(move) {
    const square = this.node.squareOf(move);
    if (square !== this.hot && !this.setup) {
      this.hot = square;
      this.desk.light(this.view(false));
    }
  }

  /** Draws again what depends on the values, when the engine knows more. */
  searched() {
    if (this.isOpen && !this.setup) {
      this.desk.drawValues(this.view(false));
    }
  }

  writeAddress() {
    const address = this.game ? `#game-${this.game.id}-${this.node.origin.ply + 1}` : location.hash;
    if (location.hash !== address) {
      history.replaceState(null, "", address);
    }
  }

  look() {
    if (!this.tree || this.setup) {
      return;
    }
    const { node, game } = this;
    const stored = game && game.annotation && node.isGame ? storedValues(game.annotation, node.ply + 1) : null;
    if (node.isRuled && !node.told) {
      this.learn(node);
    } else if (node.mustPass || (stored && stored.moves[0].confidence === "exact")) {
      this.engine.leave();
    } else {
      this.engine.look(node.board, node.mover, node.asked);
    }
  }

  /** Asks what may be played in a position of a game whose rules only the server knows. */
  async learn(node) {
    try {
      await this.tree.learn(node);
    } catch (error) {
      say(error.message);
      return;
    }
    if (this.isOpen && node === this.node && !this.setup) {
      this.draw();
    }
  }

  switchEngine() {
    if (!this.setup) {
      this.engine.toggle();
      this.draw();
    }
  }

  /** Draws the progress; reads the game again when its review is done. */
  async jobsChanged(done) {
    if (!this.game) {
      return;
    }
    this.head.draw();
    if (done.some((job) => job.game === this.game.id)) {
      await this.readAgain();
    }
  }

  /** Shows the review that is done, unless the reader is in the middle of something. */
  async readAgain() {
    const game = await get(`api/games/${this.game.id}`).catch(() => null);
    const isWriting = [...this.work.querySelectorAll("textarea, input[type=text]")].some((each) => each.value !== "");
    if (!this.isOpen || game === null) {
      return;
    }
    if (isWriting || this.setup || (this.node && !this.node.isGame)) {
      this.game.annotated = true;
      if (game.annotation) {
        turnToBlack(game.annotation);
      }
      Object.assign(this.game, { annotation: game.annotation, told: game.told });
      this.head.draw(this.node);
      return;
    }
    this.engine.leave();
    this.build(game, { ...this.place, ply: this.node ? this.node.origin.ply + 1 : 1 });
  }

  key(event) {
    const ways = {
      ArrowLeft: () => this.go("back"),
      ArrowRight: () => this.go("forward"),
      Home: () => this.go("first"),
      End: () => this.go("last"),
      Backspace: () => this.undo(),
      f: () => this.flip(),
      e: () => this.switchEngine(),
      n: () => this.error(1),
      p: () => this.error(-1),
      c: () => this.copyMoves(),
      Escape: () => this.escape(),
    };
    if (this.foreign) {
      this.foreign.key(event);
    } else if (this.tree && Object.hasOwn(ways, event.key)) {
      event.preventDefault();
      ways[event.key]();
    }
  }

  /** Leaves a set-up, a variation, or the game, in this order. */
  escape() {
    if (this.setup || !this.node.isGame) {
      this.show(this.setup ? this.node : this.node.origin);
    } else {
      location.hash = "#games";
    }
  }
}

const clamp = (index, length) => Math.min(Math.max(index, 0), length - 1);

const lastOf = (node) => (node.next ? lastOf(node.next) : node);

/** The reasons why the move of a ply was bad, as sentences. */
const reasonsOf = ({ told }, ply) => (told.moves.find((move) => move.ply === ply) || { why: [] }).why;

/** The address of a board of one’s own with a position. */
const addressOf = (node) => (node.mover === "" ? "#board" : `#board-${node.board}-${node.mover}`);
