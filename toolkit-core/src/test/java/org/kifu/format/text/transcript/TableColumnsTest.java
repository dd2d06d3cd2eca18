package org.kifu.format.text.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin.Fact;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/** Tables of games whose first line names the columns. A tilde stands for the end of a line. */
class TableColumnsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Black,White,Moves,Result~Marc,Bob,f5d6c3d3c4,40-24~Carl,Dora,f5f6e6f4g5e7,30-34~",
        "moves;result;white_player;black_player~f5d6c3d3c4;40-24;Bob;Marc~f5f6e6f4g5e7;30-34;Dora;Carl~",
        "No\tResultado\tNegras\tBlancas\tJugadas~1\t40-24\tMarc\tBob\tf5 d6 c3 d3 c4~"
            + "2\t30-34\tCarl\tDora\tf5 f6 e6 f4 g5 e7~",
        "| Nero | Bianco | Risultato | Mosse |~|---|:---|---:|---|~| Marc | Bob | 40-24 |"
            + " f5d6c3d3c4 |~| Carl | Dora | 30-34 | f5f6e6f4g5e7 |~",
        "\"Schwarz\",\"Weiß\",\"Ergebnis\",\"Züge\"~\"Marc\",\"Bob\",\"40-24\",\"f5,d6,c3,d3,c4\"~"
            + "\"Carl\",\"Dora\",\"30:34\",\"f5,f6,e6,f4,g5,e7\"~",
        "<table><tr><th>Black</th><th width=\"10%\">White</th><th>Score</th><th>Moves</th></tr>~"
            + "<tr><td>Marc</td><td><b>Bob</b></td><td>40-24</td><td>f5d6c3d3c4</td></tr>~"
            + "<tr><td>Carl</td><td>Dora</td><td>30-34</td><td>f5f6e6f4g5e7</td></tr></table>~",
        "<table><tr><td>Noir<td>Blanc<td>Score<td>Coups<tr><td>Marc<td>Bob<td>40-24<td>f5d6c3d3c4"
            + "<tr><td>Carl<td>Dora<td>30-34<td>f5f6e6f4g5e7</table>~",
        "Noir;Blanc;Pions noirs;Pions"
            + " blancs;Coups~Marc;Bob;40;24;f5d6c3d3c4~Carl;Dora;30;34;f5f6e6f4g5e7~",
        "Zwart;Wit;Uitslag;Zetten~Marc;Bob;40-24;f5d6c3d3c4~Carl;Dora;30-34;f5f6e6f4g5e7~",
        "Svart\tVit\tResultat\tDrag~Marc\tBob\t40-24\tf5d6c3d3c4~Carl\tDora\t30-34\tf5f6e6f4g5e7~",
        "Czarne;Białe;Wynik;Ruchy~Marc;Bob;40-24;f5d6c3d3c4~Carl;Dora;30-34;f5f6e6f4g5e7~",
        "Preto;Branco;Resultado;Lances~Marc;Bob;40-24;f5d6c3d3c4~Carl;Dora;30-34;f5f6e6f4g5e7~",
        "黑方,白方,比分,棋谱~Marc,Bob,40:24,f5d6c3d3c4~Carl,Dora,30:34,f5f6e6f4g5e7~",
        "흑,백,결과,기보~Marc,Bob,40-24,f5d6c3d3c4~Carl,Dora,30-34,f5f6e6f4g5e7~",
        "Black   White  Score  Moves~Marc    Bob    40-24  f5 d6 c3 d3 c4~"
            + "Carl    Dora   30-34  f5 f6 e6 f4 g5 e7~",
        "black,white,score,m1,m2,m3,m4,m5,m6,m7,m8~Marc,Bob,40-24,f5,d6,c3,d3,c4,,,~"
            + "Carl,Dora,30-34,f5,f6,e6,f4,g5,e7~",
        "Player,Opponent,Colour,Result,Moves~Marc,Bob,Black,40-24,f5d6c3d3c4~"
            + "Dora,Carl,White,34-30,f5f6e6f4g5e7~",
        "Winner,Loser,Winner colour,Result,Moves~Marc,Bob,Black,40-24,f5d6c3d3c4~"
            + "Dora,Carl,White,34-30,f5f6e6f4g5e7~",
        "\"Tournoi\",\"Ronde\",\"Noirs\",\"Blancs\",\"Score\",\"Transcription\"~"
            + "\"Cup\",\"1\",\"Marc\",\"Bob\",\"40-24\",\"f5 d6 c3 d3 c4\"~"
            + "\"Cup\",\"7\",\"Carl\",\"Dora\",\"30-34\",\"f5 f6 e6 f4 g5 e7\"~",
        "Schwarz;Weiß;Ergebnis;Zugfolge~Marc;Bob;40-24;f5d6c3d3c4~Carl;Dora;30-34;f5f6e6f4g5e7~",
      })
  void theFieldsAreTheFactsOfTheirRow(String text) {
    Reading reading = read(text);
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4", "f5f6e6f4g5e7");
    assertThat(reading.records())
        .extracting(TableColumnsTest::facts)
        .containsExactly("Marc-Bob 40", "Carl-Dora 30");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "black,white,black_score,white_score,moves~Marc,Bob,40,24,f5d6c3d3c4~Carl,Dora,30,34,f5f6e6f4g5e7~",
        "Black;White;BlackDiscs;Moves~Marc;Bob;40;f5d6c3d3c4~Carl;Dora;30;f5f6e6f4g5e7~",
        "Black;White;Diff;Moves~Marc;Bob;+16;f5d6c3d3c4~Carl;Dora;-4;f5f6e6f4g5e7~",
        "N°;Noir;Elo N;Blanc;Elo B;Pions N;Pions"
            + " B;Partie~1;Marc;1523,4;Bob;1499,75;40;24;f5d6c3d3c4~"
            + "2;Carl;1523,4;Dora;1499,75;30;34;f5f6e6f4g5e7~",
        "game_id,black,black_rating,black_score,white,white_rating,white_score,moves~"
            + "7,Marc,1700.5,40,Bob,1650.2,24,f5d6c3d3c4~8,Carl,1701.5,30,Dora,1650.2,34,f5f6e6f4g5e7~",
        "Black,White,B,W,m1,m2,m3,m4,m5,m6,m7,m8~Marc,Bob,40,24,f5,d6,c3,d3,c4~"
            + "Carl,Dora,30,34,f5,f6,e6,f4,g5,e7~",
        "Schwarz;Weiß;Steine Schwarz;Steine Weiß;Z1;Z2;Z3;Z4;Z5;Z6;Z7;Z8~"
            + "\"Marc\";\"Bob\";40;24;f5;d6;c3;d3;c4~\"Carl\";\"Dora\";30;34;f5;f6;e6;f4;g5;e7~",
        "B,W,Score,Moves~Marc,Bob,40-24,f5d6c3d3c4~Carl,Dora,30-34,f5f6e6f4g5e7~",
        "Game;Black;White;Score;Record~1;Marc;Bob;40-24;f5d6c3d3c4~2;Carl;Dora;30-34;f5f6e6f4g5e7~",
        "Black,White,BlackDiscs,Game~Marc,Bob,40,f5d6c3d3c4~Carl,Dora,30,f5f6e6f4g5e7~",
        "Black,White,Score,Game~Marc,Bob,40-24,f5d6c3d3c4~Carl,Dora,30-34,f5f6e6f4g5e7~",
        "Rd  Table Black       White       Score  Moves~-----------------------------------~"
            + "1   1     Marc        Bob         40-24  f5d6c3d3c4~"
            + "1   12    Carl        Dora        30-34  f5f6e6f4g5e7~",
        "Black;White;White"
            + " Count;Diff;Moves~Marc;Bob;24;16;f5d6c3d3c4~Carl;Dora;34;-4;f5f6e6f4g5e7~",
      })
  void theScoreMayStandInColumnsOfNumbers(String text) {
    Reading reading = read(text);
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records())
        .extracting(TableColumnsTest::facts)
        .containsExactly("Marc-Bob 40", "Carl-Dora 30");
  }

  @Test
  void aFieldThatDoesNotFitItsColumnDoesNotCostTheOthers() {
    Reading reading =
        read(
            "No,Date,Black,White,Result,Moves~G1,1600000000,Marc,Bob,40-24,f5d6c3d3c4~"
                + "2,2019-05-04 18:30,Carl,Dora,30-34,f5f6e6f4g5e7~");
    assertThat(reading.findings())
        .startsWith("t:2:4: game 1: '1600000000' is not a date [bad-value]");
    assertThat(reading.records())
        .extracting(TableColumnsTest::facts)
        .containsExactly("Marc-Bob 40", "Carl-Dora 30");
    assertThat(reading.records().get(1).header().date()).hasToString("2019-05-04");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // ratings
        "Black,White,B,W,Moves~Marc,Bob,1500,1650,f5d6c3d3c4~",
        // one letter alone, which is another side in French
        "Noir;Blanc;B;Coups~Marc;Bob;40;f5d6c3d3c4~",
      })
  void numbersThatMayBeOthersAreNotAScore(String text) {
    Reading reading = read(text);
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records())
        .extracting(TableColumnsTest::facts)
        .containsExactly("Marc-Bob -1");
  }

  /**
   * A column of games behind those of the sides holds their moves, and counts no table of moves.
   */
  @Test
  void theLastColumnOfGamesHoldsTheMoves() {
    Reading reading = read("Black,White,Game~Marc,Bob,f5d6c3d3c4~Carl,Dora,f5f6e6f4g5e7~");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4", "f5f6e6f4g5e7");
    assertThat(reading.records())
        .extracting(TableColumnsTest::facts)
        .containsExactly("Marc-Bob -1", "Carl-Dora -1");
  }

  /** A name that is too long shifts what follows: no field is known, then. */
  @Test
  void aRowThatIsShiftedBelowItsColumnsDoesNotSayFacts() {
    String game = Games.match1997().getFirst();
    Reading reading =
        read(
            "Rd  Table Black    White    Score  Moves~"
                + "1   1     Marc     Bob      40-24  f5d6c3d3c4~"
                + "1   2     Jan van der Berg Dora     30-34  "
                + game);
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4", game);
    assertThat(reading.records())
        .extracting(TableColumnsTest::facts)
        .containsExactly("Marc-Bob 40", "- -1");
    assertThat(reading.codes()).containsExactly("text-ignored");
  }

  @Test
  void aResultIsNotUsedWhereNobodyKnowsWhoWasBlack() {
    Reading reading = read("Player,Opponent,Colour,Result,Moves~Ann,Bob,red,40-24,f5d6c3d3c4~");
    assertThat(reading.records()).extracting(TableColumnsTest::facts).containsExactly("- -1");
    assertThat(reading.findings())
        .contains(
            "t:2:13: game 1: the row does not say who was black, so that its result is not used"
                + " [bad-value]");
  }

  @Test
  void aDateThatMayBeTwoIsToldInItsOwnWords() {
    Reading reading = read("Black;White;Date;Moves~Ann;Bob;06/02/2010;f5d6c3d3c4~");
    assertThat(reading.findings())
        .containsExactly(
            "t:2:9: game 1: '06/02/2010' may be two dates: day and month may stand in either order"
                + " [bad-value]");
  }

  @Test
  void aMoveARowGivesTheGamesByTheirColumn() {
    Reading reading =
        read(
            "game_id,black_player,white_player,move_number,color,move~7,Ann,Bob,1,B,f5~"
                + "7,Ann,Bob,2,W,d6~7,Ann,Bob,3,B,c3~7,Ann,Bob,4,W,d3~7,Ann,Bob,5,B,c4~"
                + "8,Carl,Dora,1,B,f5~8,Carl,Dora,2,W,f6~8,Carl,Dora,3,B,e6~");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4", "f5f6e6");
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.records())
        .extracting(TableColumnsTest::facts)
        .containsExactly("Ann-Bob -1", "Carl-Dora -1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Black,Marc,Carl~White,Bob,Dora~Score,40-24,30-34~1,f5,f5~2,d6,f6~3,c3,e6~4,d3,f4~5,c4,g5~"
            + "6,f4,e7~7,c5,e3~8,b3,f3~9,c2,~",
        "Schwarz;Marc;Carl~Weiß;Bob;Dora~Ergebnis;40:24;30:34~Zug;;~1.;F5;F5~2.;D6;F6~3.;C3;E6~"
            + "4.;D3;F4~5.;C4;G5~6.;F4;E7~7.;C5;E3~8.;B3;F3~9.;C2;~",
        "Black\tMarc\tCarl~White\tBob\tDora~~1\tf5\tf5~2\td6\tf6~3\tc3\te6~4\td3\tf4~5\tc4\tg5~"
            + "6\tf4\te7~7\tc5\te3~8\tb3\tf3~9\tc2\t~"
            + "Black discs\t40\t30~White discs\t24\t34~",
      })
  void aColumnMayBeAGame(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4f4c5b3c2", "f5f6e6f4g5e7e3f3");
    assertThat(reading.records())
        .extracting(TableColumnsTest::facts)
        .containsExactly("Marc-Bob 40", "Carl-Dora 30");
    assertThat(reading.findings())
        .extracting(Object::toString)
        .allMatch(
            each ->
                each.contains("read as one of several games side by side")
                    || each.contains("columns that are read down"));
  }

  /** The best move is legal too. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "ply,side,move,best_move,loss~1,B,f5,e6,0~2,W,d6,f6,1~3,B,c3,c4,2~4,W,d3,c3,0~5,B,c4,c4,0~",
        "Ply\tBest\tMove~1\te6\tf5~2\tf6\td6~3\tc4\tc3~4\tc3\td3~5\tc4\tc4~",
      })
  void theHeaderSaysWhichSquaresWerePlayed(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
    assertThat(reading.findings())
        .singleElement()
        .asString()
        .containsPattern("ignored the column '[Bb]est|ignored 5 pieces of text .* from 'e6' on");
  }

  @Test
  void aSheetMayHaveNamesAboveAndDiscsBelowItsColumns() {
    Reading reading = read("Coup;Noir;Blanc~;Ann;Bob~1;f5;d6~2;c3;d3~3;c4;f4~4;f6;~;40;24~");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4f4f6");
    assertThat(reading.records()).extracting(TableColumnsTest::facts).containsExactly("Ann-Bob 40");
    assertThat(reading.findings()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"70,10,0; [70, 10, 0]", "40,24,12; [40, 24, 12]", "2,1,1; [2, 1, 1]"})
  void numbersThatAreNotAScoreAreTold(String numbers, String told) {
    Reading reading =
        read("black,white,black discs,white discs,diff,moves~Ann,Bob," + numbers + ",f5d6c3d3c4~");
    assertThat(reading.records()).extracting(TableColumnsTest::facts).containsExactly("Ann-Bob -1");
    assertThat(reading.findings())
        .containsExactly(
            "t:2:9: game 1: the numbers of discs are not a score: " + told + " [bad-value]");
  }

  private static String facts(GameRecord game) {
    return "%s-%s %d"
        .formatted(
            game.header().black(), game.header().white(), game.declared().blackDiscs().orElse(-1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Sort;Hvid;Brikker sort;Brikker"
            + " hvid;Træk~Marc;Bob;40;24;f5d6c3d3c4~Carl;Dora;30;34;f5f6e6f4g5e7~",
        "Černý\tBílý\tSkóre\tTahy~Marc\tBob\t40-24\tf5d6c3d3c4~Carl\tDora\t30-34\tf5f6e6f4g5e7~",
        "Player 1 (Black),Player 2 (White),Result,Moves~Marc,Bob,B+16,f5d6c3d3c4~"
            + "Carl,Dora,W+4,f5f6e6f4g5e7~",
        "Nero;Bianco;Pedine nere;Pedine bianche;Mosse~Marc;Bob;40;24;f5d6c3d3c4~"
            + "Carl;Dora;30;34;f5f6e6f4g5e7~",
        " black | white | discs | moves ~-------+-------+-------+-------~"
            + " Marc  | Bob   | 40-24 | f5d6c3d3c4~ Carl  | Dora  | 30-34 | f5f6e6f4g5e7~(2 rows)~",
        "\"Club games\",,,,~,,,,~Black,White,Result,Moves 1-3,Moves 4-6~Marc,Bob,40-24,f5 d6 c3,d3"
            + " c4~Carl,Dora,30-34,f5 f6 e6,f4 g5 e7~",
        "\"Black\",\"White\",\"BlackScore\",\"Moves\"~\"Marc\",\"Bob\",\"40\",\"f5 d6 c3~d3 c4\"~"
            + "\"Carl\",\"Dora\",\"30\",\"f5 f6~e6 f4 g5 e7\"~",
        "blackUserName,white.name,finalBlack,final_white,Moves~Marc,Bob,40,24,f5d6c3d3c4~"
            + "Carl,Dora,30,34,f5f6e6f4g5e7~",
      })
  void theWordsOfANameSayWhatAColumnHolds(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4", "f5f6e6f4g5e7");
    assertThat(reading.records())
        .extracting(TableColumnsTest::facts)
        .containsExactly("Marc-Bob 40", "Carl-Dora 30");
    assertThat(reading.codes()).isSubsetOf("text-ignored");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // sort is black beside hvid alone
        "Sort;White;Moves~7;Bob;f5d6c3d3c4~",
        // the number of a player, his rating and both sides in one name
        "Black player id,White,Moves~7,Bob,f5d6c3d3c4~",
        "Black Elo,White,Moves~1700,Bob,f5d6c3d3c4~",
        "Black or white,White,Moves~x,Bob,f5d6c3d3c4~",
      })
  void otherWordsBesideASideAreNotAPlayer(String text) {
    Reading reading = read(text);
    assertThat(reading.records()).extracting(TableColumnsTest::facts).containsExactly("-Bob -1");
  }

  @Test
  void aQuotationMarkThatIsNeverClosedDoesNotCostAnotherRow() {
    Reading reading =
        read(
            "\"Black\",\"White\",\"Moves\"~\"Marc\",\"Bob,\"f5d6c3d3c4\"~\"Carl\",\"Dora\",\"f5f6e6f4g5e7\"~");
    assertThat(reading.moves()).contains("f5f6e6f4g5e7");
  }

  @Test
  void aSheetWithLabelsInQuotesIsAGame() {
    Reading reading =
        read(
            "\"Schwarz\";\"Marc\"~\"Weiß\";\"Bob\"~\"Stand\";\"40:24\"~~\"Zug\";\"Farbe\";\"Feld\"~"
                + "1;\"S\";\"f5\"~2;\"W\";\"d6\"~3;\"S\";\"c3\"~4;\"W\";\"d3\"~5;\"S\";\"c4\"~");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
    assertThat(facts(reading.records().getFirst())).isEqualTo("Marc-Bob 40");
  }

  @Test
  void quotationMarksHoldTheSignBetweenFields() {
    Reading reading = read("Black,White,Date,Moves~\"Tastet, Marc\",Bob,3.2.2003,f5d6c3d3c4~");
    assertThat(reading.records().getFirst().header().captions())
        .containsExactlyInAnyOrder("Black: Tastet, Marc", "White: Bob", "Date: 2003-02-03");
    assertThat(reading.games().getFirst().origin().of(Fact.WHITE)).hasToString("t:2:16");
  }

  @Test
  void whatHasNoPlaceInARecordIsTold() {
    Reading reading = read("Round,Black,Opening,Moves~12,Ann,Tiger e6,f5d6c3d3c4~");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4");
    assertThat(reading.findings())
        .containsExactly("t:2:8: game 1: ignored 'Tiger e6' [text-ignored]");
  }

  /**
   * A comma lost, one too many, a row cut off, blank lines, comments, a quotation mark left open.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      textBlock =
          """
          2001-02-03Ann,Bob,34-30,f5f6e6f4g5e7      | 1 | t:3:1: game 2: a row of 4 fields below 5 columns [unreadable]
          2001-02-03,Ann, Jr.,Bob,34-30,f5f6e6f4g5e7 | 1 | t:3:1: game 2: a row of 6 fields below 5 columns [unreadable]
          2001-02-03,Ann,Bo                     | 0 | t:3:1: game 2: 'Ann' against 'Bo', but no moves of their game [facts-without-moves]
          2001-02-03,Ann,Bob,34-30,             | 0 | t:3:1: game 2: 'Ann' against 'Bob', but no moves of their game [facts-without-moves]
          ''                                    | 0 |
          ~~~                                   | 0 |
          '# checked by Otto'                   | 0 |
          Checked by Otto, in May               | 0 | t:3:1: ignored a line without moves: 'Checked by Otto, in May' [text-ignored]
          2001-02-03,"Ann,Bob,34-30,f5f6e6f4g5e7    | 1 |
          2001-02-03,Ann,Bob,34-30,f5f6e6f4g5e7,,   | 1 |
          """)
  void aRowThatDoesNotFitTakesNothingFromTheOthers(String row, int games, String finding) {
    String before = "2001-01-01,Marc,Carl,40-24,f5d6c3d3c4";
    String after = "2001-04-05,Dora,Emma,30-34,f5d6c4d3c3";
    Reading reading =
        read("Date,Black,White,Score,Moves~%s~%s~%s~".formatted(before, row.strip(), after));
    assertThat(reading.findings())
        .containsExactlyElementsOf(Optional.ofNullable(finding).stream().toList());
    assertThat(reading.records()).hasSize(games + 2);
    assertThat(facts(reading.records().getFirst())).isEqualTo("Marc-Carl 40");
    assertThat(facts(reading.records().getLast())).isEqualTo("Dora-Emma 30");
  }

  @Test
  void otherTextBelowATableIsNotPartOfIt() {
    Reading reading =
        read("Black,White,Moves~Ann,Bob,f5d6c3d3c4~~f5, f6, e6~f4, g5, e7~~f5f6e6f4, g5~");
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4", "f5f6e6f4g5e7", "f5f6e6f4g5");
    assertThat(reading.records())
        .extracting(TableColumnsTest::facts)
        .contains("Ann-Bob -1", "- -1");
  }

  private static Reading read(String text) {
    return Reading.of(text.replace('~', '\n'));
  }
}
