package org.kifu.format.text.caption;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kifu.game.GameRecord;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/** Tables whose first row names the columns. */
class TableHeadingTest {
  private static final String HEADING = "Black,White,Opening,Moves\n";
  private static final String GAME = Games.match1997().getFirst();
  private static final String OTHER = Games.match1997().get(1);

  @Test
  void theHeadingHoldsForEachRowOfALongTable() {
    int many = 3000;
    String rows =
        IntStream.range(0, many)
            .mapToObj(i -> "Anna Nr%d,Bob Nr%d,,%s\n".formatted(i, i, GAME))
            .collect(Collectors.joining());
    Reading reading = Reading.of(HEADING + rows);
    assertThat(reading.records()).hasSize(many);
    assertThat(reading.records())
        .extracting(game -> game.header().white())
        .containsExactlyElementsOf(IntStream.range(0, many).mapToObj(i -> "Bob Nr" + i).toList());
    assertThat(reading.findings()).isEmpty();
  }

  @Test
  void theHeadingIsOfItsGamesAndAColumnOfOtherNameIsTold() {
    Reading reading =
        Reading.of(HEADING + "Anna,Bob,Tiger," + GAME + "\nCarl,Dora,," + OTHER + "\n");
    assertThat(players(reading)).containsExactly("Anna-Bob", "Carl-Dora");
    assertThat(reading.findings())
        .containsExactly("t:2:10: game 1: ignored 'Tiger' [text-ignored]");
  }

  /** In some languages the words for black discs mean the side. */
  @Test
  void namesInColumnsOfDiscsArePlayers() {
    Reading reading = Reading.of("Pedine nere;Pedine bianche;Mosse\nAnna;Bob;" + GAME + "\n");
    assertThat(players(reading)).containsExactly("Anna-Bob");
  }

  @Test
  void aRowWithAFieldTooManyDoesNotGiveItsFacts() {
    Reading reading =
        Reading.of(HEADING + "Anna,Bob,," + GAME + "\nCarl,Jr.,Dora,," + OTHER + "\n");
    assertThat(reading.moves()).containsExactly(GAME, OTHER);
    assertThat(players(reading)).containsExactly("Anna-Bob", "-");
    assertThat(reading.findings())
        .containsExactly("t:3:1: game 2: a row of 5 fields below 4 columns [unreadable]");
  }

  @Test
  void aRowWithoutMovesIsAGameThatIsLost() {
    Reading reading =
        Reading.of(HEADING + "Anna,Bob,," + GAME + "\nCarl,Dora,,\nEmma,Fred,," + OTHER);
    assertThat(players(reading)).containsExactly("Anna-Bob", "Emma-Fred");
    assertThat(reading.findings())
        .containsExactly(
            "t:3:1: game 2: 'Carl' against 'Dora', but no moves of their game"
                + " [facts-without-moves]");
  }

  @Test
  void countsThatDoNotAgreeAreToldAndNotTaken() {
    Reading reading = Reading.of("Black,White,B,W,Diff,Moves\nAnna,Bob,40,24,12," + GAME + "\n");
    assertThat(players(reading)).containsExactly("Anna-Bob");
    assertThat(reading.records().getFirst().declared().blackDiscs()).isEmpty();
    assertThat(reading.findings())
        .containsExactly(
            "t:2:10: game 1: the numbers of discs are not a score: [40, 24, 12] [bad-value]");
  }

  private static List<String> players(Reading reading) {
    return reading.records().stream()
        .map(GameRecord::header)
        .map(header -> header.black() + "-" + header.white())
        .toList();
  }
}
