package org.kifu.annotate;

import java.io.Serializable;
import java.util.Optional;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Limits;

/**
 * The rule by which a loss gets a label. What the search may be wrong by is taken off the loss
 * first, so that no label rests on an error of the search.
 *
 * @param inaccuracy the least loss of an inaccuracy, in hundredths of a disc
 * @param mistake the least loss of a mistake, likewise
 * @param blunder the least loss of a blunder, likewise
 * @param probableMargin what a probable loss may be wrong by, likewise
 * @param estimatedMargin what an estimated loss may be wrong by, likewise
 */
public record LabelRule(
    int inaccuracy, int mistake, int blunder, int probableMargin, int estimatedMargin)
    implements Serializable {
  /**
   * Labels from 2, 4 and 8 discs. Scores are even, so 2 discs are the smallest loss there is, and
   * every exact loss is at least an inaccuracy. A probable score is taken to be wrong by one step
   * of 2 discs at most, an estimate of a search that nothing is known of by 8.
   */
  public static final LabelRule DEFAULT = new LabelRule(200, 400, 800, 200, 800);

  private static final int DEEP = 16;

  /**
   * The same labels for the search that comes with the program: from 16 plies on its estimates are
   * taken to be wrong by 6 discs at most. {@code docs/annotation-quality.md} has the measurement.
   */
  public static LabelRule ownSearch(Limits limits) {
    return limits.depth() < DEEP
        ? DEFAULT
        : new LabelRule(
            DEFAULT.inaccuracy, DEFAULT.mistake, DEFAULT.blunder, DEFAULT.probableMargin, 600);
  }

  /** Checks that the steps rise. */
  public LabelRule {
    boolean rising = 0 < inaccuracy && inaccuracy <= mistake && mistake <= blunder;
    if (!rising || probableMargin < 0 || estimatedMargin < 0) {
      throw new IllegalArgumentException("no such label rule");
    }
  }

  /**
   * Returns the label of a move that was not forced.
   *
   * @param loss in hundredths of a disc, 0 or more
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

  /** What a loss of such confidence may be wrong by, in hundredths of a disc. */
  int margin(Confidence confidence) {
    return switch (confidence) {
      case EXACT -> 0;
      case PROBABLE -> probableMargin;
      case ESTIMATED -> estimatedMargin;
    };
  }

  /** A label of a bad move; {@link LabelRule} says from which loss on. */
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
