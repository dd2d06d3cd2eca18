// The panel of the position: the move in question, what each move is worth, and the lines behind the values.

import { sentence } from "./marks.js";
import { discSign } from "./preview.js";
import { glyph, moveName } from "./sheet.js";
import { button } from "./signs.js";
import { isSure, kindOf, labelOf } from "./values.js";
import { lossOf, signed, word } from "./words.js";

const MOST_MOVES = 6;
const MOST_CHIPS = 10;

export class Panel {
  /** @param does what a click asks for: play a line, go back to the game, undo, switch the engine, light a square */
  constructor(does) {
    this.does = does;
    this.place = made("section", { class: "move sheet", "aria-label": word("position") });
    ["pointerover", "focusin"].forEach((kind) => this.place.addEventListener(kind, (event) => this.light(event.target)));
    ["pointerleave", "focusout"].forEach((kind) => this.place.addEventListener(kind, () => this.light(null)));
  }

  /** Lights the square of the move that one points to. */
  light(target) {
    const row = target && target.closest("[data-move]");
    this.does.light(row ? row.dataset.move : "");
  }

  draw(view) {
    const focused = this.place.contains(document.activeElement) ? document.activeElement.dataset.focus : undefined;
    this.place.replaceChildren(this.heading(view), ...this.sentence(view), this.engineLine(view), this.moves(view), this.actions(view));
    const again = focused === undefined ? null : this.place.querySelector(`[data-focus="${focused}"]`);
    if (again) {
      again.focus();
    }
  }

  heading({ node, played }) {
    const next = node.isGame ? node.next : node;
    if (!next || !next.parent) {
      return made("h2", {}, node.mover === "" ? word("end") : !node.parent && !next ? word("start") : word(`to-move.${moverOf(node.mover)}`));
    }
    const label = node.isGame && played && played.label ? labelOf(played) : 0;
    const cost = label > 0 ? [made("span", { class: `cost t${label}` }, this.cost(played))] : [];
    return made("h2", {}, ...(label > 0 ? [glyph(`g${label}`, !isSure(played))] : []),
      made("span", { class: "n" }, String(next.ply)), discSign(moverOf(next.disc)), made("span", {}, moveName(next.move)),
      ...(node.isGame ? cost : [made("span", { class: "cost soft" }, word("in-variation"))]));
  }

  cost(played) {
    const discs = lossOf(played.moverLossDiscs);
    return word(isSure(played) ? "cost" : "cost.about", word(`label.${played.label}`), discs);
  }

  /** The sentence of the review about the move of the game; of a variation, whether it goes on. */
  sentence({ node, played, why }) {
    const next = node.next;
    if ((next && next.move === "pass") || node.mustPass) {
      return [made("p", { class: "why" }, word("must-pass"))];
    }
    if (node.picked >= 0) {
      return [made("p", { class: "why" }, word("choose-move"))];
    }
    if (!node.isGame) {
      return node.mover === "" ? [made("p", { class: "why" }, this.score(node))] : [];
    }
    if (!next) {
      return node.mover === "" ? [made("p", { class: "why" }, this.score(node))] : [];
    }
    if (!played) {
      return [];
    }
    return [made("p", { class: "why" }, played.moverLossDiscs <= 0
      ? word("best-move") : word("best-was", played.best.map(moveName).join(", "))),
    ...why.map((each) => made("p", { class: "why" }, sentence(each)))];
  }

  score(node) {
    return word("score.line", count(node.board, "X"), count(node.board, "O"));
  }

  engineLine({ engine, values, node }) {
    const toggle = button("btn small", "engine", word("engine"), () => this.does.engine(), "");
    toggle.setAttribute("aria-pressed", engine.isOn);
    toggle.dataset.focus = "engine";
    toggle.title = word("engine.key");
    const status = node.mover === "" ? "" : engine.failure || this.depth(values, engine);
    return made("div", { class: "engine" }, toggle, made("span", { class: "faint" }, status));
  }

  /** The depth of the values, and their origin. */
  depth(values, engine) {
    if (!values) {
      return engine.isOn ? word("searching") : word("engine.off");
    }
    const from = word(values.source === "review" ? "from.review" : "from.engine");
    const best = values.moves[0];
    const depth = best.confidence === "exact" ? word("depth.exact") : word(`depth.${best.confidence}`, values.depth);
    return `${from}: ${depth}${values.source === "engine" && engine.isSearching ? " …" : ""}`;
  }

  moves(view) {
    const { node, values } = view;
    const list = made("ol", { class: "worth" });
    const open = node.isRuled && (node.picked >= 0 || node.mustPass) ? new Set(node.open.map((each) => each.move)) : null;
    if (values && !node.mustPass) {
      const all = open ? values.moves.filter((each) => open.has(each.move)) : values.moves;
      const isShown = (each, index) => open || index < MOST_MOVES || (view.played && each.move === view.played.move);
      list.append(...all.filter(isShown).map((each, index) => this.row(view, each, index)));
    } else if (open) {
      list.append(...[...open].map((move, at) => made("li", {}, made("ol", { class: "play" }, this.chip(node, [{ move, disc: node.mover }], 0, `open-${at}`)))));
    }
    return list;
  }

  /** A move with its value and the line that the value stands on. */
  row({ node, values, rule }, value, index) {
    const kind = kindOf(values, value, rule);
    const look = ["val", isSure(value) ? "" : "unsure", kind === "best" ? "tb" : `t${kind}`].join(" ");
    const number = made("span", { class: look, title: word(`value.${value.confidence}`) }, signed(value.centidiscs));
    const steps = node.lineOf(value.line).slice(0, MOST_CHIPS);
    const chips = steps.map((step, at) => this.chip(node, steps, at, `${index}-${at}`));
    return made("li", { "data-move": value.move }, number, made("ol", { class: "play" }, ...chips));
  }

  chip(node, steps, at, focus) {
    const step = steps[at];
    const chip = made("button", { type: "button", "data-focus": focus }, step.disc ? discSign(moverOf(step.disc)) : "", moveName(step.move));
    chip.addEventListener("click", () => this.does.play(node, steps.slice(0, at + 1).map((each) => each.move)));
    return made("li", {}, chip);
  }

  actions({ node }) {
    const acts = made("div", { class: "acts" });
    if (!node.isGame) {
      const undo = button("btn", "undo", word("undo"), () => this.does.undo(), "");
      undo.dataset.focus = "undo";
      acts.append(undo);
      if (this.does.keep) {
        acts.append(keepButton(node, this.does.keep));
      }
      if (node.origin.next && node.origin.next.isGame) {
        acts.append(button("btn", "", word("leave"), () => this.does.leave(), ""));
      }
    }
    return acts;
  }
}

function keepButton(node, keep) {
  const element = button("btn", "keep", word("keep"), keep, "");
  element.dataset.focus = "keep";
  element.setAttribute("aria-pressed", node.kept.length > 0);
  return element;
}
