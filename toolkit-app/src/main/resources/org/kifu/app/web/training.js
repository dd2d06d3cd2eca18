// The training: what there is to train, a run of problems, or endings, as the address says.

import { get } from "./api.js";
import { EndingRun } from "./trainend.js";
import { TrainingHome } from "./trainhome.js";
import { Remembered } from "./trainplace.js";
import { ProblemRun } from "./trainrun.js";
import { number } from "./words.js";

const LATER = 800; // the screen that is opened comes first, in milliseconds

export class TrainingScreen {
  constructor(app) {
    this.app = app;
    setTimeout(() => this.count(), LATER);
  }

  /** Says in the navigation how many problems are due. */
  async count() {
    const place = document.querySelector("[data-count=training]");
    try {
      const { due } = await get("api/training/due", { player: new Remembered("me", this.app.state.base).get() });
      place.textContent = number(due);
      place.hidden = due === 0;
    } catch {
      place.hidden = true; // the screen itself says what is wrong
    }
  }

  isAt(place) {
    return place.screen === "training" && place.hash === this.hash;
  }

  follow() {}

  open(work, place) {
    const parts = { run: ProblemRun, endings: EndingRun };
    this.hash = place.hash;
    this.part = new (parts[place.part] || TrainingHome)(this.app, place);
    this.part.open(work);
  }

  close() {
    this.hash = "";
    this.part.close();
    this.count();
  }

  key(event) {
    this.part.key(event);
  }
}
