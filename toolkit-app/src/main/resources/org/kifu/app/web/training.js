// The training: what there is to train, a run of problems, or endings, as the address says.

import { EndingRun } from "./trainend.js";
import { TrainingHome } from "./trainhome.js";
import { ProblemRun } from "./trainrun.js";

export class TrainingScreen {
  constructor(app) {
    this.app = app;
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
  }

  key(event) {
    this.part.key(event);
  }
}
