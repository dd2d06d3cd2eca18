package org.kifu.opening.output;

import java.util.ArrayList;
import java.util.List;
import org.kifu.json.JsonColumns;
import org.kifu.json.JsonFields;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.json.JsonObject;
import org.kifu.opening.BookMove;
import org.kifu.opening.OpeningStats;
import org.kifu.table.Column;
import org.kifu.table.Unit;

/**
 * The moves that games played from a position, next to the results of a search. Each move is an
 * object {@code
 * {"move","equivalents":[],"games","blackWins","draws","blackDiscSum","blackScore","blackScoreLow","blackScoreHigh",
 * "meanBlackDiscDiff"}}.
 */
public final class BookJson {
  public static final String FIELD = "book";

  private BookJson() {}

  public static JsonObject of(BookMove move) {
    return new JsonObject()
        .put("move", move.move())
        .putAny("equivalents", move.equivalents(), text -> text)
        .putAll(Results.FIELDS.of(move.stats()));
  }

  /**
   * Returns the moves in {@link #FIELD} of an object; empty if the object does not have this field.
   */
  public static List<BookMove> read(JsonFields fields) throws ShapeException {
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

  /**
   * The fields of the results. They are made when the first results are written, because most books
   * are only read.
   */
  private static final class Results {
    static final JsonColumns<OpeningStats> FIELDS =
        new JsonColumns<>(
            ResultColumns.joined(
                List.of(
                    ResultColumns.GAMES,
                    ResultColumns.BLACK_WINS,
                    ResultColumns.DRAWS,
                    Column.of("black_disc_sum", Unit.LONG, OpeningStats::discSum)),
                ResultColumns.SCORES));

    private Results() {}
  }
}
