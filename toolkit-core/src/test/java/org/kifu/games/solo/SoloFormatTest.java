package org.kifu.games.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.format.GameWriter;
import org.kifu.game.GameRecord;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

class SoloFormatTest {
  private static final String BOOKLET =
      """
      Solo
      Player: Anna
      Date: 2006-12-24
      Tiles: c3=b1 d2=g7
      Score: 1 tile, 1 point
      # the booklet's example
      1. gold d3
      2. gold b3 a3=g2 b2=b- b4=g5
      """;

  @Test
  void readsFactsTilesAndMoves() {
    Reading reading = Reading.of(BOOKLET);
    assertThat(reading.format()).contains("solo");
    assertThat(reading.findings()).isEmpty();
    GameRecord game = reading.records().getFirst();
    assertThat(game.rules()).isEqualTo("solo");
    assertThat(game.header().black()).isEqualTo("Anna");
    assertThat(game.header().date()).hasToString("2006-12-24");
    assertThat(game.moves().toString()).isEqualTo("[gold:d3, gold:b3]");
    assertThat(game.start().toString()).contains("c3=b1", "a3=g2", "b2=b-", "b4=g5", "h6=?");
    assertThat(game.remarks().getFirst().text()).isEqualTo("the booklet's example");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "gold:d3 black:c3",
        "1. gold d3 2. black c3",
        "SOLO game\nGOLD d3; BLACK c3",
        "Solo\n1) gold d3, c3=?\n2) black c3 # a tile lies there"
      })
  void movesMayBeWrittenInSeveralWays(String text) {
    Reading reading = Reading.of(text, "solo");
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records().getFirst().moves().toString()).isEqualTo("[gold:d3, black:c3]");
  }

  @Test
  void severalRecordsOfATextAreToldByTheirFirstLines() {
    Reading reading = Reading.of(BOOKLET + "\n" + BOOKLET);
    assertThat(reading.records()).hasSize(2);
    assertThat(reading.games().get(1).origin().start().line()).isEqualTo(10);
  }

  /** One damaged byte in the first line of a record must not cost the one before. */
  @Test
  void aRecordWithADamagedFirstLineBeginsBehindTheMovesOfTheOneBefore() {
    List<GameRecord> records =
        Reading.of(BOOKLET + "\n" + BOOKLET.replaceFirst("(?i)solo", "olo"), "solo").records();
    assertThat(records).hasSize(2);
    assertThat(records.getFirst()).isEqualTo(Reading.of(BOOKLET).records().getFirst());
    assertThat(records.getLast().moves().toString()).isEqualTo("[olo, gold:d3, gold:b3]");
    assertThat(records.getLast().start()).isEqualTo(records.getFirst().start());
  }

  /** However much of the text is of this game. */
  @Slow
  @ParameterizedTest
  @CsvSource({
    "logistello-murakami-1997.txt, 1",
    "logistello-murakami-1997.txt, 40",
    "logistello-murakami-1997.pgn, 1",
    "logistello-murakami-1997.pgn, 40",
    "kifu-diagram.txt, 40",
    "ggs-synchro-2009.ggf, 1",
    "ggs-synchro-2009.ggf, 40",
    "edax-sample.sgf, 1",
    "edax-sample.sgf, 40",
  })
  void gamesOfOtherNotationsBesideRecordsAreRead(String example, int records) throws IOException {
    String other = Files.readString(Games.examples().resolve(example));
    List<GameRecord> games = Reading.of(other).records();
    String solo = "\n" + (BOOKLET + "\n").repeat(records);
    for (String text : List.of(solo + other, other + solo, other + solo + other)) {
      Reading reading = Reading.of(text);
      assertThat(reading.records()).containsAll(games);
      assertThat(reading.codes()).doesNotContain("bad-square");
    }
  }

  @Test
  void wordsBetweenRecordsAreOfNone() {
    GameRecord alone = Reading.of(BOOKLET).records().getFirst();
    String words = "\nThe next one was played at Solo, and black c4 was a mistake.\n\n";
    Reading reading = Reading.of(words + BOOKLET + words + BOOKLET + words, "solo");
    assertThat(reading.records()).containsExactly(alone, alone);
    assertThat(reading.codes()).containsOnly("text-ignored").hasSize(3);
  }

  /** A blank line within a record takes nothing from it. */
  @Test
  void factsThatWaitForTheirMovesAreOfTheRecord() {
    GameRecord alone = Reading.of(BOOKLET).records().getFirst();
    String apart = BOOKLET.replaceAll("(?=Tiles|Date|Player|1\\. )", "\n");
    assertThat(Reading.of(apart).records()).containsExactly(alone);
  }

  @Test
  void whatIsWrittenReadsTheSame() throws IOException {
    GameRecord game = Reading.of(BOOKLET).records().getFirst();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GameWriter writer = GameWriter.open("solo", bytes)) {
      assertThat(writer.losses(game)).isEmpty();
      writer.write(game);
    }
    String written = bytes.toString(StandardCharsets.UTF_8);
    assertThat(Reading.of(written).records()).containsExactly(game);
  }

  @Test
  void gamesOfTwoPlayersAreRefused() {
    GameRecord game = Reading.of("f5d6c3").records().getFirst();
    try (GameWriter writer = GameWriter.open("solo", new ByteArrayOutputStream())) {
      assertThat(writer.refusal(game)).contains("the rules othello");
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Tiles: a3=g11 | t:2:8: game 1: 'g11' is not a tile: they are g1 to g10, b1 to b10, g- and"
            + " b- [bad-start]",
        "Tiles: a3=g1 a6=g1 | t:2:14: game 1: the game has only one tile g1 [bad-start]",
        "Tiles: a3=g1 a3=g2 | t:2:14: game 1: a second tile lies on a3 [bad-start]",
        "Tiles: a3=b- a6=b- b2=b- | t:2:20: game 1: the game has only 2 tiles b- [bad-start]",
        "Tiles: a1=g1 | t:2:8: game 1: a layout has 24 tiles, none on d4 e4 d5 e5; here are 1"
            + " [bad-start]",
        "Tiles: a9=g1 | t:2:8: game 1: a9 is not a square of the 8x8 board [bad-start]",
        "gold d3 h3=b1 | t:2:9: game 1: h3 does not lie along a side of d3: no tile turns up there"
            + " [bad-start]",
        "Tiles: c3=b1 ; gold d3 c3=b2 | t:2:24: game 1: the tile on c3 is b2, and was told as b1"
            + " [bad-start]",
        "gold d3 c3=b1 c3=b1 | t:2:15: game 1: the tile on c3 has turned up before [bad-start]",
        "Date: Christmas | t:2:7: game 1: 'Christmas' is not a date like 2006-12-24 [bad-value]",
        "Score: many | t:2:8: game 1: 'many' is not a score like 24 tiles, 110 points [bad-value]"
      })
  void whatIsWrongIsToldInItsPlace(String line, String finding) {
    assertThat(Reading.of("Solo\n" + line + "\ngold d3", "solo").findings()).contains(finding);
  }

  @Test
  void aScoreThatTheMovesDoNotGiveIsAFinding() {
    assertThat(Reading.of(BOOKLET.replace("1 point", "2 points")).findings())
        .containsExactly(
            "t:5:8: game 1: declared 1 tile, 2 points, the moves give 1 of 24 tiles, 1 point"
                + " [score-mismatch]");
  }

  @Test
  void aTranscriptWithColoursIsNotASoloGame() {
    assertThat(Reading.of("Black f5 White d6 Black c3").format()).contains("transcript");
  }
}
