package org.kifu.annotate;

import java.util.List;
import java.util.Locale;

/**
 * A reason why a move was worse than the best, as a fact of the board.
 *
 * @param motif the motif that is counted
 * @param squares the squares that the reason is about; may be empty
 * @param played the count after the played move
 * @param best the count after the best move
 */
public record Reason(Motif motif, List<String> squares, int played, int best) {
  /** Copies the squares. */
  public Reason {
    squares = List.copyOf(squares);
  }

  /**
   * A motif that can make a move worse than another, counted on the board. Each compares the
   * position after the played move, or the line from there, with that after the best move; {@code
   * docs/metrics.md} lists the least differences that are reported.
   */
  public enum Motif {
    /** Corners that the opponent can take next. */
    CORNER_GIVEN("corner-given", Audience.BEGINNER),
    /** A corner that the best move takes. */
    CORNER_MISSED("corner-missed", Audience.BEGINNER),
    /** A disc on the X-square of an empty corner. */
    X_SQUARE("x-square", Audience.BEGINNER),
    /** A disc on a C-square of an empty corner. */
    C_SQUARE("c-square", Audience.BEGINNER),
    /** The lowest number of the mover's discs that a reply leaves. */
    WIPE_OUT_DANGER("wipe-out-danger", Audience.BEGINNER),
    /** The opponent's legal moves. */
    MOBILITY_GIVEN("mobility-given", Audience.CLUB),
    /** The mover's legal moves, if it were the mover's turn again. */
    MOBILITY_LOST("mobility-lost", Audience.CLUB),
    /** The number of times that the mover has to pass in best play. */
    PASSES("passes", Audience.CLUB),
    /** The number of times that the opponent has to pass in best play. */
    PASSES_SPARED("passes-spared", Audience.CLUB),
    /** The mover's discs beside empty squares. */
    FRONTIER("frontier", Audience.CLUB),
    /** The mover's discs that nobody can flip any more. */
    STABLE_DISCS("stable-discs", Audience.CLUB),
    /** The empty squares of the region of the move; the opponent plays last in an even region. */
    PARITY("parity", Audience.EXPERT),
    /** The best square, which the opponent takes now. */
    TEMPO_SQUARE("tempo-square", Audience.EXPERT),
    /** Empty squares in regions that only the mover can enter. */
    TEMPO_REGION("tempo-region", Audience.EXPERT);

    private final String code;
    private final Audience audience;

    Motif(String code, Audience audience) {
      this.code = code;
      this.audience = audience;
    }

    /** The name of the motif in output. */
    public String code() {
      return code;
    }

    /** The readers of this motif; more experienced readers see it too. */
    public Audience audience() {
      return audience;
    }
  }

  /**
   * The readers of reasons, on the three levels that books teach: corners, edges and play from
   * them; low mobility of the opponent; tempo.
   */
  public enum Audience {
    BEGINNER,
    CLUB,
    EXPERT;

    /** Whether this reader sees the reasons of another level. */
    public boolean includes(Audience level) {
      return compareTo(level) >= 0;
    }

    /** The name in options. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * A finder of the reasons why a move was bad.
   *
   * @param <P> a position
   * @param <M> a move
   */
  @FunctionalInterface
  public interface Explainer<P, M> {
    /**
     * The reasons, plainest first.
     *
     * @param before the position before the move
     * @param played a legal move that was worse than {@code best}
     * @param best a best move
     * @param playedLine the played move and best play after it, as far as it is known
     * @param bestLine the best move and best play after it, as far as it is known
     */
    List<Reason> reasons(P before, M played, M best, List<M> playedLine, List<M> bestLine);

    /** An explainer without reasons. */
    static <P, M> Explainer<P, M> none() {
      return (before, played, best, playedLine, bestLine) -> List.of();
    }
  }
}
