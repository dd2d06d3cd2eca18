package org.kifu.export;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.kifu.board.Disc;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.PreparedMove;

/** What to expect of an opponent in words: a tree of moves, a line each. */
public final class PreparationText {
  private static final String LEGEND =
      """
      own, opponent: games of the player and of the opponent, each with his colour, and the points of
        the player’s colour in them in per cent;  comes: how often the opponent goes so far
      """;

  private PreparationText() {}

  /**
   * Writes the moves; {@code out} stays open.
   *
   * @param side the player's colour
   */
  public static void write(List<PreparedMove> moves, Disc side, Appendable out) throws IOException {
    out.append(LEGEND);
    out.append("\n  comes  own games  score  opponent  score  moves\n");
    for (PreparedMove move : moves) {
      String line =
          String.format(
              Locale.ROOT,
              "%5s %%  %9d  %5s  %8d  %5s  %s%s %s  %s",
              OpeningText.percent(move.likelihood()),
              move.own().games(),
              score(move.own(), side),
              move.opponents().games(),
              score(move.opponents(), side),
              "  ".repeat(move.line().length() / 2),
              move.mover() == side ? "own" : "opp",
              move.move(),
              move.reached());
      out.append(line.stripTrailing()).append('\n');
    }
  }

  private static String score(OpeningStats stats, Disc side) {
    return stats.games() == 0 ? "" : OpeningText.percent(stats.score(side));
  }
}
