package org.kifu.format.pgn;

import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.board.Disc;
import org.kifu.board.Square;
import org.kifu.game.Outcome;
import org.kifu.game.Outcome.Kind;
import org.kifu.notation.WrittenEnding;
import org.kifu.notation.WrittenResult;
import org.kifu.notation.WrittenScore;

/** Results as {@code 37-27}, black's discs first, {@code 1-0} and {@code 0-1}, or {@code *}. */
final class PgnResult {
  /** The result of a game that is not finished, or whose result is unknown. */
  static final String OPEN = "*";

  /** In characters. Longer texts are not results. */
  private static final int LONGEST = 100;

  private PgnResult() {}

  /** The text of an outcome; {@link #OPEN} if it has neither a score nor a winner. */
  static String text(Outcome outcome) {
    OptionalInt discs = outcome.blackDiscs();
    return discs.isPresent()
        ? discs.getAsInt() + "-" + (Square.COUNT - discs.getAsInt())
        : winner(outcome).map(side -> side == Disc.BLACK ? "1-0" : "0-1").orElse(OPEN);
  }

  /** The winner, even if only by a difference that leaves out the empty squares. */
  static Optional<Disc> winner(Outcome outcome) {
    int difference = outcome.boardDiff().orElse(0);
    return difference == 0
        ? outcome.winner()
        : Optional.of(difference > 0 ? Disc.BLACK : Disc.WHITE);
  }

  /** The outcome of a result in signs or in words; none if it is neither. */
  static Outcome read(String text) {
    return text.isEmpty() || text.length() > LONGEST
        ? Outcome.NONE
        : WrittenResult.read(text)
            .flatMap(PgnResult::outcome)
            .or(() -> WrittenScore.labelled(text))
            .or(() -> WrittenEnding.labelled(text))
            .orElse(Outcome.NONE);
  }

  private static Optional<Outcome> outcome(WrittenResult result) {
    return switch (result) {
      case WrittenResult.Open() -> Optional.of(new Outcome(Kind.UNFINISHED, OptionalInt.empty()));
      case WrittenResult.Drawn() -> Optional.of(Outcome.DRAWN);
      case WrittenResult.Counts counts ->
          WrittenEnding.ofGames(counts)
              .or(() -> WrittenScore.ofDiscs(counts.first(), counts.second()));
      case WrittenResult.Won won when won.margin().isEmpty() -> Optional.of(won.withoutMargin());
      case WrittenResult.Won won when Math.abs(won.blackDiscDiff()) <= Square.COUNT ->
          Optional.of(WrittenScore.ofDifference(won.blackDiscDiff(), Square.COUNT));
      case WrittenResult.Won _ -> Optional.empty();
    };
  }

  /**
   * Whether two results agree, such as {@code 0-1} and {@code W+R}; what is not understood only
   * agrees with itself.
   */
  static boolean agree(String one, String other) {
    Outcome outcome = read(one);
    Outcome second = read(other);
    boolean areUnderstood = !outcome.equals(Outcome.NONE) && !second.equals(Outcome.NONE);
    return one.equals(other) || areUnderstood && agree(outcome, second);
  }

  /** Whether no part of an outcome contradicts another one. */
  static boolean agree(Outcome one, Outcome other) {
    boolean isUnfinished = one.kind() == Kind.UNFINISHED || other.kind() == Kind.UNFINISHED;
    boolean mayDiffer =
        !isUnfinished && (one.kind() == Kind.UNKNOWN || other.kind() == Kind.UNKNOWN);
    return (mayDiffer || one.kind() == other.kind())
        && agree(lead(one), lead(other))
        && agree(one.blackDiscs(), other.blackDiscs())
        && agree(one.boardDiff(), other.boardDiff());
  }

  /** Whether two numbers are the same, as far as they are known. */
  static boolean agree(OptionalInt one, OptionalInt other) {
    return one.isEmpty() || other.isEmpty() || one.equals(other);
  }

  /** The outcome that two outcomes give together if they agree. */
  static Outcome together(Outcome one, Outcome other) {
    boolean isScored =
        one.blackDiscs().isPresent() || one.boardDiff().isPresent() && other.blackDiscs().isEmpty();
    Outcome score = isScored ? one : other;
    Kind kind = one.kind() == Kind.UNKNOWN ? other.kind() : one.kind();
    Optional<Disc> winner = one.winner().or(other::winner);
    return new Outcome(
        kind,
        score.blackDiscs(),
        score.boardDiff(),
        score.blackDiscs().isPresent() || score.boardDiff().isPresent() ? score.winner() : winner);
  }

  /** The side that is ahead, 1 for black, -1 for white and 0 for neither, if that is known. */
  static OptionalInt lead(Outcome outcome) {
    if (outcome.blackDiscs().isPresent()) {
      return OptionalInt.of(Integer.signum(2 * outcome.blackDiscs().getAsInt() - Square.COUNT));
    }
    if (outcome.boardDiff().isPresent()) {
      return OptionalInt.of(Integer.signum(outcome.boardDiff().getAsInt()));
    }
    Optional<Disc> winner = outcome.winner();
    return winner.isPresent()
        ? OptionalInt.of(winner.get() == Disc.BLACK ? 1 : -1)
        : OptionalInt.empty();
  }
}
