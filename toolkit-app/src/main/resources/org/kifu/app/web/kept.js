// The variations of a game that are kept in its base, each with a name and a comment.

import { post } from "./api.js";
import { button } from "./signs.js";
import { word } from "./words.js";

const LONGEST_NAME = 200; // as the server takes it
const LONGEST_TEXT = 10000;

export class KeptLines {
  /**
   * @param game the game, with its variations
   * @param tree its moves; the kept variations join them
   * @param changed what to do when the variations are others
   */
  constructor(game, tree, changed) {
    this.game = game;
    this.tree = tree;
    this.changed = changed;
    this.ends = [];
    this.mark();
  }

  /** Notes at the last position of each kept variation that it is kept. */
  mark() {
    this.ends.forEach((end) => (end.kept = []));
    this.ends = [];
    for (const variation of this.game.variations || []) {
      const from = this.tree.game[variation.ply];
      const end = from && this.tree.playAll(from, variation.moves.match(/../g) || []);
      if (end && !end.isGame) {
        end.kept.push(variation);
        this.ends.push(end);
      }
    }
  }

  /** Asks for a name and a comment of the line through a position, and keeps it. A kept line that it goes on from grows. */
  keep(node) {
    const end = lastOf(node);
    const known = end.path.findLast((each) => each.kept.length > 0);
    this.ask(known ? known.kept[0] : {}, { ply: end.origin.ply, moves: movesTo(end) });
  }

  /** Asks for another name or comment of a kept line. */
  edit(variation) {
    this.ask(variation, { ply: variation.ply, moves: variation.moves });
  }

  ask(variation, line) {
    const name = made("input", { type: "text", maxlength: LONGEST_NAME, value: variation.name || "" });
    const comment = made("textarea", { rows: 4, maxlength: LONGEST_TEXT });
    comment.value = variation.text || "";
    const keep = made("button", { type: "submit", class: "btn main" }, word("keep"));
    const cancel = button("btn", "", word("cancel"), () => dialog.close(), "");
    const form = made("form", { class: "keep-form" }, made("h2", {}, word("keep.title")),
      made("p", { class: "soft" }, `${line.ply + 1} ${line.moves}`),
      made("label", {}, made("span", {}, word("keep.name")), made("span", { class: "field" }, name)),
      made("label", {}, made("span", {}, word("keep.comment")), comment),
      made("div", { class: "acts" }, keep, cancel));
    const dialog = made("dialog", { class: "help keep", "aria-label": word("keep.title") }, form);
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const { variation: number } = variation;
      if (await this.send("", { ...(number ? { variation: number } : {}), ...line, name: name.value, text: comment.value })) {
        dialog.close();
      }
    });
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
    name.focus();
  }

  /** Takes all that is kept at a position and after it out of the base; whether it could. */
  async remove(node) {
    for (const { variation } of node.kept) {
      if (!await this.send(`/${variation}/remove`, {})) {
        return false;
      }
    }
    for (const child of node.children) {
      if (!await this.remove(child)) {
        return false;
      }
    }
    return true;
  }

  async send(path, content) {
    try {
      this.game.variations = (await post(`api/games/${this.game.id}/variations${path}`, content)).variations;
    } catch (error) {
      say(error.message);
      return false;
    }
    this.mark();
    this.changed();
    return true;
  }
}

/** The name and the comment of a kept line below its moves. */
export function keptNote(variation, edit) {
  const note = made("div", { class: "kept" }, made("p", {}, made("b", {}, variation.name || word("kept")), ...(variation.text ? [" ", made("span", {}, variation.text)] : [])));
  if (edit) {
    note.append(button("mini-button", "setup", "", () => edit(variation), word("keep.edit")));
  }
  return note;
}

const lastOf = (node) => (node.next ? lastOf(node.next) : node);

const movesTo = (node) => node.path.slice(node.origin.ply + 1).map((each) => each.move).filter((move) => move !== "pass").join("");
