// The screen of a player: results by colour, year, opening and opponent, the rating, and where the discs go.

import { get, isLate, text } from "./api.js";
import { CompareForm } from "./compareform.js";
import { openingAddress } from "./openingplace.js";
import { compareAddress, eventAddress, gamesAddress, playerAddress } from "./peopleplace.js";
import { peopleTabs } from "./peopletabs.js";
import { RatingPanel } from "./ratingchart.js";
import { factsOf, groupTable, knownOf, panel, scoreOf, scoreText, scrolled, yearsOf } from "./results.js";
import { timelinePanel } from "./timeline.js";
import { word } from "./words.js";

const SIDES = ["black", "white"];
const AGAIN = 1500; // until spellings that are still looked for are asked for again, in milliseconds
const SOME = 5; // games with a colour of which one may say what is played most
const LEAST = 10; // games of an opening of which one may say that it scores worst

export class PlayerScreen {
  constructor(app) {
    this.app = app;
  }

  isAt(place) {
    return place.screen === "player" && this.place && place.name === this.place.name && String(place.also) === String(this.place.also);
  }

  follow() {}

  key(event) {
    if (event.key === "/" && this.compare) {
      event.preventDefault();
      this.compare.input.focus();
    }
  }

  open(work, place) {
    this.place = place;
    this.reading = new AbortController();
    document.title = `${place.name} · Kifu`;
    this.page = made("div", { class: "review people", "aria-busy": "true" }, made("section", { class: "verdict" }, made("h1", {}, place.name)));
    work.replaceChildren(peopleTabs("players"), this.page);
    this.read();
  }

  close() {
    this.place = null;
    clearTimeout(this.waiting);
    this.reading.abort();
    if (this.rating) {
      this.rating.close();
    }
  }

  /** Shows what changed of the player, unless somebody is writing here. */
  async outdated() {
    if (!this.place || !this.known || this.page.querySelector("input:focus, select:focus")) {
      return;
    }
    try {
      const player = await get("api/player", this.names, this.reading.signal);
      if (factsIn(player) !== factsIn(this.known)) {
        this.rating.close();
        this.show(player);
        await (player.annotated > 0 ? this.readFigures() : 0);
      }
    } catch (error) {
      if (!isLate(error)) {
        say(error.message);
      }
    }
  }

  get names() {
    return { name: this.place.name, also: this.place.also.join("\n") };
  }

  async read() {
    try {
      const player = await get("api/player", this.names, this.reading.signal);
      this.show(player);
      await Promise.all([player.alike ? 0 : this.readAlike(), player.annotated > 0 ? this.readFigures() : 0]);
    } catch (error) {
      if (!isLate(error)) {
        this.page.append(made("p", { role: "alert" }, error.message), made("p", {}, made("a", { href: "#players" }, word("players"))));
      }
    }
    this.page.removeAttribute("aria-busy");
  }

  /** The spellings are looked for among all names of the base, which takes a moment. */
  async readAlike() {
    await new Promise((done) => (this.waiting = setTimeout(done, AGAIN)));
    const player = await get("api/player", this.names, this.reading.signal);
    if (player.alike) {
      this.spelled.replaceChildren(...this.spellings(player));
    } else {
      await this.readAlike();
    }
  }

  async readFigures() {
    const query = new URLSearchParams(this.names);
    const html = await text(`api/player/figures?${query}`);
    if (this.place) {
      this.figures.innerHTML = html; // the core escapes the names in its pages
      showCauses(this.figures);
    }
  }

  show(player) {
    this.known = player;
    this.rating = new RatingPanel(player.spellings);
    this.figures = made("div", { class: "figures" });
    this.page.replaceChildren(this.head(player),
      this.results(player), panel("rating-box", word("people.rating"), word("people.rating.how"), this.rating.place),
      ...SIDES.map((side) => this.openings(player, side)), ...this.years(player), this.figures,
      this.opponents(player), this.events(player));
  }

  head(player) {
    const { all, name, annotated } = player;
    const says = scoreOf(all) ? word("people.says", name, scoreText(all), knownOf(all)) : word("people.says.nothing", name, all.games);
    this.spelled = made("div", { class: "spelled" }, ...this.spellings(player));
    const acts = made("div", { class: "acts" },
      made("a", { class: "btn", href: this.games({}) }, word("games")),
      made("a", { class: "btn", href: openingAddress([], { player: name }) }, word("openings")),
      ...(annotated > 0 ? [made("a", { class: "btn", href: `player?${new URLSearchParams(this.names)}` }, word("review"))] : []));
    return made("header", { class: "verdict" },
      made("div", {}, made("h1", {}, says), made("p", {}, this.interval(all)), this.spelled, acts),
      factsOf([[word("games"), word("people.number", all.games)], [word("people.won-drawn-lost"), `${all.won}–${all.drawn}–${all.lost}`],
        [word("people.no-result"), all.unknown ? String(all.unknown) : ""], [word("years"), yearsOf(all)]]));
  }

  interval(all) {
    const found = scoreOf(all);
    return found ? `${word("openings.interval", percent(found.low), percent(found.high))}.` : "";
  }

  spellings(player) {
    const others = (player.alike || []).filter((each) => !player.spellings.includes(each));
    const apart = player.spellings.slice(1);
    const parts = [];
    if (apart.length > 0) {
      parts.push(made("p", {}, word("people.together", apart.join(", ")), " ",
        made("a", { href: playerAddress(player.name) }, word("people.apart"))));
    }
    others.forEach((other) => parts.push(made("p", {}, word("people.alike"), " ", made("a", { href: playerAddress(other) }, other), ". ",
      made("a", { href: playerAddress(player.name, [...apart, other]) }, word("people.join")))));
    return parts;
  }

  games(facts) {
    return gamesAddress({ who: [this.place.name, ...this.place.also].join("\n"), ...facts });
  }

  results(player) {
    const rows = SIDES.map((side) => ({ ...player[side], name: side }));
    const named = ({ name }) => [made("span", { class: `disc ${name}`, "aria-hidden": "true" }), " ", made("a", { href: this.games({ side: name }) }, word(name))];
    return panel("colours", word("people.colours"), word("people.how"), groupTable(word("people.colours"), word("openings.side"), named, rows),
      ...SIDES.map((side) => this.prepare(player, side)), this.compareForm(player));
  }

  /** The openings that one meets against the player with a colour: those that are played most, and those that scored least. */
  prepare(player, side) {
    const all = player[`${side}Openings`].filter((group) => knownOf(group) > 0);
    if (all.reduce((sum, group) => sum + knownOf(group), 0) < SOME) {
      return "";
    }
    const link = (group) => [made("a", { href: this.games({ side, "opening-is": group.code }) }, group.name), `\u00a0${scoreText(group)}`];
    const most = all.slice(0, 3).flatMap((group, at) => [at > 0 ? ", " : " ", ...link(group)]);
    const worst = worstOf(all);
    const least = worst ? [" ", word("people.scores-least"), " ", ...link(worst), "."] : [];
    return made("div", { class: "prepare" }, made("h3", {}, word(`people.prepare.${side}`, player.name)), made("p", {}, word("people.plays-most"), ...most, ".", ...least));
  }

  /** The way to a comparison with anybody. */
  compareForm(player) {
    this.compare = new CompareForm((other) => compareAddress(player.name, other, this.place.also));
    return this.compare.place;
  }

  openings(player, side) {
    const all = player[`${side}Openings`];
    const worst = worstOf(all);
    const named = (group) => [made("a", { href: this.games({ side, "opening-is": group.code }) }, group.name),
      ...(group === worst ? [" ", made("span", { class: "tag t3" }, word("people.worst"))] : [])];
    const title = word(`people.as.${side}`);
    const all_ = made("a", { href: openingAddress([], { player: player.name, side }) }, word("people.on-board"));
    const box = panel(`openings-of ${side}`, title, "", all.length === 0 ? made("p", { class: "soft" }, word("people.none"))
      : scrolled(title, groupTable(title, word("opening"), named, all)));
    box.querySelector(".cap").append(all_);
    return box;
  }

  opponents(player) {
    const named = ({ name }) => made("a", { href: compareAddress(player.name, name, this.place.also), title: word("people.compare", player.name, name) }, name);
    return panel("opponents", word("people.opponents"), word("people.opponents.all", player.opponentCount),
      scrolled(word("people.opponents"), groupTable(word("people.opponents"), word("player"), named, player.opponents)));
  }

  years({ all, years, name }) {
    return all.first === undefined ? [] : [timelinePanel(years, name, (year) => this.games({ year }))];
  }

  events(player) {
    const named = ({ name, last }) => [made("a", { href: eventAddress(name, last || 0) }, name), " ", made("span", { class: "faint" }, last ? String(last) : "")];
    return panel("events-of", word("people.events"), "", player.events.length === 0 ? made("p", { class: "soft" }, word("people.none"))
      : scrolled(word("people.events"), groupTable(word("people.events"), word("event"), named, player.events, 0)));
  }
}

/** The opening that scored worst for sure: among those of enough games the one whose interval ends lowest, below one half. */
function worstOf(groups) {
  const sure = groups.filter((group) => knownOf(group) >= LEAST && scoreOf(group).high < 0.5);
  return sure.sort((one, two) => scoreOf(one).high - scoreOf(two).high)[0];
}

/** The boards of one cause at a time, as on the page of the review. */
function showCauses(place) {
  const links = [...place.querySelectorAll(".cause-list a")];
  const show = (chosen) => links.forEach((link) => {
    if (link === chosen) {
      link.setAttribute("aria-current", "true");
    } else {
      link.removeAttribute("aria-current");
    }
    place.querySelector(link.getAttribute("href")).hidden = link !== chosen;
  });
  links.forEach((link) => link.addEventListener("click", (event) => {
    event.preventDefault();
    show(link);
  }));
  if (links.length > 0) {
    show(links[0]);
  }
}

/** All that is known of a player but for his spellings, which take a moment. */
const factsIn = (player) => JSON.stringify({ ...player, alike: [] });
