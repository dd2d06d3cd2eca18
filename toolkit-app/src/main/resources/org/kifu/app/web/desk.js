// The parts of a living board on the screen: players, board, buttons, values, moves, notes and facts.

import { StepBar } from "./bar.js";
import { ValueChart } from "./chart.js";
import { factBox, findingBox } from "./facts.js";
import { drawPosition, livingArea } from "./living.js";
import { OpeningLink } from "./openinglink.js";
import { Panel } from "./panel.js";
import { ruledArea } from "./ruled.js";
import { LONGEST, Sheet } from "./sheet.js";
import { Strip } from "./strip.js";
import { word } from "./words.js";

export class Desk {
  /**
   * @param game the game, or nothing for a board of one’s own
   * @param tree its moves and the variations
   * @param head the head of the page
   * @param marks what the reader says of the game, if there is one
   * @param does what the parts ask for; see the page of a game
   */
  constructor(game, tree, head, marks, does) {
    const annotation = game && game.annotation;
    this.head = head;
    this.marks = marks;
    this.strip = new Strip(game);
    const choose = (square) => does.choose(square);
    this.board = tree.isRuled ? ruledArea(tree.ruled, choose) : livingArea(choose).board;
    this.bar = new StepBar({
      go: does.go,
      flip: does.flip,
      leave: game && !tree.isRuled ? does.freeBoard : null,
      error: annotation && annotation.moves.some((move) => move.label) ? does.error : null,
    });
    this.openings = new OpeningLink();
    this.bar.flip.before(this.openings.place);
    this.panel = new Panel(does);
    this.sheet = new Sheet(tree, annotation, { go: does.show, remove: does.remove, edit: does.editKept });
    this.chart = annotation ? new ValueChart(annotation, does.goTo, tree.isRuled ? tree.ruled.unit : "discs") : null;
    this.talk = made("div", { class: "talk" }, this.panel.place, ...(game ? [...findingBox(game, does.goTo), marks.place] : []));
    const paper = made("div", { class: "paper" }, this.sheet.place, ...(game ? [factBox(game, does.ply)] : []));
    const looks = ["game living", game ? "" : "free", tree.isRuled ? tree.ruled.look : "",
      tree.game.some((node) => node.move !== "pass" && node.move.length > LONGEST) ? "long" : ""];
    this.place = made("article", { class: looks.filter(Boolean).join(" ") },
      made("div", { class: "play-area" }, this.strip.place, this.board.place, this.bar.place, ...(this.chart ? [this.chart.place] : [])),
      head.place, this.talk, paper);
  }

  /** Shows a position with all that is known of it. */
  draw(view) {
    const { node } = view;
    const next = node.origin.next;
    this.drawValues(view);
    this.sheet.draw(node);
    if (this.chart) {
      this.chart.draw(node.origin.ply + 1);
    }
    if (this.marks) {
      this.marks.draw(next && next.isGame ? node.origin.ply + 1 : 0);
    }
    this.head.draw(node);
    this.bar.draw(node, this.board.turned);
    this.openings.draw(node);
  }

  /** Shows again what depends on the values of the moves. */
  drawValues(view) {
    drawPosition(this.board, view);
    this.panel.draw(view);
    this.strip.draw(view);
  }

  light(view) {
    drawPosition(this.board, view);
  }

  /** Shows a position that is being set up in place of the values. */
  drawSetup(setup) {
    if (!setup.place.isConnected) {
      this.talk.replaceChildren(setup.place);
    }
    const { board, mover } = setup;
    const drawing = new Drawing(this.board.turned);
    SQUARES.filter((square) => board[square] !== "-").forEach((square) => drawing.disc(square, board[square], ""));
    drawing.into(this.board.svg);
    this.board.describe(board, () => word("setup.change"));
    this.strip.draw({ node: { board, mover }, values: null });
  }

  leaveSetup() {
    this.talk.replaceChildren(this.panel.place);
  }

  turn() {
    this.board.turned = !this.board.turned;
    this.bar.flip.setAttribute("aria-pressed", this.board.turned);
  }
}
