package org.kifu.annotate;

import java.io.Serializable;
import java.util.Optional;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Limits;

/**
 * The rule by which a loss gets a label. The possible error of the search is subtracted from the
 * loss first, so that no label depends on an error of the search.
 *
 * @param inaccuracy the least loss of an inaccuracy, in hundredths of a disc
 * @param mistake the least loss of a mistake, in hundredths of a disc
 * @param blunder the least loss of a blunder, in hundredths of a disc
 * @param probableMargin the possible error of a probable loss, in hundredths of a disc
 * @param estimatedMargin the possible error of an estimated loss, in hundredths of a disc
 */
public record LabelRule(
    int inaccuracy, int mistake, int blunder, int probableMargin, int estimatedMargin)
    implements Serializable {
  /**
   * Labels from 2, 4 and 8 discs. Scores are even, so 2 discs are the smallest loss, and every
   * exact loss is at least an inaccuracy. The rule takes a probable score to be wrong by at most
   * one step of 2 discs, and an estimate of an unknown search by at most 8 discs.
   */
  public static final LabelRule DEFAULT = new LabelRule(200, 400, 800, 200, 800);

  private static final int DEEP = 16;

  /**
   * The same labels for Kifu's own search: from 16 plies, its estimates are taken to be wrong by at
   * most 6 discs. {@code docs/annotation-quality.md} has the measurement.
   */
  public static LabelRule ownSearch(Limits limits) {
    return limits.depth() < DEEP
        ? DEFAULT
        : new LabelRule(
            DEFAULT.inaccuracy, DEFAULT.mistake, DEFAULT.blunder, DEFAULT.probableMargin, 600);
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
   * @param loss the loss in hundredths of a disc, 0 or more
   */
  public Optional<MoveLabel> of(int loss, Confidence confidence) {
    int certain = loss - margin(confidence);
    if (certain < inaccuracy) {
      return Optional.empty();
    }
    return Optional.of(
        certain >= blunder
            ? MoveLabel.BLUNDER
            : certain >= mistake ? MoveLabel.MISTAKE : MoveLabel.INACCURACY);
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
