package org.kifu.archive.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.Certainty;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.Labelled;
import org.kifu.rules.Othello;

/**
 * A value that an annotated game states for a position.
 *
 * @param question the question about the value
 * @param game the game's number in the run, from 1
 * @param ply the ply from 1, with passes counted; also for a value of the position after the ply
 * @param position the position
 * @param move a labelled move if the claim is its loss; empty if the claim is the value of the
 *     position
 * @param centidiscs the value for the side to move, or the loss, in hundredths of a disc
 * @param certainty the certainty of the search that found it; its depth counts from the position
 */
public record ClaimedValue(
    AuditQuestion question,
    long game,
    int ply,
    Position position,
    Optional<Move> move,
    int centidiscs,
    Certainty certainty) {
  /** The share of claims of this kind that has to hold, 0 to 100. */
  int requiredPercent() {
    int required = question.requiredPercent();
    return required == 0 ? certainty.percent() : required;
  }

  /**
   * Whether a finding confirms the claim.
   *
   * @param found a value or a loss, in hundredths of a disc
   */
  boolean agreesWith(int found) {
    return switch (question) {
      case PLAIN, SOLVED -> found == centidiscs;
      case PROBABLE, ESTIMATED -> Math.abs(found - centidiscs) <= AuditQuestion.STEP;
      case LABELS -> found > 0;
    };
  }

  /** The claims of an annotated game. */
  static final class ClaimedValues {
    /** The most empty squares for which a plain search takes at most a second. */
    private static final int PLAIN_EMPTIES = 12;

    private final long number;
    private final List<ClaimedValue> claims = new ArrayList<>();

    private ClaimedValues(long number) {
      this.number = number;
    }

    /**
     * The claims of a game; empty if its moves are not legal or it has other rules.
     *
     * @param number the number of the game in the run
     */
    static List<ClaimedValue> of(AnnotatedGame game, long number) {
      ClaimedValues claims = new ClaimedValues(number);
      for (int i = 0; game.isOnBoard() && i < game.moves().size(); i++) {
        AnnotatedMove move = game.moves().get(i);
        if (!move.isPass()) {
          claims.add(move, game.positions().get(i));
        }
      }
      return claims.claims;
    }

    private void add(AnnotatedMove annotated, Position before) {
      Move move = Move.at(annotated.move().squareOn8x8());
      Certainty certainty = annotated.certainty();
      add(annotated, before, annotated.bestMoverCentidiscs(), certainty);
      Certainty oneLess =
          new Certainty(certainty.confidence(), certainty.percent(), certainty.depth() - 1);
      if (oneLess.depth() > 0 && !annotated.forced()) {
        Position after = Othello.RULES.play(before, move);
        add(annotated, after, -annotated.moverCentidiscs(), oneLess);
      }
      if (annotated.label().isPresent() && question(before, certainty) == AuditQuestion.PROBABLE) {
        int loss = annotated.lossCentidiscs();
        claims.add(
            claim(AuditQuestion.LABELS, annotated, before, Optional.of(move), loss, certainty));
      }
    }

    private void add(AnnotatedMove annotated, Position position, int value, Certainty certainty) {
      AuditQuestion question = question(position, certainty);
      claims.add(claim(question, annotated, position, Optional.empty(), value, certainty));
    }

    private ClaimedValue claim(
        AuditQuestion question,
        AnnotatedMove annotated,
        Position position,
        Optional<Move> move,
        int centidiscs,
        Certainty certainty) {
      return new ClaimedValue(
          question, number, annotated.ply(), position, move, centidiscs, certainty);
    }

    private static AuditQuestion question(Position position, Certainty certainty) {
      return switch (certainty.confidence()) {
        case EXACT ->
            position.empties() <= PLAIN_EMPTIES ? AuditQuestion.PLAIN : AuditQuestion.SOLVED;
        case PROBABLE -> AuditQuestion.PROBABLE;
        case ESTIMATED -> AuditQuestion.ESTIMATED;
      };
    }
  }

  /**
   * A claim and the result of a slower method.
   *
   * @param claim the claim of an annotated game
   * @param found the value or the loss that was found, in hundredths of a disc
   */
  public record JudgedClaim(ClaimedValue claim, int found) {
    /** Whether the claim holds. */
    public boolean holds() {
      return claim.agreesWith(found);
    }

    /** The error of the claim in hundredths of a disc, 0 or more. */
    public int off() {
      return Math.abs(claim.centidiscs() - found);
    }
  }

  /** The questions about values, one for each kind. */
  public enum AuditQuestion implements Labelled {
    /** Exact values of 12 empty squares or fewer, against {@link PlainSolver}. */
    PLAIN(100),
    /** Other exact values, against another engine. */
    SOLVED(100),
    /** Probable values, against the exact score. */
    PROBABLE(0),
    /** Estimates, against a search of the same depth that leaves out nothing. */
    ESTIMATED(0),
    /** Labels that depend on probable values: the move must have lost discs. */
    LABELS(97);

    /** The allowed error of a probable or estimated value: one step of scores, in centidiscs. */
    static final int STEP = 200;

    private final int requiredPercent;

    AuditQuestion(int requiredPercent) {
      this.requiredPercent = requiredPercent;
    }

    /**
     * The least share that has to hold, 0 to 100; 0 if each value states the share of values of its
     * kind that hold.
     */
    int requiredPercent() {
      return requiredPercent;
    }
  }
}
