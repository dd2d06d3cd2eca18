package org.kifu.annotate;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.kifu.analysis.Comparison;

/**
 * A reason why a move was worse than the best. The first reason of a move is its main cause.
 *
 * @param motif what the reason says
 * @param squares the squares that the reason is about; may be empty
 * @param played the count after the played move; 0 if nothing is counted
 * @param best the count after the best move; 0 if nothing is counted
 * @param share the part of the loss that comes back if the cause is taken away, less what comes
 *     back after the best move, 0 to 100 per cent; empty if this was not tried
 * @param consequences what the best reply and best play after it achieve, the most telling first;
 *     only for a {@link Motif#REFUTATION}, and for a main cause if no reason is for beginners
 */
public record Reason(
    Motif motif,
    List<String> squares,
    int played,
    int best,
    OptionalInt share,
    List<Consequence> consequences) {
  /** Copies the lists. */
  public Reason {
    squares = List.copyOf(squares);
    consequences = List.copyOf(consequences);
  }

  /** A reason without the consequences of a refutation. */
  public Reason(Motif motif, List<String> squares, int played, int best, OptionalInt share) {
    this(motif, squares, played, best, share, List.of());
  }

  /** The same reason with what the best reply achieves. */
  public Reason withConsequences(List<Consequence> achieved) {
    return new Reason(motif, squares, played, best, share, achieved);
  }

  /** A reason that only counts. */
  public Reason(Motif motif, List<String> squares, int played, int best) {
    this(motif, squares, played, best, OptionalInt.empty());
  }

  /**
   * A motif that can make a move worse than another, counted on the board. Each compares the
   * position after the played move, or the line from there, with that after the best move; {@code
   * docs/reasons.md} lists the least differences that are reported.
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
    TEMPO_REGION("tempo-region", Audience.EXPERT),
    /** A square that the opponent can play only after the bad move. */
    SQUARE_ALLOWED("square-allowed", Audience.BEGINNER),
    /** A square of a best move that the opponent can play only after the bad move. */
    BEST_SQUARE_GIVEN("best-square-given", Audience.BEGINNER),
    /** Several squares that the opponent can play only after the bad move. */
    SQUARES_OPENED("squares-opened", Audience.BEGINNER),
    /**
     * The only reply that punishes the move; the opponent could play it after the best move too.
     */
    ONLY_REPLY("only-reply", Audience.BEGINNER),
    /** A move that is right after the best move, and too early before it. */
    TOO_EARLY("too-early", Audience.BEGINNER),
    /** Many good replies, and fewer choices for the mover in the line that follows. */
    MOBILITY("mobility", Audience.CLUB),
    /** A move that the mover has to make, and would rather pass. */
    FREE_MOVE("free-move", Audience.CLUB),
    /** A small region that only the mover could enter, and now the opponent too. */
    TEMPO_GIVEN("tempo-given", Audience.CLUB),
    /** A move in a small region that only the mover can enter, which could wait. */
    TEMPO_SPENT("tempo-spent", Audience.CLUB),
    /** Squares of an edge that the opponent holds only after the bad move. */
    EDGE_GIVEN("edge-given", Audience.BEGINNER),
    /** The opponent's stable discs at the end of the line. */
    STABLE_GIVEN("stable-given", Audience.CLUB),
    /** The mover's stable discs at the end of the line. */
    STABLE_LOST("stable-lost", Audience.CLUB),
    /** The best reply, where no cause could be upheld. */
    REFUTATION("refutation", Audience.BEGINNER),
    /** Draughts: the pieces that the line after the move loses, more than it wins. */
    MEN_LOST("men-lost", Audience.BEGINNER),
    /** Draughts: the pieces that the line wins, fewer than the best line. */
    MEN_MISSED("men-missed", Audience.BEGINNER),
    /** Draughts: a king that the opponent makes in the line after the move, and not in the best. */
    KING_GIVEN("king-given", Audience.BEGINNER);

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

    /**
     * The reasons with all best moves in view, the main cause first.
     *
     * @param found the comparison of the played move, which is worse than the best
     */
    default List<Reason> reasons(P before, M played, Comparison<M> found) {
      return reasons(before, played, found.best().getFirst(), found.playedLine(), found.line());
    }

    /** An explainer without reasons. */
    static <P, M> Explainer<P, M> none() {
      return (before, played, best, playedLine, bestLine) -> List.of();
    }
  }
}
