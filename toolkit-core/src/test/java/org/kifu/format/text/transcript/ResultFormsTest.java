package org.kifu.format.text.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.Disc;
import org.kifu.game.Outcome;
import org.kifu.testing.Reading;

/** Results and counts of discs in the forms of people. A tilde stands for the end of a line. */
class ResultFormsTest {
  private static final String MOVES = "f5d6c3d3c4";

  private static final String GAME_OF_29 =
      "f5f6e6f4e3d6c6c5e7f7c3f3c4e2d7e8g6h5d8c8g5c7f8d3b8h6d2g4e1b4b5f2a4b3h3g3f1a6a5a3c2d1g2g8h8h1h7g7h4g1b6h2b1c1a2a7a8b7b2a1";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Black: 18~White: 46~f5d6c3d3c4",
        "White: 46~Black: 18~f5d6c3d3c4",
        "f5d6c3d3c4~Black: 18~White: 46",
        "Black: 18 White: 46~f5d6c3d3c4",
        "Score~Black: 18 discs~White: 46 discs (win)~f5d6c3d3c4",
        "Black discs: 18~White discs: 46~f5d6c3d3c4",
        "BlackScore=18~WhiteScore=46~f5d6c3d3c4",
        "黒：18石~白：46石~f5d6c3d3c4",
        "score:~  black: 18~  white: 46~f5d6c3d3c4",
        "score: {black: 18, white: 46}~f5d6c3d3c4",
        "score: [18, 46]~f5d6c3d3c4",
        "Discs B\t18~Discs W\t46~f5d6c3d3c4",
        "Stilling: 18-46~f5d6c3d3c4",
      })
  void countsOfDiscsAreAScoreAndNotNames(String text) {
    Reading reading = LabelFormsTest.read(text);
    assertThat(reading.findings()).isEmpty();
    assertThat(LabelFormsTest.describe(reading.records().getFirst())).isEqualTo("- 18");
  }

  @Test
  void countsBelowTheMovesLeaveTheNamesAboveThem() {
    Reading reading =
        LabelFormsTest.read(
            "Black: Ann~White: Bob~f5d6c3d3c4~Black: 18~White: 46~~"
                + "Black: Carl~White: Dora~f5f6e6f4~Black: 20~White: 44");
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records().stream().map(LabelFormsTest::describe))
        .containsExactly("Ann-Bob 18", "Carl-Dora 20");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Discs B\t18", "Discs B\t18~Discs X\t46", "Room B: 18~Room W: 46"})
  void countsWithoutAPairAreTold(String lines) {
    Reading reading = LabelFormsTest.read(lines + "~~" + MOVES);
    assertThat(LabelFormsTest.describe(reading.records().getFirst())).isEqualTo("-");
    assertThat(reading.codes()).containsExactly("text-ignored");
  }

  @Test
  void oneCountAloneIsTold() {
    Reading reading = LabelFormsTest.read("Black: 18~f5d6c3d3c4");
    assertThat(LabelFormsTest.describe(reading.records().getFirst())).isEqualTo("-");
    assertThat(reading.findings())
        .containsExactly("t:1:1: ignored a line without moves: 'Black: 18' [text-ignored]");
  }

  @ParameterizedTest
  @CsvSource({
    "Ann Lee 18 (win),Bob 46",
    "Ann Lee - 18 discs,Bob - 46 discs",
    "Ann Lee — 18 fichas,Bob — 46 fichas",
    "Ann Lee (18 pions),Bob (46 pions)",
  })
  void discsBehindNamesMayHaveWords(String black, String white) {
    Reading reading = LabelFormsTest.read("Black: " + black + "~White: " + white + "~" + MOVES);
    assertThat(reading.findings()).isEmpty();
    assertThat(LabelFormsTest.describe(reading.records().getFirst())).isEqualTo("Ann Lee-Bob 18");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "White wins by 28 | 18",
        "Black won 40-24 | 40",
        "結果：18－46 白勝ち | 18",
        "28石差で白の勝ち | 18",
        "白の28石勝ち | 18",
        "Final score  Black 18  White 46 | 18",
        "Black 18, White 46 (win) | 18",
        "Final: 18-46 | 18",
        "Result: White +28 | 18",
        "Result: draw | 32",
        "A draw, 32 each! | 32",
        "Remis 32:32 | 32",
      })
  void resultsMayBeWords(String line, int black) {
    for (String text : new String[] {line + "~" + MOVES, MOVES + "~" + line}) {
      Reading reading = LabelFormsTest.read(text);
      assertThat(reading.findings()).isEmpty();
      assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(black);
    }
  }

  /** Black has 33 discs at the end. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ha vinto il Nero 33 a 31.",
        "Resultado final: 33 fichas negras y 31 fichas blancas",
        "Efter allt: Svart 33, Vit 31",
        "Final score 33-31. I think I lost the thread.",
      })
  void aSentenceBeyondABlankLineStatesTheScoreThatTheBoardHas(String line) {
    String game =
        "f5f6e6f4e3c5g5g3g4f3c4d6g6h6c6b6d7e7b5d3a6c3c2h3h4h5f8e8d8c8b8c7d2b7f2e1a8e2g1f1d1b4"
            + "b3c1b1b2g2a4f7a7a1a2g7h8h7g8h2h1a5a3";
    Reading reading = LabelFormsTest.read(game + "~~Ciao a tutti,~~" + line + "~");
    assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(33);
    assertThat(reading.codes()).containsOnly("text-ignored");
    Reading other = LabelFormsTest.read(game + "~~" + line.replace("33", "34").replace("31", "30"));
    assertThat(other.records().getFirst().declared()).isEqualTo(Outcome.NONE);
    assertThat(other.codes()).containsExactly("text-ignored");
  }

  /** A real game of 29 to 35, which some write with the winner's discs first. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Result: 35-29 (White)",
        "Result: 29-35 (White)",
        "Result: 35-29 [white]",
        "Result: 35-29 (W)",
        "Result: 35-29 (White wins)",
        "Score: 35-29 for White",
        "Score: 35 - 29 to White",
        "Score: 35-29, White wins",
        "Score: 35-29 White won",
        "Résultat : 35-29 pour les blancs",
        "Ergebnis: 35:29 für Weiß",
        "Score: 29-35 White",
      })
  void theWinnerBehindAScoreHasTheMoreDiscs(String line) {
    for (String text : new String[] {line + "~" + GAME_OF_29, GAME_OF_29 + "~" + line}) {
      Reading reading = LabelFormsTest.read(text);
      assertThat(reading.findings()).isEmpty();
      assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(29);
    }
  }

  /** White has the last count or has won: the two give different scores. */
  @ParameterizedTest
  @ValueSource(strings = {"Score: 35-29 White", "Score: 29-35 Black", "Score 35-29 B"})
  void aSideThatMayBeEitherIsTold(String line) {
    Reading reading = LabelFormsTest.read(line + "~" + MOVES);
    assertThat(LabelFormsTest.describe(reading.records().getFirst())).isEqualTo("-");
    assertThat(reading.codes()).containsExactly("text-ignored");
  }

  @Test
  void aWinnerThatTheScoreContradictsIsTold() {
    Reading reading = LabelFormsTest.read("結果：46－18 白勝ち~" + MOVES);
    assertThat(reading.records().getFirst().declared()).isEqualTo(Outcome.NONE);
    assertThat(reading.codes()).containsExactly("text-ignored");
  }

  @ParameterizedTest
  @CsvSource({
    "Black resigns,RESIGNED,WHITE",
    "White resigned.,RESIGNED,BLACK",
    "Schwarz gibt auf,RESIGNED,WHITE",
    "白投了,RESIGNED,BLACK",
    "投了,RESIGNED,",
    "Abandon,RESIGNED,",
    "White lost on time,TIME,BLACK",
    "Black left,LEFT,WHITE",
    "Result: B+R,RESIGNED,BLACK",
    "Result: White wins by resignation,RESIGNED,WHITE",
  })
  void aLineBelowTheMovesSaysWhyTheyStop(String line, Outcome.Kind kind, Disc winner) {
    Reading reading = LabelFormsTest.read(MOVES + "~" + line);
    assertThat(reading.findings()).isEmpty();
    Outcome declared = reading.records().getFirst().declared();
    assertThat(declared.kind()).isEqualTo(kind);
    assertThat(declared.winner().orElse(null)).isEqualTo(winner);
  }

  @Test
  void aGameThatStopsMayHaveAScoreToo() {
    Reading reading = LabelFormsTest.read(MOVES + "~Black resigns~0-64~~f5f6e6f4");
    Outcome declared = reading.records().getFirst().declared();
    assertThat(declared.kind()).isEqualTo(Outcome.Kind.RESIGNED);
    assertThat(declared.blackDiscs()).hasValue(0);
    assertThat(reading.records().get(1).declared()).isEqualTo(Outcome.NONE);
  }
}
