// The list of records that have something wrong, each with its state.

import { sentence } from "./marks.js";
import { chance } from "./proposals.js";
import { glyph } from "./sheet.js";
import { word } from "./words.js";

const SIGN_OF = { error: "g3", warning: "g2" };

/** The complaint about a record, without the list of legal moves. */
export function blame({ ply, message }) {
  const short = message.replace(/; legal:.*/s, "");
  return ply ? word("check.at", ply, short) : sentence(short);
}

/** The sign of a severity with its name. */
export function severitySign(severity) {
  return made("span", { class: "sign", role: "img", "aria-label": word(`severity.${severity}`) }, glyph(SIGN_OF[severity] || "g1", false));
}

export class CheckList {
  constructor() {
    this.items = made("ol", {});
    this.place = made("nav", { class: "items", "aria-label": word("check.list") }, this.items);
    this.rows = new Map();
  }

  /**
   * @param records the records
   * @param at the one that is shown
   * @param known what is proposed for a record, as far as it was asked
   */
  draw(records, at, known) {
    if (records.length !== this.rows.size || records.some((record) => !this.rows.has(record.id))) {
      this.rows = new Map(records.map((record) => [record.id, this.row(record)]));
      this.items.replaceChildren(...[...this.rows.values()].map(({ link }) => made("li", {}, link)));
    }
    records.forEach((record) => {
      const { link, state } = this.rows.get(record.id);
      state.textContent = stateOf(record, known(record.id));
      link.classList.toggle("done", Boolean(record.decision));
      if (record.id === at && !link.hasAttribute("aria-current")) {
        link.setAttribute("aria-current", "true");
        link.scrollIntoView({ block: "nearest", inline: "nearest" });
      } else if (record.id !== at) {
        link.removeAttribute("aria-current");
      }
    });
  }

  row(record) {
    const state = made("span", { class: "p" });
    const link = made("a", { href: `#check-${record.id}` }, severitySign(record.severity),
      made("span", { class: "f", title: record.source }, record.source.split(/[\\/]/).slice(-2).join("/")), state, made("span", { class: "m" }, blame(record)));
    return { link, state };
  }
}

/** The decision, or else the clearness of the repair. */
function stateOf({ decision }, detail) {
  if (decision) {
    return word(`check.${decision}`);
  }
  const { proposals = [], leading, found } = (detail && detail.diagnosis) || {};
  if (proposals.length === 0) {
    return "";
  }
  return leading === 1 && proposals[0].chance > 0.5 ? chance(proposals[0].chance) : word("check.ways", found);
}
