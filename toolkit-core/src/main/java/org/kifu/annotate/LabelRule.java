package org.kifu.annotate;

import java.io.Serializable;
import java.util.Optional;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Value;

/**
 * The rule by which a loss gets a label. The possible error of the search is subtracted from the
 * loss first, so that no label depends on an error of the search. What is left counts in discs, or
 * by the chance to win that it takes away.
 *
 * @param scale what the three losses count
 * @param inaccuracy the least loss of an inaccuracy, in hundredths of a disc or of a point
 * @param mistake the least loss of a mistake, likewise
 * @param blunder the least loss of a blunder, likewise
 * @param probableMargin the possible error of a probable loss, in hundredths of a disc
 * @param estimatedMargin the possible error of an estimated loss, in hundredths of a disc
 */
public record LabelRule(
    Scale scale, int inaccuracy, int mistake, int blunder, int probableMargin, int estimatedMargin)
    implements Serializable {
  /** The unit of the losses of a rule. */
  public enum Scale {
    /** Discs. */
    DISCS,
    /**
     * Discs; and a move that certainly gives away a win or a draw is at least a mistake. For games
     * without a known chance to win.
     */
    RESULT,
    /** Points of the chance to win, of which a certain win has 100; the result as above. */
    CHANCE
  }

  /**
   * Labels from 2, 4 and 8 discs. Scores are even, so 2 discs are the smallest loss, and every
   * exact loss is at least an inaccuracy. The rule takes a probable score to be wrong by at most
   * one step of 2 discs, and an estimate of an unknown search by at most 8 discs.
   */
  public static final LabelRule DEFAULT = new LabelRule(200, 400, 800, 200, 800);

  /**
   * The labels of {@link #DEFAULT}, but a move that gives away the result is a mistake or worse.
   */
  public static final LabelRule BY_RESULT =
      new LabelRule(
          Scale.RESULT,
          DEFAULT.inaccuracy,
          DEFAULT.mistake,
          DEFAULT.blunder,
          DEFAULT.probableMargin,
          DEFAULT.estimatedMargin);

  /** Labels from 5, 10 and 15 points of the chance to win, with the same possible errors. */
  public static final LabelRule BY_CHANCE =
      new LabelRule(Scale.CHANCE, 500, 1000, 1500, DEFAULT.probableMargin, DEFAULT.estimatedMargin);

  /** The points, in hundredths, below which a move is not labelled, whatever the result. */
  public static final int LEAST_POINTS = 300;

  private static final int DEEP = 16;
  private static final int DEEP_MARGIN = 600;

  /**
   * The same labels for Kifu's own search: from 16 plies, its estimates are taken to be wrong by at
   * most 6 discs. {@code docs/annotation-quality.md} has the measurement.
   */
  public static LabelRule ownSearch(Limits limits) {
    return DEFAULT.ofOwnSearch(limits);
  }

  /** The same labels for Kifu's own search with these limits. */
  public LabelRule ofOwnSearch(Limits limits) {
    return limits.depth() < DEEP
        ? this
        : new LabelRule(scale, inaccuracy, mistake, blunder, probableMargin, DEEP_MARGIN);
  }

  /** A rule that counts discs. */
  public LabelRule(
      int inaccuracy, int mistake, int blunder, int probableMargin, int estimatedMargin) {
    this(Scale.DISCS, inaccuracy, mistake, blunder, probableMargin, estimatedMargin);
  }

  /** Checks that each label needs at least the loss of the one before. */
  public LabelRule {
    boolean rising = 0 < inaccuracy && inaccuracy <= mistake && mistake <= blunder;
    if (!rising || probableMargin < 0 || estimatedMargin < 0) {
      throw new IllegalArgumentException("no such label rule");
    }
  }

  /**
   * Returns the label of a move that was not forced.
   *
   * @param best the value of the best move for the mover
   * @param played the value of the move for the mover; not above {@code best}
   * @param empties the empty squares before the move
   * @param chances the chances to win; without them, a rule of chances gives no labels
   */
  public Optional<MoveLabel> of(Value best, Value played, int empties, Optional<WinCurve> chances) {
    int certain =
        best.centidiscs()
            - played.centidiscs()
            - margin(Certainty.ofBoth(best, played).confidence());
    if (certain <= 0) {
      return Optional.empty();
    }
    if (scale == Scale.CHANCE) {
      return chances.flatMap(curve -> byChance(best, certain, empties, curve));
    }
    Optional<MoveLabel> label = ofSize(certain);
    return scale == Scale.RESULT && losesResult(best, certain) ? mistakeAtLeast(label) : label;
  }

  private Optional<MoveLabel> byChance(Value best, int loss, int empties, WinCurve curve) {
    int points = points(best, loss, empties, curve);
    Optional<MoveLabel> label = ofSize(points);
    return points >= LEAST_POINTS && losesResult(best, loss) ? mistakeAtLeast(label) : label;
  }

  private static Optional<MoveLabel> mistakeAtLeast(Optional<MoveLabel> label) {
    return label
        .filter(each -> each != MoveLabel.INACCURACY)
        .or(() -> Optional.of(MoveLabel.MISTAKE));
  }

  /** The chance to win that a loss takes away, in hundredths of a point. */
  private static int points(Value best, int loss, int empties, WinCurve curve) {
    return curve.win(best, empties) - curve.win(less(best, loss), empties);
  }

  private static Value less(Value value, int loss) {
    return new Value(
        value.centidiscs() - loss, value.confidence(), value.confidencePercent(), value.depth());
  }

  /** Whether the loss certainly turns a win into something else, or a draw into a loss. */
  private static boolean losesResult(Value best, int loss) {
    return best.confidence() != Confidence.ESTIMATED
        && best.centidiscs() >= 0
        && Integer.signum(best.centidiscs() - loss) < Integer.signum(best.centidiscs());
  }

  /**
   * Returns the label of a move that was not forced, by a rule that counts discs.
   *
   * @param loss the loss in hundredths of a disc, 0 or more
   */
  public Optional<MoveLabel> of(int loss, Confidence confidence) {
    return ofSize(loss - margin(confidence));
  }

  private Optional<MoveLabel> ofSize(int loss) {
    if (loss < inaccuracy) {
      return Optional.empty();
    }
    return Optional.of(
        loss >= blunder
            ? MoveLabel.BLUNDER
            : loss >= mistake ? MoveLabel.MISTAKE : MoveLabel.INACCURACY);
  }

  /** The possible error of a loss of this confidence, in hundredths of a disc. */
  int margin(Confidence confidence) {
    return switch (confidence) {
      case EXACT -> 0;
      case PROBABLE -> probableMargin;
      case ESTIMATED -> estimatedMargin;
    };
  }

  /** A label of a bad move; {@link LabelRule} decides its least loss. */
  public enum MoveLabel {
    INACCURACY,
    MISTAKE,
    BLUNDER;

    /** The name in output, lower case. */
    public String label() {
      return switch (this) {
        case INACCURACY -> "inaccuracy";
        case MISTAKE -> "mistake";
        case BLUNDER -> "blunder";
      };
    }
  }
}
