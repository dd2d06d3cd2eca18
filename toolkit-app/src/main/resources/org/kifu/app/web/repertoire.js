// The repertoire of a player: its lines, its training, who left a line, an opponent, and holes.

import { get } from "./api.js";
import { HabitsView } from "./repertoirehabits.js";
import { HolesView } from "./repertoireholes.js";
import { LeftView } from "./repertoireleft.js";
import { LinesView } from "./repertoirelines.js";
import { lastPlayer, rememberPlayer, repertoireAddress } from "./repertoireplace.js";
import { openingTabs } from "./repertoiretabs.js";
import { TrainView } from "./repertoiretrain.js";
import { PlayerField } from "./playerfield.js";
import { button } from "./signs.js";
import { word } from "./words.js";

const VIEW = { lines: LinesView, train: TrainView, left: LeftView, opponent: HabitsView, holes: HolesView };
const SUGGESTED = 8;

export class RepertoireScreen {
  constructor(app) {
    this.app = app;
  }

  isAt(place) {
    return place.screen === "repertoire";
  }

  open(work, place) {
    this.work = work;
    this.isOpen = true;
    this.follow(place);
  }

  close() {
    this.isOpen = false;
    this.leave();
  }

  leave() {
    if (this.view) {
      this.view.close();
      this.view = null;
    }
  }

  /** The games in the base are no longer those of the view. It waits as long as the focus is in the screen. */
  outdated() {
    if (!this.isOpen || this.name === "train") {
      return;
    }
    this.isOutdated = this.work.contains(document.activeElement);
    if (!this.isOutdated) {
      const line = this.view ? this.view.line : [];
      this.leave();
      this.show(line);
    }
  }

  /** Renews an outdated view when the focus has left the screen. */
  left() {
    setTimeout(() => {
      if (this.isOutdated) {
        this.outdated();
      }
    });
  }

  follow({ view, asked, line }) {
    this.leave();
    this.name = view;
    this.asked = { ...asked, player: asked.player || lastPlayer(this.app.state.base), side: asked.side === "white" ? "white" : "black" };
    document.title = `${word(`rep.tab.${view}`)} · Kifu`;
    this.title = made("h1", {}, word(`rep.tab.${view}`));
    this.words = made("p", {}, "");
    const head = made("div", { class: "opening-head" }, made("section", { class: "verdict" }, this.title, this.words));
    this.body = made("div", { class: "rep-body" });
    const filters = this.filters();
    [filters, this.body].forEach((part) => part.addEventListener("focusout", () => this.left()));
    this.isOutdated = false;
    this.work.replaceChildren(openingTabs(view, this.asked), filters, head, this.body);
    this.show(line);
  }

  /** Shows the view below the fields. */
  show(line) {
    if (this.asked.player === "") {
      this.askForPlayer();
      return;
    }
    rememberPlayer(this.app.state.base, this.asked.player);
    this.view = new VIEW[this.name](this, line);
    this.view.open();
  }

  filters() {
    const form = made("form", { class: "filters", role: "search" });
    form.append(new PlayerField(word("openings.player"), this.asked.player, (player) => this.choose({ player })).place);
    if (this.name !== "left") {
      form.append(this.sides());
    }
    if (this.name === "opponent" || this.name === "train") {
      form.append(new PlayerField(word("rep.opponent"), this.asked.opponent, (opponent) => this.choose({ opponent })).place);
    }
    form.addEventListener("submit", (event) => event.preventDefault());
    return form;
  }

  /** The choice of the colour. */
  sides() {
    const sides = ["black", "white"].map((side) => {
      const choice = button("btn small", "", word(side), () => this.choose({ side }), "");
      choice.setAttribute("aria-pressed", side === this.asked.side);
      return choice;
    });
    return made("span", { class: "sides", role: "group", "aria-label": word("openings.side") }, ...sides);
  }

  choose(change) {
    if (change.player === "") {
      rememberPlayer(this.app.state.base, "");
    }
    const address = repertoireAddress(this.name, { ...this.asked, ...change });
    if (location.hash === address) {
      this.app.follow();
    } else {
      location.hash = address;
    }
  }

  /** The address of another place of the same view, without a new step of the browser. */
  note(line) {
    history.replaceState(null, "", repertoireAddress(this.name, this.asked, line));
  }

  /** Nobody is chosen yet: says what to do, and offers those with most games. */
  async askForPlayer() {
    this.title.textContent = word("rep.who");
    this.words.textContent = word("rep.who.how");
    try {
      const { players } = await get("api/players", { sort: "games", count: SUGGESTED });
      this.body.replaceChildren(made("div", { class: "rep-suggested" }, ...players.map((player) =>
        button("btn", "", player.name, () => this.choose({ player: player.name }), ""))));
      if (players.length === 0) {
        this.words.textContent = word("rep.no-games");
      }
    } catch (error) {
      this.refuse(error);
    }
  }

  /** Says in one sentence what the view shows. */
  tell(title, words = "") {
    this.title.textContent = title;
    this.words.replaceChildren(words);
  }

  refuse(error) {
    if (this.isOpen) {
      this.words.replaceChildren(made("span", { role: "alert" }, error.message));
    }
  }

  key(event) {
    if (this.view && this.view.key) {
      this.view.key(event);
    }
  }
}
