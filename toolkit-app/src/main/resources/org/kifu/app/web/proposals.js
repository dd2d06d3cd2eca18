// The proposals to mend a record: one can be chosen.

import { word } from "./words.js";

const MOST_SHOWN = 5;
const WIDTH = 44;

/** A chance in percent; one that is nearly sure is not called sure. */
export function chance(value) {
  const percent = (share) => new Intl.NumberFormat(document.documentElement.lang, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(share);
  return value > 0.9995 ? `> ${percent(0.999)}` : value < 0.0005 ? `< ${percent(0.001)}` : percent(value);
}

/** All changes of a proposal. */
export const changesOf = (proposal) => (proposal ? proposal.faults.flatMap((fault) => fault.changes) : []);

/** A change in words. */
function changeName({ place, from, to }) {
  const move = /^(?:as )?move (\d+)$/.exec(place);
  const where = move ? word("check.move", Number(move[1])) : place === "score" ? word("score") : place;
  return from === "" ? word("check.put-in", where, to) : to === "" ? word("check.leave-out", where, from) : word("check.change", where, from, to);
}

/**
 * The proposals as a choice.
 *
 * @param diagnosis what was found
 * @param pick which one is chosen, from 0
 * @param choose what to do with another choice
 */
export function proposalChoice(diagnosis, pick, choose) {
  const { proposals, found, leading } = diagnosis;
  const shown = proposals.slice(0, MOST_SHOWN);
  const group = made("div", { class: "props", role: "radiogroup", "aria-label": word("check.proposals") },
    ...shown.map((proposal, index) => choice(proposal, index, index === pick, choose)));
  const more = [found > shown.length ? word("check.more", found - shown.length) : "", leading > 1 ? word("check.equal", leading) : ""].filter(Boolean);
  if (more.length > 0) {
    group.append(made("p", { class: "soft" }, more.join(" ")));
  }
  return group;
}

function choice(proposal, index, isChosen, choose) {
  const input = made("input", { type: "radio", name: "proposal", value: String(index) });
  input.checked = isChosen;
  input.addEventListener("change", () => choose(index));
  const end = proposal.finished ? word("check.finished", proposal.blackDiscs, 64 - proposal.blackDiscs) : word("check.unfinished");
  const kinds = [...new Set(proposal.faults.map((fault) => word(`fault.${fault.kind}`)))];
  return made("label", {}, input, made("b", {}, changesOf(proposal).map(changeName).join("; ")),
    made("span", { class: "lk" }, chance(proposal.chance), meter(proposal.chance)), made("span", { class: "d" }, [...kinds, end].join("; ")));
}

function meter(share) {
  return drawn("svg", { class: "chance", width: WIDTH, height: 8, viewBox: `0 0 ${WIDTH} 8`, "aria-hidden": "true" },
    drawn("rect", { class: "bg", width: WIDTH, height: 8 }), drawn("rect", { class: "fg", width: (WIDTH * share).toFixed(1), height: 8 }));
}
