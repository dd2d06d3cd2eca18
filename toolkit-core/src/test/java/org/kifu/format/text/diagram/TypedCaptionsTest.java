package org.kifu.format.text.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameHeader;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/** Rows of typewriters, and captions of spreadsheets, pages and screens. */
class TypedCaptionsTest {
  private static final String GAME = Games.match1997().getFirst();

  /** The rows with a sign around each cell, the discs of the start as pairs of signs. */
  private static String framed(String game, int moves, char sign) {
    StringBuilder text = new StringBuilder();
    List<String> cells = Drawn.cells(game, 0, moves);
    for (int square = 0; square < 64; square++) {
      String cell = cells.get(square).replace("●", "**").replace("○", "()").replace(".", "");
      text.append(sign).append("%2s".formatted(cell));
      text.append(square % 8 == 7 ? sign + "\n" : "");
    }
    return text.toString();
  }

  @ParameterizedTest
  @ValueSource(chars = {':', '!', 'I', '/', '|'})
  void rowsBetweenSignsAreRead(char sign) {
    for (String game : Games.match1997()) {
      assertThat(Reading.of(framed(game, 60, sign)).moves()).containsExactly(game);
      assertThat(Reading.of(framed(game, 37, sign)).moves()).containsExactly(game.substring(0, 74));
    }
  }

  @Test
  void pointsMayFillUpTheCells() {
    for (String game : Games.match1997()) {
      StringBuilder text = new StringBuilder();
      List<String> cells = Drawn.cells(game);
      for (int square = 0; square < 64; square++) {
        String cell = cells.get(square).replace("●", "B").replace("○", "W");
        text.append(cell.length() == 1 ? "." + cell : cell).append(square % 8 == 7 ? "\n" : " ");
      }
      assertThat(Reading.of(text.toString()).moves()).containsExactly(game);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ";;;;;;;;\nNoir;Ann;;;;;;;\nBlanc;Bob;;;;;;;\n",
        "Schwarz;Ann;;;;;;;\nWeiß;Bob;;;;;;;\n",
        ";;;;;;;;\n\"Noir\";\"Ann\";;;;;;;\n\"Blanc\";\"Bob\";;;;;;;\n",
      })
  void rowsOfASpreadsheetNameThePlayers(String below) {
    for (String separator : List.of(";", "\t", ",")) {
      String text = (sheet() + below).replace(";", separator);
      Reading reading = Reading.of(text);
      assertThat(reading.moves()).as(text).containsExactly(GAME);
      assertThat(reading.findings()).isEmpty();
      assertNames(reading, "Ann", "Bob");
    }
  }

  private static String sheet() {
    List<String> cells = Drawn.cells(GAME);
    StringBuilder text = new StringBuilder(";A;B;C;D;E;F;G;H\n");
    for (int rank = 0; rank < 8; rank++) {
      String row = String.join(";", cells.subList(8 * rank, 8 * rank + 8));
      text.append(rank + 1).append(';').append(row.replaceAll("[●○.]", "")).append('\n');
    }
    return text.toString();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<h3>Game 4: Ann &ndash; Bob 30&ndash;34</h3>",
        "<style>td.b{color:#fff}</style>\n<p>Ann &#8211; Bob 30&#x2013;34</p>",
        "OTHELLO  PARTIE 23      Schwarz: Ann   Weiß: Bob",
        "Tisch 4 - Schwarz: Ann, Weiß: Bob",
      })
  void aCaptionNamesThePlayers(String caption) {
    Reading reading = Reading.of(caption + "\n\n" + Drawn.text(Drawn.rows(Drawn.cells(GAME))));
    assertThat(reading.moves()).containsExactly(GAME);
    assertNames(reading, "Ann", "Bob");
  }

  private static void assertNames(Reading reading, String black, String white) {
    GameHeader header = reading.records().getFirst().header();
    assertThat(header.black()).isEqualTo(black);
    assertThat(header.white()).isEqualTo(white);
  }

  @Test
  void aFirstRankWithoutAnythingIsARank() {
    String board = framed(GAME, 10, '|');
    assertThat(Reading.of(board).moves()).containsExactly(GAME.substring(0, 20));
  }
}
