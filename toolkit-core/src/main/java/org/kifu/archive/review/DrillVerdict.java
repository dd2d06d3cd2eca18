package org.kifu.archive.review;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.kifu.analysis.Confidence;
import org.kifu.analysis.Valuation;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.AnnotatedMove.Outlook;
import org.kifu.annotate.Candidate;
import org.kifu.annotate.Certainty;
import org.kifu.annotate.LabelRule;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.MoveToken;
import org.kifu.rules.Othello;

/**
 * The worth of an answer to a problem.
 *
 * @param move the answer
 * @param grade whether it is as good as the best move
 * @param lossCentidiscs what it loses beside a best move, in hundredths of a disc, 0 or more
 * @param winLoss the part of the chance to win that it gives away, in ten-thousandths; empty if no
 *     chance is known
 * @param confidence the certainty of its value
 * @param line the answer and best play after it
 */
public record DrillVerdict(
    MoveToken move,
    Grade grade,
    int lossCentidiscs,
    OptionalInt winLoss,
    Confidence confidence,
    List<MoveToken> line) {
  /** The most that a good move loses, in hundredths of a disc, if no chance is known. */
  private static final int GOOD_LOSS = 100;

  /** The grades of answers. */
  public enum Grade {
    /** As good as the best move. */
    BEST,
    /** So near to it that no label would say otherwise, and much better than the played move. */
    GOOD,
    /** Worse. */
    WORSE
  }

  /** Copies the line. */
  public DrillVerdict {
    line = List.copyOf(line);
  }

  /** Whether the answer solves the problem. */
  public boolean isRight() {
    return grade != Grade.WORSE;
  }

  /** The verdict by the values of the problem; empty if they do not have the answer. */
  public static Optional<DrillVerdict> of(Drill drill, MoveToken answer) {
    AnnotatedMove move = drill.move();
    if (drill.best().contains(answer)) {
      List<MoveToken> line = line(move, answer).orElse(List.of(answer));
      return Optional.of(of(drill, answer, move.afterBest(), move.certainty(), line));
    } else if (answer.equals(move.move())) {
      return Optional.of(of(drill, answer, move.after(), move.certainty(), move.playedLine()));
    }
    return move.candidates().stream()
        .filter(other -> other.move().equals(answer))
        .findFirst()
        .map(other -> of(drill, answer, other.after(), other.certainty(), other.line()));
  }

  /** The line that begins with a move, as far as the problem has it. */
  private static Optional<List<MoveToken>> line(AnnotatedMove move, MoveToken first) {
    return Stream.concat(Stream.of(move.line()), move.candidates().stream().map(Candidate::line))
        .filter(line -> !line.isEmpty() && line.getFirst().equals(first))
        .findFirst();
  }

  private static DrillVerdict of(
      Drill drill, MoveToken answer, Outlook after, Certainty certainty, List<MoveToken> line) {
    AnnotatedMove move = drill.move();
    Disc mover = move.mover();
    boolean isBest = drill.best().contains(answer);
    int loss = Math.max(0, move.bestMoverCentidiscs() - after.centidiscs(mover));
    OptionalInt best = move.afterBest().win(mover);
    OptionalInt own = after.win(mover);
    OptionalInt chance =
        best.isPresent() && own.isPresent()
            ? OptionalInt.of(Math.max(0, best.getAsInt() - own.getAsInt()))
            : OptionalInt.empty();
    boolean isGood =
        isClearlyBetter(drill, loss)
            && (chance.isPresent()
                ? chance.getAsInt() < LabelRule.LEAST_POINTS
                : loss <= GOOD_LOSS);
    Grade grade = isBest ? Grade.BEST : isGood ? Grade.GOOD : Grade.WORSE;
    return new DrillVerdict(answer, grade, loss, chance, certainty.confidence(), line);
  }

  private static boolean isClearlyBetter(Drill drill, int loss) {
    return 2 * loss <= drill.move().lossCentidiscs();
  }

  /**
   * The verdict by a new search of all moves of the position, for an answer whose value the problem
   * does not have; empty if it is not among them.
   */
  public static Optional<DrillVerdict> of(
      Drill drill, MoveToken answer, List<Valuation<Move>> searched) {
    int best = searched.stream().mapToInt(each -> each.value().centidiscs()).max().orElse(0);
    return searched.stream()
        .filter(each -> token(each.line().getFirst()).equals(answer))
        .findFirst()
        .map(
            each -> {
              int loss = best - each.value().centidiscs();
              boolean isGood = isClearlyBetter(drill, loss) && loss <= GOOD_LOSS;
              return new DrillVerdict(
                  answer,
                  isGood ? Grade.GOOD : Grade.WORSE,
                  loss,
                  OptionalInt.empty(),
                  each.value().confidence(),
                  each.line().stream().map(DrillVerdict::token).toList());
            });
  }

  private static MoveToken token(Move move) {
    return Othello.RULES.token(move);
  }
}
