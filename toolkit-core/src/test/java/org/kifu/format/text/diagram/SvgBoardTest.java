package org.kifu.format.text.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/** Boards in pictures of SVG. */
class SvgBoardTest {
  private static final String GAME = Games.match1997().getFirst();

  /** The picture of some cells, their squares so far apart. */
  private static String picture(List<String> cells, double size, String lineEnd) {
    StringBuilder svg = new StringBuilder("<svg viewBox='0 0 400 400'>" + lineEnd);
    for (int square = 0; square < 64; square++) {
      double x = size * (square % 8 + 1);
      double y = size * (square / 8 + 1);
      String cell = cells.get(square);
      String fill = cell.equals("○") ? "white" : "black";
      if (!cell.equals(".")) {
        svg.append("<circle cx='%.1f' cy='%.1f' r='9' fill='%s'/>".formatted(x, y, fill));
      }
      if (Character.isDigit(cell.charAt(0))) {
        svg.append("<text x='%.1f' y='%.1f'>%s</text>".formatted(x, y + size / 8, cell));
      }
      svg.append(lineEnd);
    }
    return svg + "</svg>\n";
  }

  @ParameterizedTest
  @CsvSource({"40, true", "12.5, true", "100, false"})
  void numbersOnAGridAreAGame(double size, boolean isInLines) {
    for (String game : Games.match1997()) {
      Reading reading = Reading.of(picture(Drawn.cells(game), size, isInLines ? "\n" : ""));
      assertThat(reading.moves()).containsExactly(game);
      assertThat(reading.findings()).isEmpty();
    }
  }

  @Test
  void discsAreThePositionOfTheRest() {
    Reading reading = Reading.of(picture(Drawn.cells(GAME, 20, 60), 40, "\n"));
    assertThat(reading.moves()).containsExactly(GAME.substring(40));
    assertThat(reading.codes()).containsExactly("diagram-position");
  }

  @Test
  void captionsStandAroundThePicture() {
    String page =
        "<p>Black: Ann</p>" + picture(Drawn.cells(GAME), 40, "").strip() + "<p>White: Bob</p>";
    Reading reading = Reading.of(page + "\n", "diagram");
    assertThat(reading.moves()).containsExactly(GAME);
    assertThat(reading.records().getFirst().header().black()).isEqualTo("Ann");
  }

  @Test
  void aDotBetweenSquaresIsNotADisc() {
    String dots = "<circle cx='100' cy='100' r='2' fill='black'/></svg>";
    String text = picture(Drawn.cells(GAME), 40, "\n").replace("</svg>", dots);
    assertThat(Reading.of(text).moves()).containsExactly(GAME);
  }

  @Test
  void anotherPictureIsIgnored() {
    String icon = "<svg><text x='3' y='4'>12</text><circle cx='3' cy='3' fill='black'/></svg>\n";
    assertThat(Reading.of(icon, "diagram").games()).isEmpty();
    String board = Drawn.text(Drawn.labelled(Drawn.cells(GAME)));
    assertThat(Reading.of(icon + board).moves()).containsExactly(GAME);
  }
}
