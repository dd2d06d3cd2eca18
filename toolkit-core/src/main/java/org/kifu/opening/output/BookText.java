package org.kifu.opening.output;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.opening.BookMove;
import org.kifu.opening.OpeningStats;

/** The moves that games played from a position, as text for people. */
public final class BookText {
  /** The most moves that the text lists. */
  private static final int MOST = 5;

  private BookText() {}

  /**
   * {@code d6 = f4 812 (48.3 %), e3 40 (51.0 %)}: moves with those that are the same by symmetry,
   * games, and black's share of the points.
   */
  public static String of(List<BookMove> book) {
    String moves = book.stream().limit(MOST).map(BookText::of).collect(Collectors.joining(", "));
    return book.size() > MOST ? moves + ", +" + (book.size() - MOST) : moves;
  }

  /** {@code d6=f4:812:0.4830 e3:40:0.5100}: all moves, games, and black's share of the points. */
  public static String cell(List<BookMove> book) {
    return book.stream()
        .map(
            move -> names(move, "=") + ":" + move.stats().games() + ":" + move.stats().blackScore())
        .collect(Collectors.joining(" "));
  }

  private static String of(BookMove move) {
    OpeningStats stats = move.stats();
    double share = 100 * stats.blackScore().doubleValue();
    return String.format(Locale.ROOT, "%s %d (%.1f %%)", names(move, " = "), stats.games(), share);
  }

  private static String names(BookMove move, String equals) {
    return Stream.concat(Stream.of(move.move()), move.equivalents().stream())
        .collect(Collectors.joining(equals));
  }
}
