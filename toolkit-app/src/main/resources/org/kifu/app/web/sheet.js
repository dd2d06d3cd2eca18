// The moves of the game as a score sheet, and below it the variations as a tree.

import { button } from "./signs.js";
import { keptNote } from "./kept.js";
import { discSign } from "./preview.js";
import { isSure, labelOf } from "./values.js";
import { lossOf, word } from "./words.js";

/** The most letters of a move beside which another column has room. */
export const LONGEST = 3;

/** A move for people: its square, or the word for a pass. */
export const moveName = (move) => (move === "pass" ? word("pass") : move);

/** The sign of a label. */
export function glyph(kind, isHollow) {
  const look = `glyph ${kind}${isHollow ? " hollow" : ""}`;
  return drawn("svg", { class: look, viewBox: "0 0 14 14", "aria-hidden": "true" }, drawn("use", { href: `#${kind}` }));
}

export class Sheet {
  /**
   * @param tree the moves
   * @param annotation what is known of the moves of the game, if anything
   * @param does what a click asks for: go to a position, remove one, edit what is said of a kept line
   */
  constructor(tree, annotation, does) {
    this.tree = tree;
    this.annotation = annotation;
    this.does = does;
    this.place = made("div", { class: "moves-area" });
    this.cells = new Map();
    this.blocks = made("div", { class: "blocks" });
    this.lines = made("section", { class: "variations", "aria-label": word("variations") });
    const sheet = made("section", { class: "kifu sheet", "aria-label": word("moves") }, this.blocks);
    if (tree.game.length > 1) {
      this.drawGame();
      this.place.append(sheet);
    }
    this.place.append(this.lines);
  }

  drawGame() {
    const shift = this.tree.root.disc === "X" ? 1 : 0; // where white begins, its first move stands in the second column
    const rows = Math.ceil((this.tree.game.length - 1 + shift) / 2);
    const isLong = this.tree.game.some(({ move }) => move !== "pass" && move.length > LONGEST);
    const half = isLong ? rows : Math.max(16, Math.ceil(rows / 2));
    for (let from = 0; from < rows; from += half) {
      this.blocks.append(this.block(from, Math.min(rows, from + half), shift));
    }
  }

  block(from, end, shift) {
    const head = ["black", "white"].map((side) => made("th", { scope: "col" }, discSign(side), " ", word(side)));
    const body = made("tbody", {});
    for (let row = from; row < end; row++) {
      body.append(made("tr", {}, this.cell(2 * row + 1 - shift), this.cell(2 * row + 2 - shift)));
    }
    return made("table", {}, made("thead", {}, made("tr", {}, ...head)), body);
  }

  cell(ply) {
    const node = ply > 0 ? this.tree.game[ply] : undefined;
    const cell = made("td", {});
    if (node) {
      const mark = made("span", { class: "l" });
      const link = made("a", { href: `#${ply}` }, made("span", { class: "n" }, String(ply)), made("span", { class: "m" }, moveName(node.move)), mark);
      link.addEventListener("click", (event) => {
        event.preventDefault();
        this.does.go(node.parent);
      });
      this.cells.set(node, { link, mark });
      cell.append(link);
    }
    return cell;
  }

  /** Shows the position, the labels, and where variations leave the game. */
  draw(current) {
    this.cells.forEach(({ link, mark }, node) => {
      const move = this.annotation && this.annotation.moves[node.ply - 1];
      mark.replaceChildren(...this.labelOf(move), ...(node.parent.variations.length > 0 ? [made("span", { class: "branch", title: word("variations") }, signOf("branch"))] : []));
      setStep(link, current.isGame && current.next === node);
    });
    const ways = this.tree.game.filter((node) => node.variations.length > 0);
    const title = made("h2", {}, word("variations"));
    this.lines.hidden = ways.length === 0;
    this.place.hidden = this.lines.hidden && this.tree.game.length === 1;
    const note = this.tree.isRuled ? [made("p", { class: "soft" }, word("kept-here"))] : [];
    this.lines.replaceChildren(title, ...note, made("ul", { class: "ways" }, ...ways.flatMap((node) => node.variations.map((child) => this.way(child, current)))));
    const shown = this.place.querySelector("[aria-current]");
    if (shown && matchMedia("(min-width: 700px)").matches) {
      keepInSight(shown);
    }
  }

  labelOf(move) {
    if (!move || !move.label) {
      return [];
    }
    const kind = labelOf(move);
    return [made("span", { class: `t${kind}`, title: word(`label.${move.label}`) }, glyph(`g${kind}`, !isSure(move)), String(lossOf(move.moverLossDiscs)))];
  }

  /** One variation up to where it splits, and the ways from there below it. */
  way(first, current) {
    const run = [first];
    while (run[run.length - 1].children.length === 1) {
      run.push(run[run.length - 1].children[0]);
    }
    const last = run[run.length - 1];
    const chips = run.map((node) => this.chip(node, current));
    const remove = button("mini-button", "remove", "", () => this.does.remove(first), word("remove-line", moveName(first.move)));
    const row = made("div", { class: "way" }, made("span", { class: "n" }, String(first.ply)), made("ol", { class: "play" }, ...chips), remove);
    const notes = run.flatMap((node) => node.kept).map((variation) => keptNote(variation, this.does.edit));
    const item = made("li", {}, row, ...notes);
    if (last.children.length > 1) {
      item.append(made("ul", {}, ...last.children.map((child) => this.way(child, current))));
    }
    return item;
  }

  chip(node, current) {
    const chip = made("button", { type: "button", class: node.move === "pass" ? "pass" : "" }, discSign(moverOf(node.disc)), moveName(node.move));
    setStep(chip, node === current);
    chip.addEventListener("click", () => this.does.go(node));
    return made("li", {}, chip);
  }
}

function setStep(element, isCurrent) {
  if (isCurrent) {
    element.setAttribute("aria-current", "step");
  } else {
    element.removeAttribute("aria-current");
  }
}

/** Scrolls the box of an element, and nothing else, so far that one sees it. */
function keepInSight(element) {
  const box = element.closest(".variations, .kifu");
  const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  if (inner.top < outer.top) {
    box.scrollTop -= outer.top - inner.top;
  } else if (inner.bottom > outer.bottom) {
    box.scrollTop += inner.bottom - outer.bottom;
  }
}
