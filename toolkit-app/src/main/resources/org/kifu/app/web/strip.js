// The players with their discs, who moves, and who is ahead.

import { signed, word } from "./words.js";
import { discSign, playerLink } from "./preview.js";
import { isSure } from "./values.js";

export class Strip {
  constructor(game) {
    this.mid = made("span", { class: "mid" });
    this.players = ["black", "white"].map((side) => this.player(side, game));
    this.share = drawn("rect", { class: "share", width: 0, height: 10 });
    this.bar = drawn("svg", { class: "adv unknown", viewBox: "0 0 100 10", preserveAspectRatio: "none", role: "img" },
      this.share, drawn("path", { class: "even", d: "M50 0v10" }));
    this.place = made("div", { class: "strip" }, this.players[0], this.mid, this.players[1], this.bar);
  }

  player(side, game) {
    const parts = [discSign(side), made("b", {}), made("bdi", {}, (game && playerLink(game[side])) || word(side))];
    return made("span", { class: `p ${side}` }, ...(side === "black" ? parts : parts.reverse()));
  }

  draw({ node, values }) {
    ["X", "O"].forEach((sign, index) => {
      this.players[index].querySelector("b").textContent = count(node.board, sign);
      this.players[index].classList.toggle("to-move", node.mover === sign);
    });
    this.mid.textContent = node.mover === "" ? word("final") : word(`to-move.${moverOf(node.mover)}`);
    this.fill(values, node);
  }

  /** Fills the bar with black’s chance, where that is known. */
  fill(values, node) {
    const best = values && values.moves[0];
    const chance = best ? best.blackWinProb : undefined;
    this.bar.classList.toggle("unknown", chance === undefined);
    this.share.setAttribute("width", chance === undefined ? 0 : 100 * chance);
    this.bar.setAttribute("aria-label", best ? this.lead(best, node) : word("unknown-value"));
  }

  lead(best, node) {
    const value = signed(best.centidiscs);
    return `${word(`to-move.${moverOf(node.mover)}`)}: ${isSure(best) ? value : word("about", value)}`;
  }
}
