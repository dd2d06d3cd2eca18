package org.kifu.opening.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kifu.board.Disc;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.opening.OpeningCounts;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.study.OpponentHabits.Habit;
import org.kifu.testing.Games;
import org.kifu.testing.ParsedGames;

/** The games of the match of 1997 that {@link PreparationTest} writes out. */
class OpponentHabitsTest {
  private static OpeningCounts counts(int... games) {
    var parsed =
        IntStream.of(games)
            .mapToObj(number -> Games.squares(Games.match1997().get(number - 1)))
            .map(squares -> ParsedGames.of(GameRecord.ofMoves(MoveList.ofSquares(squares))))
            .toList();
    return OpeningCounts.of(parsed.iterator(), OpeningSettings.DEFAULT.withPlies(7), 1);
  }

  /** After f5, two of the opponent's three games have d6, and one has f6, which is left out. */
  @Test
  void countsAllGamesOfTheOpponent() {
    OpeningCounts theirs = counts(3, 4, 5);
    List<Habit> habits =
        OpponentHabits.of(
            Preparation.of(OpeningTable.of(counts(1, 2)), OpeningTable.of(theirs), Disc.BLACK, 2),
            Disc.BLACK,
            theirs::movesFrom,
            counts(1, 2, 3, 4, 5)::movesFrom);
    assertThat(habits).first().returns("f5d6", habit -> habit.move().lineWithMove());
    assertThat(habits.getFirst().share()).isEqualTo(2 / 3.0);
    assertThat(habits.getFirst().othersShare()).isEqualTo(4 / 5.0);
  }
}
