// Many games at once: how well they are to be annotated, how long this takes, and which are left out.

import { get, post } from "./api.js";
import { duration, levelName, levelUse } from "./jobwords.js";
import { button } from "./signs.js";
import { word } from "./words.js";

const USUAL = 12;

export class AnnotateMany {
  constructor(app) {
    this.app = app;
    this.level = USUAL;
  }

  /** Asks how the games of a choice are to be annotated. */
  async ask(choice) {
    try {
      const { levels } = await get("api/jobs/plan", choice);
      this.choice = choice;
      this.levels = levels;
      this.open();
    } catch (error) {
      say(error.message);
    }
  }

  open() {
    this.title = made("h2", { id: "many-title" });
    this.left = made("ul", { class: "left-out soft" });
    this.start = button("btn main", "", "-", () => this.add(), "");
    this.dialog = made("dialog", { class: "help many", "aria-labelledby": "many-title" }, this.title, this.choices(), this.left,
      made("p", { class: "soft" }, word("jobs.keep")),
      made("div", { class: "close-line" }, button("btn", "", word("cancel"), () => this.dialog.close(), ""), this.start));
    this.dialog.addEventListener("close", () => this.dialog.remove());
    document.body.append(this.dialog);
    this.draw();
    this.dialog.showModal();
    this.dialog.querySelector("input:checked").focus();
  }

  choices() {
    const rows = this.levels.map((each) => {
      const radio = made("input", { type: "radio", name: "level", value: each.level });
      radio.checked = each.level === this.level;
      radio.addEventListener("change", () => {
        this.level = each.level;
        this.draw();
      });
      const time = each.added === 0 || each.seconds === undefined ? "" : word("about", duration(each.seconds));
      return made("label", { class: "way" }, radio, made("b", {}, levelName(each.level)), made("span", { class: "time" }, time),
        made("span", { class: "soft use" }, levelUse(each.level)));
    });
    return made("fieldset", { class: "ways-to" }, made("legend", { class: "aside" }, word("jobs.how-well")), ...rows);
  }

  get wanted() {
    return this.levels.find((each) => each.level === this.level);
  }

  draw() {
    const { chosen, added, annotated, unfit, queued } = this.wanted;
    this.title.textContent = added === chosen ? word("jobs.annotate", added) : word("jobs.annotate.some", added, chosen);
    const notes = [[annotated, "annotated"], [queued, "queued"], [unfit, "unfit"]].filter(([count]) => count > 0);
    this.left.replaceChildren(...notes.map(([count, why]) => made("li", {}, word(`jobs.left-out.${why}`, count))));
    this.start.querySelector("span").textContent = word("jobs.annotate", added);
    this.start.disabled = added === 0;
  }

  async add() {
    this.start.disabled = true;
    try {
      const query = new URLSearchParams(Object.entries(this.choice).filter(([, value]) => value !== "" && value !== undefined));
      const { added } = await post(`api/jobs?${query}`, { level: this.level });
      this.dialog.close();
      say(word("jobs.added", added));
      await this.app.jobs.ask();
    } catch (error) {
      this.dialog.close();
      say(error.message);
    }
  }
}
