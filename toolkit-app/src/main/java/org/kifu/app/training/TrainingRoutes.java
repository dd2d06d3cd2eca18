package org.kifu.app.training;

import java.time.Clock;
import org.kifu.app.library.AnnotatedFiles;
import org.kifu.app.library.Library;
import org.kifu.app.live.LiveSearch;
import org.kifu.app.server.Routes;
import org.kifu.base.GameOpenings;
import org.kifu.words.Words;

/** The addresses of problems and endings to train. */
public final class TrainingRoutes {
  private TrainingRoutes() {}

  /**
   * Adds them.
   *
   * @param files the sources that are files of annotated games
   * @param clock gives the day of answers
   */
  public static void addTo(
      Routes routes,
      Library library,
      AnnotatedFiles files,
      LiveSearch searches,
      Words words,
      Clock clock) {
    GameOpenings openings = new GameOpenings(words.locale());
    ProblemIndex problems = new ProblemIndex(library, files, openings);
    TrainingRequests training = new TrainingRequests(library, problems, words, clock);
    ProblemRequests drills = new ProblemRequests(library, files, searches, words, clock);
    EndingRequests endings = new EndingRequests(library, problems, searches, clock);
    routes
        .get("/api/training", training::overview)
        .get("/api/training/due", training::due)
        .get("/api/training/problems", training::queue)
        .get("/api/training/problems/*/*", drills::problem)
        .get("/api/training/problems/*/*/verdict", drills::verdict)
        .post("/api/training/answers", drills::keep)
        .get("/api/training/endings", endings::next)
        .get("/api/training/endings/values", endings::solve);
  }
}
