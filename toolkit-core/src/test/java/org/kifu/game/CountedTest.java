package org.kifu.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountedTest {
  @ParameterizedTest
  @CsvSource({
    "0, game, 0 games",
    "1, game, 1 game",
    "2, game, 2 games",
    "21, game, 21 games",
    "1, corrected copy, 1 corrected copy",
    "3, corrected copy, 3 corrected copies",
    "2, ply, 2 plies",
    "2, day, 2 days",
    "2, match, 2 matches",
    "2, box, 2 boxes"
  })
  void aNounFollowsItsCount(long count, String noun, String text) {
    assertThat(Counted.of(count, noun)).isEqualTo(text);
  }

  @Test
  void aVerbFollowsTheCountToo() {
    assertThat(Counted.of(1, "game is left", "games are left")).isEqualTo("1 game is left");
    assertThat(Counted.of(2, "game is left", "games are left")).isEqualTo("2 games are left");
  }

  @Test
  void aNounAloneTakesTheFormOfItsCount() {
    assertThat("37 of 1 " + Counted.noun(1, "game")).isEqualTo("37 of 1 game");
  }
}
