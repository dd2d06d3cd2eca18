// The lines of a repertoire: a board, the moves of its position, and all positions in which the player has a move, as a tree.

import { get } from "./api.js";
import { repertoireAddress } from "./repertoireplace.js";
import { movesOf, ownTag, RepertoireDesk, share } from "./repertoiredesk.js";
import { button } from "./signs.js";
import { number, signed, word } from "./words.js";

const OPEN_DEPTH = 2; // positions of the player that are open at first

export class LinesView {
  constructor(screen, line) {
    Object.assign(this, { screen, line, asked: screen.asked });
    this.desk = new RepertoireDesk(this.asked, screen.app.state.mayWrite, {
      line: (moves) => this.follow(moves),
      changed: () => this.read(),
    });
    this.list = made("section", { class: "rep-lines sheet", "aria-label": word("rep.lines") });
  }

  open() {
    this.screen.body.replaceChildren(made("div", { class: "explorer openings rep" }, this.desk.boardPlace,
      made("div", { class: "tables" }, this.desk.crumbs, this.desk.here, this.list)));
    this.desk.show(this.line.length === 0 && this.asked.side === "black" ? ["f5"] : this.line);
    this.read();
  }

  close() {
    this.isClosed = true;
    this.desk.close();
  }

  follow(line) {
    this.line = line;
    this.screen.note(line);
    this.mark();
  }

  async read() {
    try {
      const { player, side } = this.asked;
      const answer = await get("api/repertoire", { player, side });
      if (!this.isClosed) {
        this.draw(answer);
      }
    } catch (error) {
      this.screen.refuse(error);
    }
  }

  draw({ games, due, unseen, positions }) {
    const roots = treeOf(positions, discOf(this.asked.side));
    const count = countOf(roots);
    const { player, side } = this.asked;
    this.screen.tell(word(`rep.says.${side}`, player, count), count === 0 ? word("rep.too-few", games) : word("rep.from", games));
    const train = made("a", { class: "btn main", href: repertoireAddress("train", { player, side }) },
      word(due > 0 ? "rep.train.due" : "rep.train.new", due > 0 ? due : unseen));
    this.rows = new Map();
    this.list.replaceChildren(made("div", { class: "rep-head" }, made("h2", {}, word("rep.lines")), ...(count > 0 ? [train] : [])),
      count > 0 ? this.branch(roots, 0) : made("p", { class: "foot" }, word("rep.too-few", games)));
    this.mark();
  }

  branch(nodes, depth) {
    return made("ul", { class: "rep-tree" }, ...nodes.map((node) => this.item(node, depth)));
  }

  item(node, depth) {
    const line = movesOf(node.line);
    const go = button("rep-row", "", "", () => this.desk.show(line), "");
    const steps = made("span", { class: "rep-step" }, movesOf(node.step).join(" "));
    const name = made("span", { class: "soft rep-name" }, node.name || "");
    go.append(steps, name, made("span", { class: "rep-own" }, ...node.moves.filter((move) => move.own).map((move) => answerOf(move))));
    this.rows.set(node.line, go);
    const item = made("li", {}, made("div", { class: "rep-item" }, go));
    if (node.children.length > 0) {
      const toggle = button("mini-button", "forward", "", () => open(item.lastElementChild === toggle.parentElement), "");
      const open = (isOpen) => {
        if (isOpen) {
          item.append(this.branch(node.children, depth + 1));
          this.mark();
        } else {
          item.lastElementChild.remove();
        }
        toggle.setAttribute("aria-expanded", isOpen);
        toggle.setAttribute("aria-label", word("rep.more", countOf(node.children)));
        toggle.title = toggle.getAttribute("aria-label");
      };
      go.before(toggle);
      toggle.setAttribute("aria-expanded", false);
      toggle.setAttribute("aria-label", word("rep.more", countOf(node.children)));
      if (depth < OPEN_DEPTH) {
        open(true);
      }
    } else {
      go.before(made("span", { class: "mini-button" }));
    }
    return item;
  }

  /** Marks the row of the position on the board. */
  mark() {
    (this.rows || new Map()).forEach((row, line) => {
      if (line === this.line.join("")) {
        row.setAttribute("aria-current", "true");
      } else {
        row.removeAttribute("aria-current");
      }
    });
  }

  key(event) {
    this.desk.key(event);
  }
}

/** An own move with its games, its score and its value. */
function answerOf(move) {
  const facts = move.games > 0 ? word("rep.answer", number(move.games), share(move.score)) : "";
  const value = move.centidiscs === undefined ? "" : ` ${signed(move.centidiscs)}`;
  return made("span", { class: "rep-answer" }, made("b", {}, move.move), ...(move.chosen ? [" ", ownTag(true)] : []), made("span", { class: "soft" }, ` ${facts}${value}`));
}

/** The positions in which the player has a move, each below the one that leads to it. */
function treeOf(positions, disc) {
  const roots = [];
  const path = [];
  positions.filter(({ mover, line }) => mover === disc && line !== "").forEach(({ line, name, moves }) => {
    while (path.length > 0 && !line.startsWith(path[path.length - 1].line)) {
      path.pop();
    }
    const parent = path[path.length - 1];
    const node = { line, name: parent && parent.name === name ? "" : name, moves, step: line.slice(parent ? parent.line.length : 0), children: [] };
    (parent ? parent.children : roots).push(node);
    path.push({ line, name, children: node.children });
  });
  return roots;
}

const countOf = (nodes) => nodes.reduce((sum, node) => sum + 1 + countOf(node.children), 0);
