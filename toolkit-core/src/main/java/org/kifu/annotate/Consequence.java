package org.kifu.annotate;

import java.util.List;
import org.kifu.annotate.Reason.Audience;

/**
 * An achievement of a refutation: something that is true where the bad move and best play after it
 * lead, and not where best play leads after the same number of plies.
 *
 * @param effect what is achieved
 * @param squares the squares of it; may be empty
 * @param played the count after the bad move and best play; 0 if nothing is counted
 * @param best the count after best play; 0 if nothing is counted
 */
public record Consequence(Effect effect, List<String> squares, int played, int best) {
  /** Copies the squares. */
  public Consequence {
    squares = List.copyOf(squares);
  }

  /** A kind of achievement, the most telling first; {@code docs/reasons.md} has the rules. */
  public enum Effect {
    /** Corners that the opponent took. */
    CORNER("corner", Audience.BEGINNER),
    /** The number of times that the mover had to pass. */
    PASSES("passes", Audience.CLUB),
    /** Squares of an edge that the opponent holds. */
    EDGE("edge", Audience.BEGINNER),
    /** The opponent's stable discs. */
    STABLE_GIVEN("stable-given", Audience.CLUB),
    /** The mover's stable discs. */
    STABLE_LOST("stable-lost", Audience.CLUB),
    /** The mover's legal moves. */
    MOBILITY_LOST("mobility-lost", Audience.CLUB),
    /** The discs that the bad move lost, which the opponent wins back. */
    DISCS("discs", Audience.BEGINNER);

    private final String code;
    private final Audience audience;

    Effect(String code, Audience audience) {
      this.code = code;
      this.audience = audience;
    }

    /** The name of the effect in output. */
    public String code() {
      return code;
    }

    /** The readers of this effect; more experienced readers see it too. */
    public Audience audience() {
      return audience;
    }
  }
}
