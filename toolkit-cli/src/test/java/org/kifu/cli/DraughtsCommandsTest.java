package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every command that knows rules, on games of Russian draughts. */
class DraughtsCommandsTest {
  private static final String GAME = "examples/rules/russian-draughts-championship.pdn";
  private static final String STRIKE = "examples/rules/russian-draughts-turkish-strike.pdn";
  private static final String PROMOTION = "examples/rules/russian-draughts-promotion.pdn";

  private static CommandRun draughts(String... words) {
    String[] all = new String[words.length + 2];
    System.arraycopy(words, 0, all, 0, words.length);
    all[words.length] = "--rules";
    all[words.length + 1] = "russian-draughts";
    return kifu(all);
  }

  @Test
  void perftEndsWithTheCount() {
    assertThat(draughts("perft", "--depth", "8").out()).endsWith("929899\n");
    assertThat(draughts("perft", "--depth", "2", "--divide").out()).contains("c3-d4 7\n");
  }

  @Test
  void theRulesAreExplainedUnderTheirStart() {
    assertThat(kifu("rules", "russian-draughts").out())
        .contains("8    X     X     X     X\n", "FMJD-64", "First:    white.");
    assertThat(kifu("rules").out()).contains("russian-draughts");
  }

  @Test
  void aGameIsVerifiedWithoutAFault() {
    CommandRun run = draughts("verify", GAME);
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("0 complete + 1 unfinished + 0 illegal", "declared: resigned");
  }

  @Test
  void aBrokenRuleIsTold() {
    CommandRun run = draughts("verify", "1. c3-d4 d6-c5 2. g3-h4");
    assertThat(run.code()).isZero();
    CommandRun broken = draughts("verify", "1. c3-d4 b6-c5 2. g3-h4");
    assertThat(broken.code()).isEqualTo(1);
    assertThat(broken.out()).contains("white must capture: g3-h4 does not, d4:b6 would");
  }

  @Test
  void aBoardIsDrawnWithKingsOfTwoMen() {
    CommandRun run = draughts("show", STRIKE, "--ply", "0");
    assertThat(run.out()).contains("4    .     .     OO    .\n", "white 1, black 5, white to move");
    assertThat(draughts("show", PROMOTION).out()).contains("white has won");
    assertThat(draughts("show", GAME, "--format", "svg").out())
        .contains("<svg", "B:Wc3,f6:Ba5,h6,h8");
  }

  @Test
  void aDiagramOfNumbersDoesNotShowMovingPieces() {
    CommandRun run = draughts("show", GAME, "--style", "kifu");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err())
        .contains("kifu diagrams show only discs, which stay where they are placed");
  }

  @Test
  void aGameIsConvertedToNumbersAndBack() {
    CommandRun run = draughts("convert", GAME, "--to", "pdn-numeric");
    assertThat(run.out()).contains("1. 22-18 10-15 2. 25-22");
    assertThat(draughts("convert", GAME, "--to", "sgf").code()).isEqualTo(1);
  }

  @Test
  void aForcedWinIsFound() {
    CommandRun run = draughts("solve", "[FEN \"W:Wc1,e3:Bg5\"] *", "--format", "jsonl");
    assertThat(run.out()).contains("\"score\":64", "\"best\":\"c1-b2\"");
    assertThat(draughts("search", "[FEN \"W:Wc1,e3:Bg5\"] *", "--depth", "9").out())
        .contains("+64", "c1-b2 g5-h4");
  }

  @Test
  void anAnnotationIsInMen() {
    CommandRun run =
        draughts("annotate", "[FEN \"W:Wc3,g1:Bf6,h8\"] 1. c3-d4 f6-e5 2. d4:f6 *", "--level", "8");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("in men, positive for black", "f6-e5", "blunder");
    CommandRun lines = draughts("annotate", PROMOTION, "--level", "4", "--format", "jsonl");
    assertThat(lines.out())
        .contains("\"unit\":\"men\"", "\"firstPlayerValue\":64", "\"confidence\":\"exact\"");
  }

  @ParameterizedTest
  @CsvSource({
    "csv, ',russian-draughts,men,'",
    "html, 'data-shape=\"8 8 from-bottom\"'",
    "md, 'in men, positive for black; depth 3'"
  })
  void everyFormTellsOfMen(String format, String says) {
    CommandRun run = draughts("annotate", PROMOTION, "--level", "4", "--format", format);
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains(says);
  }

  @Test
  void sgfCannotHoldDraughts() {
    CommandRun run = draughts("annotate", PROMOTION, "--level", "4", "--format", "sgf");
    assertThat(run.err()).contains("not written: a move of a piece");
  }
}
