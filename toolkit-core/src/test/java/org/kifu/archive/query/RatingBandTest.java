package org.kifu.archive.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Tag;

class RatingBandTest {
  private static final RatingBand BAND = new RatingBand(1800, 2000);

  @ParameterizedTest
  @CsvSource({
    "1800, 2000, true",
    "1999.99, 1800.00, true",
    "1799.99, 1900, false",
    "1900, 2000.01, false",
    "1900, ?, false",
    "1900, , false",
    "1e9, 1900, false",
    "' 1900 ', 1900, true"
  })
  void bothPlayersHaveToBeInTheBand(String black, @Nullable String white, boolean isIn) {
    assertThat(BAND.contains(rated(black, white))).isEqualTo(isIn);
  }

  private static GameRecord rated(String black, @Nullable String white) {
    List<Tag> tags =
        white == null
            ? List.of(new Tag(0, Tag.BLACK_RATING, black))
            : List.of(new Tag(0, Tag.BLACK_RATING, black), new Tag(0, Tag.WHITE_RATING, white));
    return GameRecord.ofMoves(MoveList.of(List.of()))
        .withNotes(new Notes(List.of(), List.of(), List.of(), tags, List.of()));
  }

  @Test
  void isWrittenAsItIsTyped() {
    assertThat(List.of(BAND, new RatingBand(0, 1500), new RatingBand(2000, RatingBand.MOST)))
        .hasToString("[1800-2000, -1500, 2000-]");
    assertThat(new RatingBand(1800, 1800)).hasToString("1800");
  }

  @Test
  void theLeastIsNotAboveTheMost() {
    assertThatIllegalArgumentException().isThrownBy(() -> new RatingBand(2000, 1800));
  }
}
