// The frame of the app: which screen is shown, and what stands beside it.

import "./signs.js";
import { get, text } from "./api.js";
import { Adding } from "./add.js";
import { CheckScreen } from "./check.js";
import { CompareScreen } from "./compare.js";
import { EventScreen } from "./event.js";
import { EventsScreen } from "./events.js";
import { GameScreen } from "./game.js";
import { Help } from "./help.js";
import { Jobs } from "./jobs.js";
import { JobsScreen } from "./jobscreen.js";
import { GamesScreen } from "./list.js";
import { openingPlace } from "./openingplace.js";
import { OpeningsScreen } from "./openings.js";
import { peoplePlace } from "./peopleplace.js";
import { rememberBase, rememberPlace } from "./place.js";
import { PlayerScreen } from "./player.js";
import { PlayScreen } from "./play.js";
import { PlayersScreen } from "./players.js";
import { TrainingScreen } from "./training.js";
import { trainingPlace } from "./trainplace.js";
import { RepertoireScreen } from "./repertoire.js";
import { repertoirePlace } from "./repertoireplace.js";
import { fillWords, number, useWords, word } from "./words.js";

/** Screens that are made anew for each player, pair or event. */
const OF_PEOPLE = { player: PlayerScreen, compare: CompareScreen, event: EventScreen, events: EventsScreen };

/** Screens whose lists scroll by themselves. */
const LISTS = ["games", "players", "check"];

/** The frame that all screens share: the state of the base, the jobs, and the way to add games. */
class App {
  constructor() {
    this.work = document.querySelector("#work");
    this.state = { games: 0, toCheck: 0, annotated: 0, tags: [], mayWrite: false };
    this.screen = null;
    this.screens = {
      games: new GamesScreen(this),
      openings: new OpeningsScreen(this),
      repertoire: new RepertoireScreen(this),
      players: new PlayersScreen(this),
      play: new PlayScreen(this),
      training: new TrainingScreen(this),
      check: new CheckScreen(this),
      jobs: new JobsScreen(this),
    };
    this.jobs = new Jobs(document.querySelector(".jobs"), () => this.refresh());
    this.adding = new Adding(this);
    this.help = new Help();
  }

  async start() {
    await this.readState();
    document.querySelectorAll("[data-act=add]").forEach((each) => each.addEventListener("click", () => this.adding.ask()));
    document.querySelector("[data-do=keys]").addEventListener("click", () => this.help.open());
    addEventListener("hashchange", () => this.follow());
    addEventListener("keydown", (event) => this.key(event));
    this.jobs.start();
    this.follow();
  }

  /** Asks how much is in the base. */
  async readState() {
    this.state = await get("api/state");
    rememberBase(this.state.identity);
    document.querySelector("[data-count=games]").textContent = number(this.state.games);
    const due = document.querySelector("[data-count=check]");
    due.textContent = number(this.state.toCheck);
    due.hidden = this.state.toCheck === 0;
    document.querySelector(".drop").hidden = !this.state.mayWrite;
  }

  /** Asks again for everything that may have changed. */
  async refresh() {
    await this.readState();
    new Set([...Object.values(this.screens), this.screen]).forEach((screen) => screen?.outdated?.());
  }

  /** Shows the screen that the address names. */
  follow() {
    const place = placeOf(location.hash);
    if (this.screen && this.screen.isAt(place)) {
      this.screen.follow(place);
      return;
    }
    if (this.screen) {
      this.screen.close();
    }
    const isOfPeople = Boolean(OF_PEOPLE[place.screen]);
    this.screen = this.screens[place.screen] || new (OF_PEOPLE[place.screen] || GameScreen)(this, place);
    this.work.className = LISTS.includes(place.screen) ? "work" : "work page";
    this.work.classList.toggle("with-tabs", isOfPeople || place.screen === "players");
    this.screen.open(this.work, place);
    document.querySelectorAll("[data-nav]").forEach((link) =>
      setCurrent(link, link.dataset.nav === (isOfPeople ? "players" : place.nav || place.screen)));
    scrollTo(0, 0);
  }

  key(event) {
    const isWriting = event.target.closest("input, textarea, select, dialog");
    if (event.ctrlKey || event.metaKey || event.altKey || isWriting) {
      return;
    }
    if (event.key === "?") {
      this.help.open();
    } else if (this.screen) {
      this.screen.key(event);
    }
  }
}

/** The screen of an address; the games where it names none. */
function placeOf(hash) {
  const game = /^#game-(\d+)(?:-(\d+))?$/.exec(hash);
  const check = /^#check(?:-(\d+))?$/.exec(hash);
  const board = /^#board(?:-([XO-]{64})-([XO]))?$/.exec(hash);
  if (game) {
    return { screen: "game", id: Number(game[1]), ply: Number(game[2] || 1) };
  }
  if (check) {
    return { screen: "check", id: Number(check[1]) };
  }
  if (board) {
    return { screen: "board", start: board[1], toMove: board[2] };
  }
  if (hash === "#play") {
    return { screen: "play", nav: "board" };
  }
  return openingPlace(hash) || repertoirePlace(hash) || trainingPlace(hash) || peoplePlace(hash) || { screen: { "#players": "players", "#jobs": "jobs" }[hash] || "games" };
}

function setCurrent(link, isCurrent) {
  if (isCurrent) {
    link.setAttribute("aria-current", "page");
    link.scrollIntoView({ block: "nearest", inline: "nearest" }); // the tabs of a telephone
  } else {
    link.removeAttribute("aria-current");
  }
}

/** The words and signs of the frame, which the page itself leaves open. */
function dressFrame() {
  fillWords(document);
  const theme = document.querySelector("[data-do=theme]");
  for (const each of ["system", "light", "dark"]) {
    theme.dataset[each] = word(`theme.${each}`);
  }
  theme.title = theme.dataset[theme.dataset.now];
  theme.setAttribute("aria-label", theme.title);
  document.querySelectorAll(".side [data-do]").forEach((each) => each.append(signOf(each.dataset.do)));
  document.querySelectorAll("[data-nav]").forEach((each) => each.prepend(signOf(each.dataset.nav)));
  document.querySelector(".drop").prepend(signOf("drop"));
  document.querySelector(".skip").addEventListener("click", (event) => {
    event.preventDefault();
    document.querySelector("#work").focus();
  });
}

async function start() {
  rememberPlace();
  const [words, shared] = await Promise.all([get("words.json"), text("page/shared.svg")]);
  useWords(words);
  document.body.insertAdjacentHTML("beforeend", shared);
  dressFrame();
  await new App().start();
}

start().catch((error) => document.querySelector("#work").append(made("p", { class: "failure", role: "alert" }, error.message)));
