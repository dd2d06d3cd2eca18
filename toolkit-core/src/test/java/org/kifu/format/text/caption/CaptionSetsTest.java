package org.kifu.format.text.caption;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.ProblemCode;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/** Facts of games whose moves are missing, between those of two other games. */
class CaptionSetsTest {
  private static final String GAME = Games.match1997().getFirst();
  private static final String OTHER = Games.match1997().get(1);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Black: Carl~White: Dora~Date: 1999~~Black: Emma~White: Fred~",
        "Black: Carl~White: Dora~Event: Cup~~Black: Emma~White: Fred~",
        "Black: Carl~White: Dora~Date: 1999-01-01~lost page~Black: Emma~White: Fred~",
      })
  void giveTheOtherGamesNothing(String between) {
    Reading reading = read("Black: Anna~White: Bob~" + GAME + "~~" + between + OTHER);
    assertThat(captions(reading))
        .containsExactly(
            List.of("Black: Anna", "White: Bob"), List.of("Black: Emma", "White: Fred"));
    assertThat(reading.codes()).contains(ProblemCode.FACTS_WITHOUT_MOVES.code());
  }

  @Test
  void thePlayersOfAListOfGamesAreNotThoseOfLostGames() {
    Reading reading =
        read("Black: Gina~White: Hugo~~Black: Carl~White: Dora~~Black: Emma~White: Fred~" + GAME);
    assertThat(captions(reading)).containsExactly(List.of("Black: Emma", "White: Fred"));
    assertThat(reading.codes()).doesNotContain(ProblemCode.FACTS_WITHOUT_MOVES.code());
  }

  @Test
  void namesThatAreGivenTwiceAreThoseOfOneGame() {
    Reading reading =
        read("Black: Anna~White: Bob~~Black: Anna Keller~White: Bob Ray~Date: 1999~" + GAME);
    assertThat(captions(reading))
        .containsExactly(List.of("Black: Anna Keller", "White: Bob Ray", "Date: 1999"));
    assertThat(reading.codes()).doesNotContain(ProblemCode.FACTS_WITHOUT_MOVES.code());
  }

  private static List<List<String>> captions(Reading reading) {
    return reading.records().stream().map(game -> List.copyOf(game.header().captions())).toList();
  }

  private static Reading read(String text) {
    return Reading.of(text.replace('~', '\n') + "\n");
  }
}
