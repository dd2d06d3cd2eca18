package org.kifu.archive.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.Certainty;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.rules.Othello;

/**
 * A value that an annotated game states of a position.
 *
 * @param question what is asked of it
 * @param game the game's number in the run, from 1
 * @param ply from 1, passes counted; a value of the position after it too
 * @param position the position
 * @param move nothing for the value of the position; a labelled move for what it lost
 * @param centidiscs that value for the side to move, or that loss, in hundredths of a disc
 * @param certainty of the search that said so; its depth counts from the position
 */
public record Claim(
    Question question,
    long game,
    int ply,
    Position position,
    Optional<Move> move,
    int centidiscs,
    Certainty certainty) {
  /** The share of such claims that has to hold, 0 to 100. */
  int requiredPercent() {
    int required = question.requiredPercent();
    return required == 0 ? certainty.percent() : required;
  }

  /**
   * Whether what was found bears it out.
   *
   * @param found a value or a loss, in hundredths of a disc
   */
  boolean agreesWith(int found) {
    return switch (question) {
      case PLAIN, SOLVED -> found == centidiscs;
      case PROBABLE, ESTIMATED -> Math.abs(found - centidiscs) <= Question.STEP;
      case LABELS -> found > 0;
    };
  }

  /** The claims of an annotated game. */
  static final class Claims {
    /**
     * The most empty squares for which a search without any cleverness takes no longer than a
     * second.
     */
    private static final int PLAIN_EMPTIES = 12;

    private final long number;
    private final List<Claim> claims = new ArrayList<>();

    private Claims(long number) {
      this.number = number;
    }

    /**
     * The claims of a game; none of one whose moves are not legal or that is of other rules.
     *
     * @param number of the game in the run
     */
    static List<Claim> of(AnnotatedGame game, long number) {
      Claims claims = new Claims(number);
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
      if (annotated.label().isPresent() && question(before, certainty) == Question.PROBABLE) {
        int loss = annotated.lossCentidiscs();
        claims.add(claim(Question.LABELS, annotated, before, Optional.of(move), loss, certainty));
      }
    }

    private void add(AnnotatedMove annotated, Position position, int value, Certainty certainty) {
      Question question = question(position, certainty);
      claims.add(claim(question, annotated, position, Optional.empty(), value, certainty));
    }

    private Claim claim(
        Question question,
        AnnotatedMove annotated,
        Position position,
        Optional<Move> move,
        int centidiscs,
        Certainty certainty) {
      return new Claim(question, number, annotated.ply(), position, move, centidiscs, certainty);
    }

    private static Question question(Position position, Certainty certainty) {
      return switch (certainty.confidence()) {
        case EXACT -> position.empties() <= PLAIN_EMPTIES ? Question.PLAIN : Question.SOLVED;
        case PROBABLE -> Question.PROBABLE;
        case ESTIMATED -> Question.ESTIMATED;
      };
    }
  }
}
