package org.kifu.opening.output;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.kifu.opening.OpeningStats;
import org.kifu.table.Column;
import org.kifu.table.Unit;

/** The columns of the results of games, for every form that states them in full. */
final class ResultColumns {
  static final Column<OpeningStats> GAMES = Column.of("games", Unit.LONG, OpeningStats::games);

  static final Column<OpeningStats> BLACK_WINS =
      Column.of("black_wins", Unit.LONG, OpeningStats::blackWins);

  static final Column<OpeningStats> DRAWS = Column.of("draws", Unit.LONG, OpeningStats::draws);

  /** The columns of wins and draws. */
  static final List<Column<OpeningStats>> WINS =
      List.of(BLACK_WINS, DRAWS, Column.of("white_wins", Unit.LONG, OpeningStats::whiteWins));

  /**
   * The columns of black's share of the points with its interval, and of the mean final disc
   * difference.
   */
  static final List<Column<OpeningStats>> SCORES =
      List.of(
          ofSome("black_score", OpeningStats::blackScore),
          ofSome("black_score_low", OpeningStats::blackScoreLow),
          ofSome("black_score_high", OpeningStats::blackScoreHigh),
          ofSome("mean_black_disc_diff", OpeningStats::meanBlackDiscDiff));

  /** The columns of wins and scores. */
  static final List<Column<OpeningStats>> OUTCOMES = joined(WINS, SCORES);

  /** The columns of games, wins and scores. */
  static final List<Column<OpeningStats>> ALL = joined(List.of(GAMES), OUTCOMES);

  static final Column<OpeningStats> SMALL_SAMPLE =
      Column.of("small_sample", Unit.FLAG, OpeningStats::isSmallSample);

  private ResultColumns() {}

  /** A column that is empty if there are no games. */
  private static Column<OpeningStats> ofSome(String name, Function<OpeningStats, Object> cell) {
    Function<OpeningStats, @Nullable Object> known =
        stats -> stats.games() == 0 ? null : cell.apply(stats);
    return Column.of(name, Unit.DECIMAL, known);
  }

  @SafeVarargs
  static <R> List<Column<R>> joined(List<Column<R>>... lists) {
    List<Column<R>> joined = new ArrayList<>();
    for (List<Column<R>> list : lists) {
      joined.addAll(list);
    }
    return List.copyOf(joined);
  }
}
