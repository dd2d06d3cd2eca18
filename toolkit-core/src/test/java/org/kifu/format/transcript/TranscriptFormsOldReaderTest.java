package org.kifu.format.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.MoveToken;
import org.kifu.game.GameRecord;
import org.kifu.testing.Reading;

/**
 * Moves that name the line that they flip. The reader on trial takes both squares as moves, of
 * which the second one is not legal.
 */
@DisabledIfSystemProperty(named = "kifu.reader", matches = "new")
class TranscriptFormsOldReaderTest {
  /** In a game where a disc flips one line only; whether these do is a matter of its rules. */
  @ParameterizedTest
  @ValueSource(strings = {"d3c3c4e3>e5f6", "d3 c3 c4 E3>e5 f6", "d3,c3,c4,e3>e5,f6", "e3>e5"})
  void readsTheLineThatAMoveFlips(String text) {
    GameRecord game = Reading.byRules(text, "one-way").records().getFirst();
    assertThat(game.moves()).contains(MoveToken.parse("e3>e5"));
    assertThat(game.moves().toString()).isIn("[d3, c3, c4, e3>e5, f6]", "[e3>e5]");
  }
}
