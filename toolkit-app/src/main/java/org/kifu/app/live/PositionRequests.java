package org.kifu.app.live;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.json.JsonObject;
import org.kifu.rules.Catalogue;

/**
 * Requests for positions of other rules than those of the usual game, which scripts know.
 *
 * @param language the language of the names of rules
 */
public record PositionRequests(Locale language) {
  private static final int MOST = 1000;

  /** Rules whose names have parts, as examples. */
  private static final List<String> WITH_PARTS = List.of("grid:6x6", "anti:6x6", "black-hole:c3");

  /** Answers with the position after moves: its board, its legal moves, and the last of them. */
  public Answer position(Asked asked) throws RefusedException {
    int last = Math.clamp(asked.number("last", 0), 0, MOST);
    return Answer.of(AskedPosition.of(asked).told(last));
  }

  /** Answers with rules that two can play, the usual ones first. */
  public Answer rules(Asked asked) {
    List<Catalogue.Entry> all =
        Stream.concat(
                Catalogue.entries().stream(),
                WITH_PARTS.stream().flatMap(name -> Catalogue.byName(name).stream()))
            .filter(entry -> !entry.rules().isForOnePlayer())
            .toList();
    return Answer.of(new JsonObject().putEach("rules", all, this::told));
  }

  private JsonObject told(Catalogue.Entry entry) {
    return new JsonObject()
        .put("name", entry.rules().name())
        .put("title", entry.in(language.getLanguage()).title());
  }
}
