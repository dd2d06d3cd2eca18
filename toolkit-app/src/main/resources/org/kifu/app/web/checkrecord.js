// One record that has something wrong: the complaint, the text, the proposals and what can be decided.

import { blame, severitySign } from "./checklist.js";
import { faultPicture, HandBoard } from "./checkboard.js";
import { restOf, recordText } from "./checktext.js";
import { changesOf, proposalChoice } from "./proposals.js";
import { button } from "./signs.js";
import { word } from "./words.js";

export class CheckRecord {
  /** @param screen what decides, steps and takes back */
  constructor(screen) {
    this.screen = screen;
    this.place = made("section", { class: "fix", "aria-label": word("check.record"), "aria-live": "off" });
    this.record = null;
  }

  fail(message) {
    this.record = null;
    this.place.replaceChildren(made("p", { class: "failure", role: "alert" }, message));
  }

  show(record, detail, game) {
    if (!this.record || this.record.id !== record.id || record.decision) {
      this.hand = null;
    }
    if (!this.record || this.record.id !== record.id) {
      this.pick = 0;
      this.place.scrollTop = 0;
    }
    Object.assign(this, { record, detail, game });
    this.draw();
  }

  get diagnosis() {
    return this.detail.diagnosis;
  }

  get proposals() {
    return (this.diagnosis && this.diagnosis.proposals) || [];
  }

  /** Whether the game can be played on a board. */
  get canPlay() {
    return this.game.rules === "othello" && Boolean(this.game.start);
  }

  draw() {
    const { record, detail, game } = this;
    const changes = changesOf(this.hand ? null : this.proposals[this.pick]);
    const text = detail.text === undefined ? made("p", { class: "rec soft" }, word("no-text")) : recordText(detail, game, changes, record.line);
    const words = made("div", { class: "say" }, made("h2", {}, severitySign(record.severity), " ", blame(record)), made("p", {}, this.where(), " ", made("a", { href: `#game-${record.id}-${record.ply || 1}` }, word("check.open"))), text,
      ...(this.hand ? [made("p", { class: "props soft" }, word("check.hand.how")), this.hand.acts] : [this.repair(), this.actions()]));
    const board = this.hand ? this.hand.place : faultPicture(game, this.diagnosis, changes);
    this.place.replaceChildren(words, ...(board ? [board] : []));
    this.scrollToMark();
  }

  /** Scrolls the text so far that the fault is seen. */
  scrollToMark() {
    const box = this.place.querySelector("div.rec");
    const mark = box && box.querySelector("mark, ins, .at");
    if (mark) {
      box.scrollTop = mark.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2;
    }
  }

  where() {
    const { source, number, line, ply } = this.record;
    return [source, line ? word("line", line) : "", word("of-game", number), ply ? word("to-ply", ply) : ""].filter(Boolean).join(", ");
  }

  /** The proposals, or why there is none. */
  repair() {
    if (this.proposals.length > 0) {
      const choice = proposalChoice(this.diagnosis, this.pick, (index) => this.choose(index));
      choice.addEventListener("keydown", (event) => this.keyOfChoice(event));
      return choice;
    }
    return made("p", { class: "props soft" }, word(`check.${this.diagnosis ? this.diagnosis.state : "sound"}`));
  }

  choose(index) {
    this.pick = index;
    this.draw();
    this.place.querySelector("input:checked").focus();
  }

  actions() {
    const { record, screen } = this;
    if (!screen.app.state.mayWrite) {
      return "";
    }
    const acts = made("div", { class: "acts" });
    if (record.decision) {
      acts.append(made("span", { class: "tag sb" }, word(`check.${record.decision}`)), keyed(button("btn", "undo", word("check.undo"), () => screen.undo(record.id), ""), "u"));
    } else {
      if (this.proposals.length > 0) {
        acts.append(keyed(button("btn main", "accept", word("check.accept"), () => this.accept(), ""), "a"));
      }
      acts.append(keyed(button("btn", "remove", word("check.keep"), () => this.keep(), ""), "x"));
    }
    if (this.canPlay) {
      acts.append(keyed(button("btn", "setup", word("check.hand"), () => this.byHand(), ""), "h"));
    }
    acts.append(keyed(button("btn bare", "", word("check.later"), () => screen.step(1), ""), "j"));
    return acts;
  }

  accept() {
    if (this.proposals.length > 0) {
      this.screen.decide(this.record.id, { decision: "proposal", proposal: this.pick + 1 });
    }
  }

  keep() {
    this.screen.decide(this.record.id, { decision: "kept" });
  }

  /** Lets the reader play the moves from the fault on. */
  byHand() {
    const { text } = this.detail;
    this.hand = new HandBoard(this.game, text === undefined ? [] : restOf(text, this.game), {
      save: (moves) => this.screen.decide(this.record.id, { decision: "moves", moves }),
      leave: () => this.leave(),
    });
    this.draw();
    this.hand.place.scrollIntoView({ block: "nearest" });
  }

  leave() {
    this.hand = null;
    this.draw();
  }

  /** Keys work on a choice too, although it is a field: nothing can be written there. */
  keyOfChoice(event) {
    if (!event.ctrlKey && !event.metaKey && !event.altKey) {
      this.screen.key(event);
    }
  }

  /** Does what a key asks for; whether it was one of these. While moves are played by hand, no other key counts. */
  key(event) {
    if (!this.record || !this.screen.app.state.mayWrite) {
      return false;
    }
    const isOpen = !this.record.decision;
    const ways = this.hand ? { Backspace: () => this.hand.undo(), ArrowLeft: () => this.hand.undo(), ArrowRight: () => this.hand.goOn(), Escape: () => this.leave() }
      : { ...(isOpen ? { a: () => this.accept(), x: () => this.keep() } : {}), ...(this.canPlay ? { h: () => this.byHand() } : {}) };
    if (!Object.hasOwn(ways, event.key)) {
      return this.hand !== null;
    }
    event.preventDefault();
    ways[event.key]();
    return true;
  }
}

/** A button with its key. */
function keyed(element, key) {
  element.append(made("kbd", { "aria-hidden": "true" }, key));
  element.setAttribute("aria-keyshortcuts", key);
  return element;
}
