// Words about jobs: how long something takes, and how well a game is annotated.

import { word } from "./words.js";

/** The levels that are offered in words. */
const NAMED = { 8: "quick", 12: "usual", 21: "thorough" };

/** The word for a level. */
export const levelName = (level) => (NAMED[level] ? word(`jobs.level.${NAMED[level]}`) : word("jobs.level", level));

/** The use of a level. */
export const levelUse = (level) => (NAMED[level] ? word(`jobs.use.${NAMED[level]}`) : "");

/** A time, no more exact than it is known. */
export function duration(seconds) {
  const minutes = seconds / 60;
  if (seconds < 90) {
    return word("jobs.seconds", Math.max(1, seconds < 10 ? Math.round(seconds) : 5 * Math.round(seconds / 5)));
  }
  if (minutes < 90) {
    return word("jobs.minutes", Math.round(minutes));
  }
  const hours = minutes / 60;
  return hours < 36 ? word("jobs.hours", Math.round(hours)) : word("jobs.days", Math.round(hours / 24));
}
