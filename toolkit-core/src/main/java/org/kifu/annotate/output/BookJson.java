package org.kifu.annotate.output;

import java.util.ArrayList;
import java.util.List;
import org.kifu.json.JsonFields;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.json.JsonObject;
import org.kifu.opening.BookMove;
import org.kifu.opening.OpeningStats;

/**
 * Moves of games from a position, beside what a search says of it: an object {@code
 * {"move","equivalents":[],"games","blackWins","draws","blackDiscSum","blackScore","blackScoreLow","blackScoreHigh",
 * "meanBlackDiscDiff"}} a move.
 */
public final class BookJson {
  public static final String FIELD = "book";

  private BookJson() {}

  public static JsonObject of(BookMove move) {
    OpeningStats stats = move.stats();
    return new JsonObject()
        .put("move", move.move())
        .putAny("equivalents", move.equivalents(), text -> text)
        .put("games", stats.games())
        .put("blackWins", stats.blackWins())
        .put("draws", stats.draws())
        .put("blackDiscSum", stats.discSum())
        .put("blackScore", stats.blackScore())
        .put("blackScoreLow", stats.blackScoreLow())
        .put("blackScoreHigh", stats.blackScoreHigh())
        .put("meanBlackDiscDiff", stats.meanBlackDiscDiff());
  }

  static List<BookMove> read(JsonFields fields) throws ShapeException {
    List<BookMove> book = new ArrayList<>();
    for (JsonFields move : fields.optionalObjects(FIELD)) {
      book.add(
          new BookMove(
              move.text("move"),
              move.has("equivalents") ? move.texts("equivalents") : List.of(),
              new OpeningStats(
                  move.longInteger("games", 0),
                  move.longInteger("blackWins", 0),
                  move.longInteger("draws", 0),
                  move.longInteger("blackDiscSum", 0))));
    }
    return book;
  }
}
