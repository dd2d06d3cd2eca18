package org.kifu.verify;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.kifu.game.Counted;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.verify.CheckedGame.ScoreConvention;

/**
 * The convention by which the scores of each source count, found from its games in their order. It
 * is reported once, after the last game of a source, and only if it differs from the norm. Not for
 * several threads.
 */
final class SourceConvention {
  /** The fewest scores of the same kind that are a habit; a single one may be an error. */
  private static final int LEAST = 2;

  /**
   * The number out of ten scores that must follow the same convention, of those that tell
   * conventions apart.
   */
  private static final int LEAST_OF_TEN = 9;

  private final Map<ScoreConvention, Integer> counts = new EnumMap<>(ScoreConvention.class);
  private String source = "";
  private int game;

  /**
   * Takes a finding that concerns a source and not a game.
   *
   * @return the finding on the source before, if the source changes
   */
  Optional<Finding> enter(Finding finding) {
    return enter(finding.problem().where().source(), game + 1);
  }

  /**
   * Counts the next game.
   *
   * @return the finding on the source before, if the game is the first of another source
   */
  Optional<Finding> add(CheckedGame next) {
    Optional<Finding> before = enter(next.where().source(), next.number());
    game = next.number();
    if (next.convention() != ScoreConvention.NOT_COMPARED) {
      counts.merge(next.convention(), 1, Integer::sum);
    }
    return before;
  }

  /** The finding on the last source. */
  Optional<Finding> end() {
    Optional<Finding> finding = finding();
    counts.clear();
    return finding;
  }

  /** Begins a source; one that is read twice begins again with its first game. */
  private Optional<Finding> enter(String next, int number) {
    if (next.equals(source) && number > game) {
      return Optional.empty();
    }
    Optional<Finding> before = end();
    source = next;
    game = 0;
    return before;
  }

  private Optional<Finding> finding() {
    int board = count(ScoreConvention.BOARD);
    int reversed = count(ScoreConvention.REVERSED);
    int others = count(ScoreConvention.NONE);
    int withEmpties = board + reversed + others + count(ScoreConvention.WINNER);
    int decided = withEmpties + count(ScoreConvention.EITHER);
    if (isHabit(board, withEmpties)) {
      return Optional.of(finding(board, withEmpties, "leave out the empty squares"));
    }
    return isHabit(reversed, decided)
        ? Optional.of(finding(reversed, decided, "are those of the other side"))
        : Optional.empty();
  }

  private int count(ScoreConvention convention) {
    return counts.getOrDefault(convention, 0);
  }

  private static boolean isHabit(int count, int telling) {
    return count >= LEAST && 10 * count >= LEAST_OF_TEN * telling;
  }

  private Finding finding(int count, int telling, String habit) {
    String message =
        "%d of %s apart %s"
            .formatted(
                count,
                Counted.of(telling, "score that tells conventions", "scores that tell conventions"),
                habit);
    return Finding.of(
        new Problem(ProblemCode.SOURCE_CONVENTION, SourceLocation.whole(source), 0, 0, message));
  }
}
