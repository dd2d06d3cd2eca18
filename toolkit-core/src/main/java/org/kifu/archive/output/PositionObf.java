package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.archive.query.PositionSet.FoundPosition;
import org.kifu.game.Counted;
import org.kifu.rules.Rules;
import org.kifu.words.Printable;

/**
 * Positions of games as an Othello Board File, one in each line, or in the same form for boards of
 * other rules. If all values are exact, the line lists every move with its score in discs for the
 * side to move, best first. Estimates are only in the comment, with their depth in plies. The
 * comment also gives the number of games that reached the position, and the place of the first
 * game.
 */
public final class PositionObf {
  private PositionObf() {}

  /**
   * Writes a line; {@code out} stays open.
   *
   * @param moves the values of all legal moves, best first; empty if they were not asked for
   */
  public static <P, M> void write(
      Rules<P, M> rules, FoundPosition<P> found, List<Valuation<M>> moves, Writer out)
      throws IOException {
    StringBuilder line = new StringBuilder(rules.key(found.position())).append(';');
    boolean exact = moves.stream().allMatch(move -> move.value().isExact());
    for (Valuation<M> move : exact ? moves : List.<Valuation<M>>of()) {
      int discs = move.value().centidiscs() / 100;
      line.append(
          String.format(Locale.ROOT, " %s:%+d;", rules.token(move.line().getFirst()), discs));
    }
    String best = exact || moves.isEmpty() ? "" : ", best " + estimate(rules, moves.getFirst());
    String games = Counted.of(found.games(), "game");
    String comment = games + ", first " + found.source() + " " + found.number() + best;
    // The name of a source must not be read as scores.
    line.append(" % ").append(Printable.line(comment).replaceAll("[:;%]", ","));
    out.write(line.append('\n').toString());
  }

  private static <M> String estimate(Rules<?, M> rules, Valuation<M> move) {
    Value value = move.value();
    return String.format(
        Locale.ROOT,
        "%s %+.1f %s at depth %d",
        rules.token(move.line().getFirst()),
        value.centidiscs() / 100.0,
        value.confidence().label(),
        value.depth());
  }
}
