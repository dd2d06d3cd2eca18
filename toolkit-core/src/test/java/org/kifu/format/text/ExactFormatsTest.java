package org.kifu.format.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.game.GameRecord;
import org.kifu.source.Source;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/** Notations whose records are known by signs are read by their own readers, also within a text. */
class ExactFormatsTest {
  private static final String GAME = Games.match1997().getFirst();

  private static final String SGF =
      "(;FF[4]GM[2]SZ[8]PB[Anna]PW[Ben];B[f5];W[d6];B[c3];W[d3];B[c4];W[f4];B[c5])";

  private static final String GGF =
      "(;GM[Othello]PC[GGS/os]PB[Anna]PW[Ben]RE[?]TI[0]TY[8]"
          + "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]"
          + "B[f5]W[d6]B[c3]W[d3]B[c4]W[f4]B[c5];)";

  private static final String PGN =
      "[Event \"Cup\"]\n[Black \"Anna\"]\n[White \"Ben\"]\n\n1. f5 d6 2. c3 d3 3. c4 f4 4. c5 *\n";

  @ParameterizedTest
  @CsvSource({"sgf", "ggf", "pgn"})
  void areReadByTheirReaders(String format) {
    Reading reading = Reading.of(record(format) + "\n");
    assertThat(reading.format()).contains(format);
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4f4c5");
  }

  private static String record(String format) {
    return switch (format) {
      case "sgf" -> SGF;
      case "ggf" -> GGF;
      default -> PGN;
    };
  }

  @Test
  void filesOfTheGameBaseAreReadByTheirReader() {
    Source file = Source.of(Games.examples().resolve("wthor/WTH_1977.wtb"));
    assertThat(Reading.of(file, Optional.empty()).moves())
        .isEqualTo(Reading.of(file, Optional.empty()).moves())
        .isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource({"sgf", "ggf", "pgn"})
  void withinATextTheyAreReadByTheirReadersToo(String format) {
    Reading reading = Reading.of("Two games of today:\n\n" + GAME + "\n\n" + record(format) + "\n");
    assertThat(reading.moves()).containsExactly(GAME, "f5d6c3d3c4f4c5");
    assertThat(names(reading.records().getLast())).isEqualTo("Anna-Ben");
  }

  @ParameterizedTest
  @CsvSource({"sgf", "ggf"})
  void whatStandsBehindThemIsReadAsText(String format) {
    Reading reading = Reading.of(record(format) + "\n\nCarl - Dora\n" + GAME + "\n");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4f4c5", GAME);
    assertThat(names(reading.records().getLast())).isEqualTo("Carl-Dora");
    assertThat(reading.codes()).contains("other-notation");
  }

  @Test
  void gamesOfOtherKindsAreNotReadAsOthello() {
    String go = "(;GM[1]FF[4]SZ[19]PB[Anna]PW[Ben];B[pd];W[dp];B[pq];W[dd];B[fc];W[cf])";
    Reading reading = Reading.of(go + "\n");
    assertThat(reading.records())
        .allSatisfy(game -> assertThat(game.rules()).isNotEqualTo("othello"));
    assertThat(reading.codes()).isNotEmpty();
  }

  @Test
  void twoArrangementsThatAreAsGoodAreBothTold() {
    Reading reading =
        Reading.of("f5  c7\nd6  d7\nc3  e7\nf4  d8\nf6  c6\nd3  b5\nf3  c5\nb3  f7\n");
    assertThat(reading.codes()).contains("layout-unclear");
    assertThat(reading.findings().toString()).contains("f5d6c3f4", "f5d6c7d7");
  }

  private static String names(GameRecord game) {
    return game.header().black() + "-" + game.header().white();
  }
}
