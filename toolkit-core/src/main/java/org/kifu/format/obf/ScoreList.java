package org.kifu.format.obf;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Move;
import org.kifu.board.Square;

/**
 * The list behind a position: {@code G8:+18; PA:-2; ...}, or a score alone.
 *
 * @param moves the moves with their scores, in the order of the list
 * @param alone a score that stands without a move
 */
record ScoreList(List<ScoredMove> moves, OptionalInt alone) {
  private static final Pattern ENTRY = Pattern.compile("[^;.\\s][^;.]*");
  private static final Pattern SCORED =
      Pattern.compile("(?:([a-h][1-8]|pa|ps|--)\\s*:)?\\s*([+-]?\\d{1,3})");

  /**
   * Reads a list; entries end with a semicolon or a full stop.
   *
   * @param malformed takes the index of each entry that is no score
   */
  static ScoreList read(String text, IntConsumer malformed) {
    List<ScoredMove> moves = new ArrayList<>();
    OptionalInt alone = OptionalInt.empty();
    Matcher entries = ENTRY.matcher(text);
    while (entries.find()) {
      String entry = entries.group().strip().toLowerCase(Locale.ROOT);
      Matcher scored = SCORED.matcher(entry);
      if (!scored.matches()) {
        malformed.accept(entries.start());
      } else if (scored.group(1) == null) {
        alone = OptionalInt.of(Integer.parseInt(scored.group(2)));
      } else if (!scored.group(1).equals("--")) {
        moves.add(new ScoredMove(move(scored.group(1)), Integer.parseInt(scored.group(2))));
      }
    }
    return new ScoreList(List.copyOf(moves), alone);
  }

  private static Move move(String name) {
    return name.startsWith("p") ? Move.PASS : Move.at(Square.parse(name));
  }

  /** Whether it says nothing. */
  boolean isEmpty() {
    return moves.isEmpty() && alone.isEmpty();
  }
}
