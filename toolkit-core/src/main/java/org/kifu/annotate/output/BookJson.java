package org.kifu.annotate.output;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.kifu.json.JsonFields;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.opening.BookMove;
import org.kifu.opening.OpeningStats;

/**
 * What games played from a position, beside what a search says of it: an array of {@code
 * {"move","equivalents":[],"games","blackWins","draws","blackDiscSum","blackScore","blackScoreLow","blackScoreHigh",
 * "meanBlackDiscDiff"}}.
 */
public final class BookJson {
  public static final String FIELD = "book";

  private BookJson() {}

  public static ArrayNode of(List<BookMove> book) {
    ArrayNode array = JsonNodeFactory.instance.arrayNode();
    for (BookMove move : book) {
      OpeningStats stats = move.stats();
      ObjectNode node = array.addObject();
      node.put("move", move.move());
      if (!move.equivalents().isEmpty()) {
        ArrayNode equivalents = node.putArray("equivalents");
        move.equivalents().forEach(equivalents::add);
      }
      node.put("games", stats.games());
      node.put("blackWins", stats.blackWins());
      node.put("draws", stats.draws());
      node.put("blackDiscSum", stats.discSum());
      node.put("blackScore", stats.blackScore());
      node.put("blackScoreLow", stats.blackScoreLow());
      node.put("blackScoreHigh", stats.blackScoreHigh());
      node.put("meanBlackDiscDiff", stats.meanBlackDiscDiff());
    }
    return array;
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
