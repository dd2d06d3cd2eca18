package org.kifu.games.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameRecord;
import org.kifu.game.Remark;
import org.kifu.testing.Reading;

/** The signs that draughts shares with PGN: comments, their places, and results. */
class DraughtsSignsTest {
  private static final String GAME =
      "[Event \"x\"]\n[GameType \"25\"]\n[Result \"%s\"]\n\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 %s\n";

  @ParameterizedTest
  @CsvSource({
    "1/2-1/2, \u00BD-\u00BD",
    "1/2-1/2, 1-1",
    "1-0, 2:0",
    "2-0, 1-0",
    "0-1, 0\u22121",
    "1:1, 1/2",
  })
  void aLastWordThatMeansTheResultOfTheTagIsTheResult(String tag, String last) {
    Reading reading = Reading.of(GAME.formatted(tag, last));
    assertThat(reading.format()).contains("pdn");
    assertThat(reading.findings()).noneMatch(each -> each.contains("bad-value"));
    assertThat(reading.records().getFirst().moves()).hasSize(4);
  }

  @Test
  void aLastWordThatMeansAnotherResultIsTold() {
    assertThat(Reading.of(GAME.formatted("1-0", "0:2")).codes()).contains("bad-value");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "% [Event \"no\"] 1. c3-d4 d6-c5",
        "; 1. c3-d4 d6-c5 2. b2-c3 f6-g5",
        "{as in\n[Event \"no\"]\n[GameType \"25\"]\n\n1. c3-d4 d6-c5 *\n}",
      })
  void commentsBesideGamesAreNeitherGamesNorMoves(String comment) {
    String game = GAME.formatted("*", "*");
    Reading reading = Reading.of(comment + "\n\n" + game + comment + "\n\n" + game + comment);
    assertThat(reading.games()).hasSize(2);
    assertThat(reading.moves()).containsOnly("c3-d4d6-c5b2-c3f6-g5");
  }

  @Test
  void commentsKeepTheirWordsAndPlaces() {
    String moves = "1. c3-d4 {[%eval 0.8]} 1... d6-c5 ( 1... f6-g5 ) {[%csl Gf5] a} 2. b2-c3 *";
    String text = "[Event \"x\"]\n[GameType \"25\"]\n[Result \"*\"]\n\n" + moves + "\n";
    GameRecord game = Reading.of(text).records().getFirst();
    assertThat(game.remarks())
        .containsExactly(new Remark(1, "[%eval 0.8]"), new Remark(2, "[%csl Gf5] a", 1));
    assertThat(new PdnWriting(false).text(game)).contains("\n" + moves + "\n");
  }
}
