// The home of the training: problems from bad moves, by what they have in common, endings, and how far one is.

import { get, isLate } from "./api.js";
import { button } from "./signs.js";
import { smallBoard } from "./trainboard.js";
import { Remembered, trainingAddress } from "./trainplace.js";
import { capital, number, word } from "./words.js";

const EMPTIES = ["8", "10", "12", "14", "16"];
const USUAL_EMPTIES = "12";
const RUN = 10;
const MOST_FOUND = 500; // names that hold what was typed
const SUGGESTED = 12;
const AGAIN = 400; // until more of the annotated games is read, in milliseconds

export class TrainingHome {
  constructor(app, place) {
    this.app = app;
    this.me = new Remembered("me", app.state.base);
    this.empties = new Remembered("empties", app.state.base);
    this.player = place.isGiven ? place.asked.player : this.me.get();
  }

  open(work) {
    document.title = `${word("training")} · Kifu`;
    this.work = work;
    this.reading = new AbortController();
    this.title = made("h1", {}, word("training"));
    this.told = made("p", { role: "status" }, word("reading"));
    this.acts = made("div", { class: "acts" });
    this.box = made("div", { class: "training" });
    work.replaceChildren(made("section", { class: "verdict" }, made("div", {}, this.title, this.told), this.acts), this.box);
    this.load();
  }

  close() {
    this.reading.abort();
    clearTimeout(this.again);
  }

  key() {}

  async load() {
    try {
      const { player } = this;
      const all = await get("api/training", { player }, this.reading.signal);
      if (player === this.player) {
        this.show(all);
      }
    } catch (error) {
      if (!isLate(error)) {
        this.told.textContent = error.message;
      }
    }
  }

  show(all) {
    const isReady = all.due + all.fresh > 0;
    this.title.textContent = sentence(all);
    if (all.percent < 100) {
      clearTimeout(this.again);
      this.again = setTimeout(() => this.load(), AGAIN);
    }
    if (all.percent < 100 && all.total === 0) {
      return; // nothing is known yet
    }
    this.told.textContent = all.percent < 100 ? word("train.percent", all.percent) : all.annotated === 0 ? word("train.none.how") : !this.app.state.mayWrite ? word("train.not-kept") : isReady ? word("train.how") : word("train.done.how");
    this.acts.replaceChildren(...this.mainActs(all, isReady));
    const isChoosing = this.box.querySelector("select") === document.activeElement;
    if (isChoosing && all.percent < 100) {
      return; // an open list stays
    }
    const left = all.annotated === 0 ? [] : [this.topics(all)];
    this.box.classList.toggle("empty", left.length === 0);
    this.box.replaceChildren(...left, made("div", { class: "beside" }, ...(all.annotated > 0 ? [progressBox(all)] : []),
      ...(this.app.state.games > 0 ? [this.endings(all.progress.endings, all.annotated === 0)] : [])));
    if (isChoosing) {
      this.box.querySelector("select")?.focus();
    }
  }

  mainActs(all, isReady) {
    if (all.annotated === 0) {
      return [made("a", { class: "btn main", href: "#games" }, word("train.to-games"))];
    }
    return isReady ? [made("a", { class: "btn main", href: this.address({}) }, word("train.start.all", Math.min(RUN, all.due + all.fresh)))] : [];
  }

  address(topic) {
    return trainingAddress("run", { player: this.player, kind: topic.kind || "", code: topic.code || "" });
  }

  /** The choice whose moves are trained; it is remembered, also of a player who is not in the list. */
  whose({ players, total }) {
    const select = made("select", {});
    const names = players.map((each) => each.name);
    const rest = this.player !== "" && !names.includes(this.player) ? [{ name: this.player, problems: total }] : [];
    select.append(made("option", { value: "" }, word("train.everybody")),
      ...[...rest, ...players].map((each) => made("option", { value: each.name }, `${each.name} (${number(each.problems)})`)));
    select.value = this.player;
    select.addEventListener("change", () => {
      this.player = select.value;
      this.me.set(select.value);
      this.load();
    });
    return made("label", { class: "field" }, made("span", {}, word("train.whose")), select);
  }

  topics(all) {
    const groups = ["phase", "cause", "opening"].flatMap((kind) => {
      const some = all.topics.filter((topic) => topic.kind === kind);
      return some.length === 0 ? [] : [made("h3", {}, word(`train.by.${kind}`)),
        made("ol", { class: "train" }, ...some.map((topic) => this.topic(topic)))];
    });
    const none = all.total === 0 ? [made("p", { class: "soft" }, word("train.none.player"))] : [];
    return made("section", { class: "sheet box topics" },
      made("div", { class: "cap" }, made("h2", {}, word("train.what")), this.whose(all)), ...none, ...groups);
  }

  topic(topic) {
    const name = topic.kind === "opening" ? topic.name : capital(topic.name);
    const count = topic.due + topic.fresh;
    const start = count === 0 ? made("span", { class: "soft done" }, signOf("accept"), word("train.rest"))
      : made("a", { class: "btn", href: this.address(topic), "aria-label": `${name}: ${startWords(topic)}` }, startWords(topic));
    const facts = [word("train.problems", topic.total), word("train.given", topic.points)];
    const marks = [...(topic.due > 0 ? [made("span", { class: "tag sb" }, word("train.tag.due", topic.due))] : []),
      ...(topic.learnt > 0 ? [made("span", { class: "tag" }, word("train.tag.learnt", topic.learnt))] : [])];
    return made("li", {}, smallBoard(topic.board),
      made("div", {}, made("b", {}, name), " ", ...marks, made("p", { class: "soft" }, facts.join(", "))), start);
  }

  /** @param isAlone whether nothing else says whose moves are trained */
  endings(due, isAlone) {
    const chosen = EMPTIES.includes(this.empties.get()) ? this.empties.get() : USUAL_EMPTIES;
    const start = made("a", { class: "btn" }, word("train.start"));
    let size = chosen;
    const address = () => (start.href = trainingAddress("endings", { player: this.player, empties: size }));
    address();
    const who = isAlone ? [this.anyPlayer(address)] : [];
    const sizes = made("fieldset", { class: "sizes" }, made("legend", {}, word("train.empties")), ...EMPTIES.map((empties) => {
      const input = made("input", { type: "radio", name: "empties", value: empties });
      input.checked = empties === chosen;
      input.addEventListener("change", () => {
        this.empties.set(empties);
        size = empties;
        address();
      });
      return made("label", {}, input, made("span", {}, empties));
    }));
    const marks = due > 0 ? [made("span", { class: "tag sb" }, word("train.tag.due", due))] : [];
    return made("section", { class: "sheet box endings" },
      made("div", { class: "cap" }, made("h2", {}, word("train.endings")), ...marks),
      made("p", { class: "soft" }, word("train.endings.how")), ...who, sizes, start);
  }

  /** A field for the name of any player; only a name that the base has counts. */
  anyPlayer(onChange) {
    const names = made("datalist", { id: "train-players" });
    const input = made("input", { type: "search", list: "train-players", placeholder: word("train.everybody") });
    input.value = this.player;
    input.addEventListener("input", async () => {
      const text = input.value.trim();
      const found = text === "" ? { players: [] }
        : await get("api/players", { text, count: MOST_FOUND }, this.reading.signal).catch(() => ({ players: [] }));
      const known = found.players.map((player) => player.name);
      names.replaceChildren(...known.slice(0, SUGGESTED).map((name) => made("option", { value: name })));
      if (text === "" || known.includes(text)) {
        this.player = text;
        this.me.set(text);
        onChange();
      }
    });
    return made("label", { class: "field" }, made("span", {}, word("train.whose")), input, names);
  }
}

/** The one sentence: what waits today. */
function sentence({ annotated, total, due, fresh, percent }) {
  if (total === 0 && percent < 100) {
    return word("reading");
  } else if (annotated === 0 || total === 0) {
    return word("train.none");
  } else if (due > 0 && fresh > 0) {
    return word("train.due.new", due, fresh);
  }
  return due > 0 ? word("train.due", due) : fresh > 0 ? word("train.new", fresh) : word("train.done");
}

const startWords = ({ due, fresh }) => word("train.start.some", Math.min(RUN, due + fresh));

/** The answers of today, the days in a row, what is learnt, and what comes on the next days. */
function progressBox({ progress, total, learnt }) {
  const done = progress.right + progress.wrong;
  const facts = [
    [word("train.today"), done === 0 ? "–" : word("train.right-of", progress.right, done)],
    [word("train.streak"), number(progress.streak)],
    [word("train.learnt"), word("train.of", learnt, total)],
  ];
  const most = Math.max(1, ...progress.week.map((day) => day.due));
  const days = progress.week.map(({ day, due }, index) => {
    const date = new Date(`${day}T12:00:00`);
    const lang = document.documentElement.lang;
    const name = index === 0 ? word("train.today") : new Intl.DateTimeFormat(lang, { weekday: "long" }).format(date);
    const short = new Intl.DateTimeFormat(lang, { weekday: "short" }).format(date);
    const bar = made("span", { class: "bar-of", "aria-hidden": "true" });
    bar.style.height = `${(due === 0 ? 0 : 4) + (36 * due) / most}px`;
    return made("li", {}, made("b", { "aria-hidden": "true" }, due === 0 ? "" : number(due)), bar,
      made("span", { "aria-hidden": "true" }, short), made("span", { class: "aside" }, `${name}: ${number(due)}`));
  });
  return made("section", { class: "sheet box how-far" }, made("div", { class: "cap" }, made("h2", {}, word("train.progress"))),
    made("dl", { class: "facts" }, ...facts.map(([name, value]) => made("div", {}, made("dt", {}, name), made("dd", {}, value)))),
    ...(progress.answered === 0 ? [made("p", { class: "soft" }, word("train.week.none"))]
      : [made("h3", {}, word("train.week")), made("ol", { class: "week" }, ...days)]));
}
