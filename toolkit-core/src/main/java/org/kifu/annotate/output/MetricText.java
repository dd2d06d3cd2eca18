package org.kifu.annotate.output;

import java.util.Locale;
import java.util.OptionalInt;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.LossSum;
import org.kifu.annotate.PlayerMetrics;
import org.kifu.game.GameRecord;
import org.kifu.words.Discs;
import org.kifu.words.Words;

/** Numbers of annotated games as people read them; {@code docs/metrics.md} defines them. */
public final class MetricText {
  private MetricText() {}

  /**
   * A sum of losses in discs: with one decimal, unless every loss of the player is exact.
   *
   * @param metrics the metrics of the player with this sum
   */
  public static String total(LossSum sum, PlayerMetrics metrics) {
    return Discs.rounded(sum.centidiscs(), metrics.exact().equals(metrics.loss()));
  }

  /**
   * The mean loss in discs, with two decimals.
   *
   * @param none the text if there are no moves
   */
  public static String mean(LossSum sum, String none) {
    return sum.moves() == 0 ? none : Discs.fixed(sum.meanCentidiscs());
  }

  /**
   * The accuracy, such as {@code 87.6 %}.
   *
   * @param none the text if no accuracy is known
   */
  public static String accuracy(LossSum sum, String none) {
    return sum.accuracy().isEmpty()
        ? none
        : String.format(Locale.ROOT, "%.1f %%", sum.accuracy().getAsInt() / 100.0);
  }

  /** The points given away: 1 for a win that became a loss. */
  public static String points(PlayerMetrics metrics) {
    return Discs.text(50L * metrics.swings().halfPoints());
  }

  /** A value for black, or a word for a win without a size. */
  static String value(int blackCentidiscs, boolean exact, Words words) {
    return GameWords.isSizeless(blackCentidiscs, exact, words)
        ? words.of(blackCentidiscs > 0 ? "value.won" : "value.lost")
        : Discs.signed(blackCentidiscs, exact);
  }

  /** Whether there is a column of chances to win: for most rules none are fitted. */
  public static boolean hasChances(AnnotatedGame game) {
    return game.game().rules().equals(GameRecord.OTHELLO)
        || game.moves().stream().anyMatch(move -> move.after().blackWin().isPresent());
  }

  /** Black's chance to win after a move, such as {@code 71 %}; empty if none is known. */
  public static String chance(AnnotatedMove move) {
    OptionalInt black = move.after().blackWin();
    return black.isEmpty() ? "" : (black.getAsInt() + 50) / 100 + " %";
  }

  /**
   * The loss of a move in discs; empty for no loss, and a word for a win without a size that was
   * given away.
   *
   * @param words the words for the game
   */
  static String loss(AnnotatedMove move, Words words) {
    if (GameWords.isSizeless(move.lossCentidiscs(), move.certainty().isExact(), words)) {
      return words.of("value.result");
    }
    return move.lossCentidiscs() == 0
        ? ""
        : Discs.rounded(move.lossCentidiscs(), move.certainty().isExact());
  }
}
