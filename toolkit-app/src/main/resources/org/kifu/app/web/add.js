// New games: dropped files, chosen files or pasted text, and what was understood of them.

import { post } from "./api.js";
import { findingList } from "./marks.js";
import { endOf, hasScore, isWrong } from "./preview.js";
import { button } from "./signs.js";
import { word } from "./words.js";

const MOST_SHOWN = 30;
const PASTED = "Pasted"; // the server gives text without a file a name of its own

export class Adding {
  constructor(app) {
    this.app = app;
    this.over = made("div", { class: "over", "aria-hidden": "true" }, word("drop.now"));
    this.over.hidden = true;
    this.results = made("div", { class: "results-of", role: "status" });
    this.dialog = made("dialog", { class: "help add", "aria-label": word("add.games") });
    this.dialog.append(this.form(), this.results, this.closeLine());
    document.body.append(this.over, this.dialog);
    this.listen();
  }

  /** Asks for files or text. */
  ask() {
    this.results.replaceChildren();
    this.text.value = "";
    this.open();
    this.text.focus();
  }

  open() {
    if (!this.dialog.open) {
      this.dialog.showModal();
    }
  }

  form() {
    this.files = made("input", { type: "file", multiple: "", class: "aside", "aria-label": word("choose-files"), tabindex: "-1" });
    this.files.addEventListener("change", () => {
      this.takeFiles([...this.files.files]);
      this.files.value = "";
    });
    this.text = made("textarea", { rows: 4, placeholder: word("paste.hint"), "aria-label": word("paste.hint") });
    const read = made("button", { type: "submit", class: "btn" }, word("read"));
    const choose = button("btn main", "drop", word("choose-files"), () => this.files.click(), "");
    const form = made("form", { class: "add-form" }, made("h2", {}, word("add.games")), this.text, made("div", { class: "acts" }, choose, read), this.files);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.takeText(this.text.value);
    });
    return form;
  }

  closeLine() {
    const close = button("btn", "", word("close"), () => this.dialog.close(), "");
    return made("div", { class: "close-line" }, close);
  }

  listen() {
    addEventListener("dragover", (event) => this.drag(event));
    addEventListener("dragleave", (event) => (this.over.hidden = this.over.hidden || event.relatedTarget === null));
    addEventListener("drop", (event) => this.drop(event));
    addEventListener("paste", (event) => this.paste(event));
  }

  drag(event) {
    if (this.app.state.mayWrite && [...event.dataTransfer.types].some((type) => type === "Files" || type === "text/plain")) {
      event.preventDefault();
      this.over.hidden = false;
    }
  }

  drop(event) {
    this.over.hidden = true;
    if (this.app.state.mayWrite) {
      event.preventDefault();
      const files = [...event.dataTransfer.files];
      if (files.length > 0) {
        this.takeFiles(files);
      } else {
        this.takeText(event.dataTransfer.getData("text/plain"));
      }
    }
  }

  /** A paste that is not meant for a field is one of games. */
  paste(event) {
    const isWriting = event.target.closest && event.target.closest("input, textarea");
    if (!isWriting && this.app.state.mayWrite) {
      event.preventDefault();
      const files = [...event.clipboardData.files];
      if (files.length > 0) {
        this.takeFiles(files);
      } else {
        this.takeText(event.clipboardData.getData("text/plain"));
      }
    }
  }

  takeFiles(files) {
    return this.take(files.map((file) => ({ name: file.name, content: file })));
  }

  takeText(text) {
    if (text.trim() !== "") {
      this.take([{ name: PASTED, content: text }]);
    }
  }

  /** Sends what was given, one after the other, and says at once what was understood. */
  async take(given) {
    this.results.replaceChildren();
    this.open();
    for (const { name, content } of given) {
      const place = made("section", {}, made("h3", {}, name), made("p", { class: "soft" }, word("reading")));
      this.results.append(place);
      try {
        place.replaceChildren(...this.understood(await post(`api/add?${new URLSearchParams({ name })}`, content), name));
      } catch (error) {
        place.replaceChildren(made("h3", {}, name), made("p", { class: "t3", role: "alert" }, error.message));
      }
    }
    await this.app.refresh();
  }

  understood(answer, name) {
    const said = answer.known ? word("added.known", answer.total)
      : answer.total > 0 ? word("added.games", answer.added) : word("added.nothing");
    const parts = [made("h3", {}, answer.name || name), made("p", { class: answer.total > 0 ? "why" : "why t3" }, said)];
    if (answer.games.length > 0) {
      parts.push(made("ul", { class: "added" }, ...answer.games.slice(0, MOST_SHOWN).map((game, index) => this.gameLine(game, index + 1))));
    }
    if (answer.total > MOST_SHOWN) {
      parts.push(made("p", { class: "soft" }, word("added.more", answer.total - MOST_SHOWN)));
    }
    if (answer.findings.length > 0) {
      parts.push(made("h4", {}, word("findings")), findingList(answer.findings, null));
    }
    return parts;
  }

  gameLine(game, number) {
    const score = hasScore(game) || game.winner ? endOf(game).join("–") : "";
    const names = `${game.black || word("black")} – ${game.white || word("white")}`;
    const link = made("a", { href: `#game-${game.id}` }, made("span", { class: "faint" }, String(number)), made("b", {}, names),
      made("span", { class: "soft" }, [score, game.event, game.date].filter(Boolean).join(" · ")),
      ...(game.verdict === "complete" ? [] : [made("span", { class: isWrong(game) ? "tag t3" : "tag" }, word(`verdict.${game.verdict}`))]));
    link.addEventListener("click", () => this.dialog.close());
    return made("li", {}, link);
  }
}
