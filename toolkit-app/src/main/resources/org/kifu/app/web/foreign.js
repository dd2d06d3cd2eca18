// A game by rules of one player: the server draws its positions; what a move lost is known of an annotated game.

import { factBox, findingBox } from "./facts.js";
import { glyph, moveName } from "./sheet.js";
import { button } from "./signs.js";
import { isSure, labelOf } from "./values.js";
import { word } from "./words.js";

export function foreignGame(game, at, head, marks) {
  const last = game.moves.length;
  let ply = Math.min(Math.max(at - 1, 0), last);
  const picture = made("img", { class: "picture", alt: word("position") });
  const links = game.moves.map((move, index) => button("link", "", `${index + 1} ${moveName(move)}`, () => show(index + 1), ""));
  const known = game.annotation ? game.annotation.moves : [];
  links.forEach((link, index) => link.append(...lossOf(known[index])));
  const steps = { first: () => 0, back: () => ply - 1, forward: () => ply + 1, last: () => last };
  const buttons = Object.keys(steps).map((name) => button("btn icon", name, "", () => show(steps[name]()), word(`go.${name}`)));

  function show(to) {
    ply = Math.min(Math.max(to, 0), last);
    picture.src = `api/games/${game.id}/picture?ply=${ply}&format=svg`;
    links.forEach((link, index) => link.classList.toggle("current", index + 1 === ply));
    marks.draw(Math.min(ply + 1, last));
    history.replaceState(null, "", `#game-${game.id}-${ply + 1}`);
  }

  show(ply);
  const keys = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };
  return {
    place: made("article", { class: "game living foreign" },
      made("div", { class: "play-area" }, picture, made("div", { class: "bar", role: "group", "aria-label": word("steps") }, ...buttons)),
      head.place,
      made("div", { class: "talk" }, made("section", { class: "sheet box" }, made("p", { class: "why" }, word(game.players === 1 ? "one-player" : "other-rules", game.rules)),
        made("p", { class: "foreign-moves" }, ...links.flatMap((link) => [link, " "]))), ...findingBox(game, (to) => show(to - 1)), marks.place),
      made("div", { class: "paper" }, factBox(game, () => ply))),
    key(event) {
      if (keys[event.key]) {
        event.preventDefault();
        show(steps[keys[event.key]]());
      } else if (event.key === "Escape") {
        location.hash = "#games";
      }
    },
  };
}

/** The sign of a bad move, with what it lost. */
const lossOf = (move) => (move && move.label ? [" ", glyph(`g${labelOf(move)}`, !isSure(move)), String(Math.round(10 * move.moverLossDiscs) / 10)] : []);
