// The marks of the reader on a game: favourite, tags and notes; beside them what the record itself says, and what is wrong with it.

import { post } from "./api.js";
import { button } from "./signs.js";
import { word } from "./words.js";

export class Marks {
  /** @param does what a click asks for: go to a ply */
  constructor(game, mayWrite, does) {
    this.game = game;
    this.mayWrite = mayWrite;
    this.does = does;
    this.ply = 1;
    this.tags = made("div", { class: "tag-row" });
    this.notes = made("div", { class: "notes" });
    this.star = button("btn icon", "star", "", () => this.send({ favourite: !this.game.favourite }), word("favourite"));
    this.star.disabled = !mayWrite;
    this.place = made("section", { class: "marks sheet box", "aria-label": word("marks") }, this.notes, this.noteForm(), this.tags);
    this.drawTags();
  }

  /** Sends a change, and returns whether the base has it. */
  async send(change) {
    try {
      Object.assign(this.game, await post(`api/games/${this.game.id}/marks`, change));
      this.drawTags();
      this.draw(this.ply);
      return true;
    } catch (error) {
      say(error.message);
      return false;
    }
  }

  drawTags() {
    this.star.setAttribute("aria-pressed", this.game.favourite);
    this.star.classList.toggle("starred", this.game.favourite);
    const tags = this.game.tags.map((tag) => {
      const chip = made("span", { class: "tag" }, tag);
      if (this.mayWrite) {
        chip.append(button("mini-button", "remove", "", () => this.send({ removeTags: [tag] }), word("remove-tag", tag)));
      }
      return chip;
    });
    this.tags.replaceChildren(made("h2", {}, word("tags")), ...tags, ...(this.mayWrite ? [this.tagForm()] : []));
  }

  tagForm() {
    const input = made("input", { type: "text", maxlength: 60, placeholder: word("new-tag"), "aria-label": word("new-tag") });
    const form = made("form", { class: "field" }, input);
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (input.value.trim() !== "") {
        await this.send({ addTags: [input.value.trim()] });
        this.tags.querySelector("input").focus();
      }
    });
    return form;
  }

  noteForm() {
    const input = made("textarea", { rows: 2, placeholder: word("new-note"), "aria-label": word("new-note") });
    const add = made("button", { type: "submit", class: "btn small" }, word("add-note"));
    const form = made("form", { class: "note-form" }, input, add);
    form.hidden = !this.mayWrite;
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (input.value.trim() !== "") {
        if (await this.send({ note: { ply: this.ply, text: input.value.trim() } })) {
          input.value = "";
        }
      }
    });
    input.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
        form.requestSubmit();
      }
    });
    return form;
  }

  /** Shows what is said of a ply, and where else something is said. */
  draw(ply) {
    this.ply = ply;
    const own = this.game.notes.filter((note) => note.ply === ply).map((note) => this.note(note));
    const said = this.game.remarks.filter((remark) => remark.ply === ply)
      .map((remark) => made("blockquote", {}, made("span", { class: "faint" }, word("in-record")), " ", remark.text));
    const plies = [...new Set([...this.game.notes, ...this.game.remarks].map((each) => each.ply))].filter((each) => each !== ply);
    const elsewhere = plies.sort((one, two) => one - two).map((each) => button("link", "", this.plyName(each), () => this.does.go(each), ""));
    this.notes.replaceChildren(made("h2", {}, word("notes-at", this.plyName(ply))), ...said, ...own,
      ...(elsewhere.length > 0 ? [made("p", { class: "soft" }, word("notes-elsewhere"), ...elsewhere.flatMap((each) => [" ", each]))] : []));
  }

  plyName(ply) {
    const move = this.game.moves[ply - 1];
    return move ? `${ply} ${move === "pass" ? word("pass") : move}` : word("whole-game");
  }

  note({ ply, text }) {
    const line = made("p", { class: "note" }, made("span", {}, text));
    if (this.mayWrite) {
      line.append(button("mini-button", "remove", "", () => this.send({ removeNote: { ply, text } }), word("remove-note")));
    }
    return line;
  }
}

/** A message as a sentence: with a capital, unless it begins with a square. */
export const sentence = (message) => (/^[a-j]\d/.test(message) ? message : message.charAt(0).toUpperCase() + message.slice(1));

/** The findings about the record of a game, with the places. */
export function findingList(findings, go) {
  return made("ul", { class: "findings" }, ...findings.map((finding) => {
    const line = made("li", { class: finding.severity }, made("b", {}, word(`severity.${finding.severity}`)), " ", sentence(finding.message));
    if (finding.game) {
      line.append(" ", made("span", { class: "faint" }, word("of-game", finding.game)));
    }
    if (finding.line) {
      line.append(" ", made("span", { class: "faint" }, word("line", finding.line)));
    }
    if (finding.ply && go) {
      line.append(" ", button("link", "", word("to-ply", finding.ply), () => go(finding.ply), ""));
    }
    return line;
  }));
}
