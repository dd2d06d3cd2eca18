// The games that reached a position, in the table of all games. A game opens at that position.

import { get, post } from "./api.js";
import { GameTable } from "./table.js";
import { word } from "./words.js";

export class OpeningGames {
  constructor(app) {
    this.app = app;
    this.order = { sort: "year", down: 1 };
    this.place = made("section", { class: "games-here sheet", "aria-label": word("games") });
  }

  open() {
    const found = made("h2", {});
    this.table = new GameTable({
      read: (from, count, signal) => get("api/games", { ...this.asked, ...this.order, down: this.order.down || "", from, count }, signal),
      look: () => ({ searched: this.asked.player, mayWrite: this.app.state.mayWrite }),
      choose: () => {},
      open: (game) => (location.hash = `#game-${game.id}-${this.ply}`),
      opensAtOnce: () => true,
      star: (game) => this.star(game),
      sort: (sort) => this.sortBy(sort),
      counted: (total) => (found.textContent = word("openings.reached", total)),
    });
    this.table.showHead(this.order);
    this.place.replaceChildren(found, this.table.place);
  }

  close() {
    this.table.close();
  }

  /** Shows the games that reached the position after moves, among those asked for, to be opened at a ply. */
  show(moves, asked, ply) {
    this.asked = { at: moves, ...asked };
    this.ply = ply;
    this.table.at = 0;
    this.table.load(0);
  }

  sortBy(sort) {
    const isDown = this.order.sort === sort ? !this.order.down : sort === "year" || sort === "score";
    this.order = { sort, down: isDown ? 1 : 0 };
    this.table.showHead(this.order);
    this.table.load(0);
  }

  async star(game) {
    if (game && this.app.state.mayWrite) {
      try {
        Object.assign(game, await post(`api/games/${game.id}/marks`, { favourite: !game.favourite }));
      } catch (error) {
        say(error.message);
      }
    }
  }
}
