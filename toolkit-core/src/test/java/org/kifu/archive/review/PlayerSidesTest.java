package org.kifu.archive.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.kifu.board.Disc;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;

class PlayerSidesTest {
  private static final GameHeader NAMESAKES =
      new GameHeader("Tastet Marc", "Tastet Marc jr.", "", "", GameDate.UNKNOWN);

  @Test
  void aSpellingDoesNotMeanANamesakeInTheSameGame() {
    assertThat(PlayerSides.spelled(Set.of("Tastet Marc")).in(NAMESAKES))
        .containsExactly(Disc.BLACK);
    assertThat(PlayerSides.named("Tastet Marc", true).in(NAMESAKES)).hasSize(2);
  }

  @Test
  void severalSpellingsCountTogether() {
    assertThat(PlayerSides.spelled(Set.of("Tastet Marc", "Tastet Marc jr.")).in(NAMESAKES))
        .containsExactly(Disc.BLACK, Disc.WHITE);
    assertThat(PlayerSides.spelled(Set.of("tastet marc")).in(NAMESAKES)).isEmpty();
  }
}
