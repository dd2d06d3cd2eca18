package org.kifu.format.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin.Fact;
import org.kifu.testing.Reading;

/** Tables of games whose first line names the columns. A tilde stands for the end of a line. */
class ColumnsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Black,White,Moves,Result~Marc,Bob,f5d6c3d3c4,40-24~Carl,Dora,f5f6e6f4,30-34~",
        "moves;result;white_player;black_player~f5d6c3d3c4;40-24;Bob;Marc~f5f6e6f4;30-34;Dora;Carl~",
        "No\tResultado\tNegras\tBlancas\tJugadas~1\t40-24\tMarc\tBob\tf5 d6 c3 d3 c4~"
            + "2\t30-34\tCarl\tDora\tf5 f6 e6 f4~",
        "| Nero | Bianco | Risultato | Mosse |~|---|:---|---:|---|~| Marc | Bob | 40-24 |"
            + " f5d6c3d3c4 |~| Carl | Dora | 30-34 | f5f6e6f4 |~",
        "\"Schwarz\",\"Weiß\",\"Ergebnis\",\"Züge\"~\"Marc\",\"Bob\",\"40-24\",\"f5,d6,c3,d3,c4\"~"
            + "\"Carl\",\"Dora\",\"30:34\",\"f5,f6,e6,f4\"~",
      })
  void theFieldsAreTheFactsOfTheirRow(String text) {
    Reading reading = read(text);
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.moves()).containsExactly("f5d6c3d3c4", "f5f6e6f4");
    assertThat(reading.records())
        .extracting(ColumnsTest::facts)
        .containsExactly("Marc-Bob 40", "Carl-Dora 30");
  }

  private static String facts(GameRecord game) {
    return "%s-%s %d"
        .formatted(
            game.header().black(), game.header().white(), game.declared().blackDiscs().orElse(-1));
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
        .containsExactly("t:2:8: game 1: passed over 'Tiger e6' [text-ignored]");
  }

  @Test
  void aTableEndsWhereARowHasOtherFields() {
    Reading reading = read("Black,White,Moves~Ann,Bob,f5d6c3d3c4~~f5f6e6f4,a~Ann,Bob,f5d6c3d3c4~");
    assertThat(reading.records())
        .extracting(game -> game.header().black())
        .containsExactly("Ann", "", "");
  }

  private static Reading read(String text) {
    return Reading.of(text.replace('~', '\n'));
  }
}
