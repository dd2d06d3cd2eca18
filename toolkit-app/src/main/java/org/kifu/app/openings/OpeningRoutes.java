package org.kifu.app.openings;

import java.time.LocalDate;
import java.util.Locale;
import java.util.function.Supplier;
import org.kifu.app.library.Library;
import org.kifu.app.server.Routes;

/** All requests about openings. */
public final class OpeningRoutes {
  private OpeningRoutes() {}

  /**
   * Adds the requests.
   *
   * @param language the language of the names of openings
   * @param today gives the day of answers
   */
  public static void addTo(
      Routes routes, Library library, Locale language, Supplier<LocalDate> today) {
    BaseMemory memory = new BaseMemory();
    RepertoireRequests repertoires = new RepertoireRequests(library, language, memory, today);
    LineTrainingRequests training = new LineTrainingRequests(library, repertoires);
    routes
        .get("/api/openings", new OpeningRequests(library, language)::openings)
        .get("/api/repertoire", repertoires::repertoire)
        .get("/api/repertoire/at", repertoires::at)
        .post("/api/repertoire/choose", repertoires::choose)
        .get("/api/repertoire/holes", repertoires::holes)
        .get("/api/repertoire/next", training::next)
        .post("/api/repertoire/answer", training::answer)
        .get("/api/repertoire/habits", new HabitRequests(library, repertoires)::habits)
        .get("/api/repertoire/left", new LeftLineRequests(library, memory)::left);
  }
}
