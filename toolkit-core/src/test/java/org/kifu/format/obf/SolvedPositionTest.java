package org.kifu.format.obf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;

class SolvedPositionTest {
  /** Two best moves and a lower one, as in a problem file. */
  private static final SolvedPosition LISTED =
      new SolvedPosition(
          Position.START,
          List.of(scored("g8", 18), scored("h1", 12), scored("a2", 18)),
          OptionalInt.empty());

  @ParameterizedTest
  @CsvSource({
    "18, g8, false", // the first best move
    "18, a2, false", // an equal one
    "18, h1, true", // listed with a lower score
    "18, b7, false", // not listed: judged by the score alone
    "16, b7, true",
    "12, h1, true",
    "20, g8, true"
  })
  void judgesByTheHighestScoreAndTheMovesListedScore(int score, String move, boolean wrong) {
    assertThat(LISTED.contradicts(score, Optional.of(at(move)))).isEqualTo(wrong);
  }

  @Test
  void judgesByAScoreThatStandsAlone() {
    SolvedPosition alone = new SolvedPosition(Position.START, List.of(), OptionalInt.of(-4));
    assertThat(alone.contradicts(-4, Optional.empty())).isFalse();
    assertThat(alone.contradicts(-6, Optional.of(at("f5")))).isTrue();
  }

  @Test
  void saysNothingWithoutAList() {
    SolvedPosition bare = new SolvedPosition(Position.START, List.of(), OptionalInt.empty());
    assertThat(bare.contradicts(0, Optional.of(at("f5")))).isFalse();
  }

  private static SolvedPosition.ListedMove scored(String square, int score) {
    return new SolvedPosition.ListedMove(at(square), score);
  }

  private static Move at(String square) {
    return Move.at(Square.parse(square));
  }
}
