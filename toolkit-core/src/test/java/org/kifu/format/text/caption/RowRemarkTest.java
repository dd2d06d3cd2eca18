package org.kifu.format.text.caption;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameRecord;
import org.kifu.game.Remark;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/** Rows and words that are kept as comments of a game. */
class RowRemarkTest {
  private static final String GAME = Games.match1997().getFirst();
  private static final String OTHER = Games.match1997().get(1);

  @ParameterizedTest
  @ValueSource(strings = {"Game 2", "Partie n°2", "## Partie 2 ##", "【第2局】", "Round: 2"})
  void theNumberOfAGameIsACommentOfTheGameBelow(String number) {
    Reading reading = Reading.of(GAME + "\n\n" + number + "\n" + OTHER + "\n");
    assertThat(remarks(reading)).containsExactly(List.of(), List.of(new Remark(0, number)));
    assertThat(reading.findings()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"# a note, 1", "// a note, 1", "(a note), 0"})
  void aSignHeadsTheGameBelowAndABracketEndsTheOneAbove(String comment, int game) {
    Reading reading = Reading.of(GAME + "\n" + comment + "\n" + OTHER + "\n");
    assertThat(remarks(reading).get(game)).hasSize(1);
    assertThat(remarks(reading).get(1 - game)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"'Round 1, Table 2: Ann - Bob', 'Round 1, Table 2'", "Game 1: Ann vs Bob, Game 1"})
  void wordsBeforeThePlayersAreAComment(String line, String comment) {
    Reading reading = Reading.of(line + "\n" + GAME + "\n");
    assertThat(reading.records().getFirst().header().black()).isEqualTo("Ann");
    assertThat(remarks(reading)).containsExactly(List.of(new Remark(0, comment)));
  }

  @Test
  void aNumberBelowTheLastGameIsToldAsIgnored() {
    Reading reading = Reading.of(GAME + "\n\nGame 2\n");
    assertThat(remarks(reading)).containsExactly(List.of());
    assertThat(reading.codes()).containsExactly("text-ignored");
  }

  private static List<List<Remark>> remarks(Reading reading) {
    return reading.records().stream().map(GameRecord::remarks).toList();
  }
}
