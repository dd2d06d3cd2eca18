package org.kifu.archive.edition;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.kifu.game.Counted;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;

/**
 * An iterator that corrects the games that pass through it. A correction that does not fit stops
 * it: the game does not exist, the record has another value than expected, or the new value is not
 * valid.
 */
public final class Corrections implements Iterator<ParsedGame> {
  /** A correction that does not fit. */
  public static final class UnfitException extends RuntimeException {
    private static final long serialVersionUID = 1;

    UnfitException(CorrectionField.Correction correction, String message) {
      super("line %d: game %d: %s".formatted(correction.line(), correction.game(), message));
    }
  }

  /** The problems of readers with moves that they could not read, or read by a tolerance. */
  private static final Set<ProblemCode> OF_MOVES =
      EnumSet.of(
          ProblemCode.UNREADABLE,
          ProblemCode.TRUNCATED,
          ProblemCode.BAD_SQUARE,
          ProblemCode.ILLEGAL_MOVE,
          ProblemCode.IMPOSSIBLE_PASS,
          ProblemCode.MOVE_AFTER_END,
          ProblemCode.WRONG_SIDE,
          ProblemCode.WTHOR_MOVE_AFTER_ZERO,
          ProblemCode.LOOK_ALIKE,
          ProblemCode.SQUARE_CODES,
          ProblemCode.SQUARE_NUMBERS,
          ProblemCode.LAYOUT,
          ProblemCode.FIRST_MOVE_ADDED,
          ProblemCode.MERGED_NUMBERS,
          ProblemCode.DIAGRAM_MIRRORED);

  private final Iterator<ParsedGame> games;
  private final Deque<CorrectionField.Correction> left;
  private long number;

  /**
   * Starts before the first game.
   *
   * @param games all games of the inputs, so that they can be counted
   * @param corrections the corrections; those of one game are made in this order
   */
  public Corrections(Iterator<ParsedGame> games, List<CorrectionField.Correction> corrections) {
    this.games = games;
    List<CorrectionField.Correction> sorted = new ArrayList<>(corrections);
    sorted.sort(Comparator.comparingLong(CorrectionField.Correction::game));
    this.left = new ArrayDeque<>(sorted);
  }

  @Override
  public boolean hasNext() {
    boolean hasNext = games.hasNext();
    if (!hasNext && !left.isEmpty()) {
      throw new UnfitException(left.getFirst(), "the input has only " + Counted.of(number, "game"));
    }
    return hasNext;
  }

  @Override
  public ParsedGame next() {
    ParsedGame game = games.next();
    number++;
    while (!left.isEmpty() && left.getFirst().game() <= number) {
      game = correct(game, left.removeFirst());
    }
    return game;
  }

  private ParsedGame correct(ParsedGame game, CorrectionField.Correction correction) {
    if (game.record().isEmpty() || correction.game() < number) {
      throw new UnfitException(correction, "no such game can be read");
    }
    GameRecord record = game.record().get();
    String now = correction.field().of(record);
    String label = correction.field().label();
    if (!now.equals(correction.before())) {
      throw new UnfitException(
          correction, "%s is '%s', not '%s'".formatted(label, now, correction.before()));
    }
    GameRecord corrected =
        correction
            .field()
            .with(record, correction.after())
            .orElseThrow(
                () ->
                    new UnfitException(
                        correction,
                        "'%s' is not valid as %s".formatted(correction.after(), label)));
    return new ParsedGame(
        game.number(), Optional.of(corrected), game.origin(), problems(game, correction.field()));
  }

  /** The problems after a correction; those of the old moves are gone with them. */
  private static List<Problem> problems(ParsedGame game, CorrectionField field) {
    return field == CorrectionField.MOVES
        ? game.problems().stream().filter(problem -> !OF_MOVES.contains(problem.code())).toList()
        : game.problems();
  }
}
