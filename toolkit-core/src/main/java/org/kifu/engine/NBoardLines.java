package org.kifu.engine;

import java.util.Locale;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.board.Move;

/** What an engine answers in the NBoard protocol, line by line. */
final class NBoardLines {
  private NBoardLines() {}

  /** One of the best moves: its line, its value in discs, and how far it was searched. */
  static String search(Valuation<Move> move) {
    StringBuilder line = new StringBuilder();
    move.line().forEach(each -> line.append(MoveText.nboard(each)));
    Value value = move.value();
    return "search " + line + " " + discs(value.centidiscs()) + " 0 " + depth(value);
  }

  /** Plies; with a percent sign, how surely it is the score. */
  private static String depth(Value value) {
    return switch (value.confidence()) {
      case EXACT -> "100%";
      case PROBABLE -> value.confidencePercent() + "%";
      case ESTIMATED -> Integer.toString(value.depth());
    };
  }

  /** The move that the engine would play. */
  static String go(Valuation<Move> best, double seconds) {
    String move = MoveText.nboard(best.line().getFirst());
    String value = discs(best.value().centidiscs());
    return String.format(Locale.ROOT, "=== %s/%s/%.1f", move, value, seconds);
  }

  static String nodeStats(long nodes, double seconds) {
    return String.format(Locale.ROOT, "nodestats %d %.3f", nodes, seconds);
  }

  /** The value of a position of the game, for the side to move there. */
  static String analysis(int plies, int centidiscs) {
    return "analysis " + plies + " " + discs(centidiscs);
  }

  private static String discs(int centidiscs) {
    return String.format(Locale.ROOT, "%.2f", centidiscs / 100.0);
  }
}
