package org.kifu.app.library;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.kifu.base.Base;
import org.kifu.json.JsonObject;

/** Findings of a base as the window shows them. */
final class FindingRows {
  /** The most findings of a source that are shown. */
  private static final int MOST = 100;

  private static final String QUESTION =
      "SELECT f.code, f.severity, f.ply, f.line, f.message, g.number FROM findings f"
          + " LEFT JOIN games g USING (game) WHERE f.%s = ? ORDER BY f.finding LIMIT "
          + MOST;

  private FindingRows() {}

  static List<JsonObject> ofGame(Base base, long game) throws IOException {
    return of(base, QUESTION.formatted("game"), game);
  }

  static List<JsonObject> ofSource(Base base, long source) throws IOException {
    return of(base, QUESTION.formatted("source"), source);
  }

  private static List<JsonObject> of(Base base, String question, long number) throws IOException {
    List<JsonObject> all = new ArrayList<>();
    for (var row : Library.rows(base, question, number)) {
      all.add(
          new JsonObject()
              .put("code", row.get(0))
              .put("severity", row.get(1))
              .put("ply", row.get(2))
              .put("line", row.get(3))
              .put("message", row.get(4))
              .put("game", row.get(5)));
    }
    return all;
  }
}
