package org.kifu.format.text.caption;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameHeader;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;

/** Facts in the dress of pages, programs and word processors. */
class DressedFactsTest {
  private static final String GAME = Games.match1997().getFirst();

  private static Reading read(String text) {
    return Reading.of(text.replace('~', '\n').replace("M1", GAME));
  }

  private static GameHeader header(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).containsExactly(GAME);
    return reading.records().getFirst().header();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<b>Black</b> Ann Lee<br><b>White</b> Bob<br>M1",
        "<div data-black='Ann Lee' data-white='Bob' data-moves='M1'></div>",
        "https://example.org/show?black=Ann%20Lee&white=Bob&moves=M1",
        "M1~~Replay: https://example.org/show?b=Ann+Lee&w=Bob is there~",
        "{:black => 'Ann Lee', :white => 'Bob', :moves => 'M1'}~",
        "{\\r"
            + "tf1\\ansi{\\info{\\author White: Zoe}}\\pard\\b Black:\\b0\\tab Ann Lee\\par~White:"
            + " Bob\\par M1\\par}",
        "{\"players\":[{\"id\":7,\"name\":\"Bob\"},{\"id\":12,\"name\":\"Ann Lee\"}],"
            + "\"games\":[{\"black\":12,\"white\":7,\"moves\":\"M1\"}]}",
        "[event 'Cup'] [black 'Ann Lee'] [white 'Bob']~M1~",
        "Content-Type: text/plain~Black: Ann Lee~White: Bob~M1~",
      })
  void namesAreThoseOfTheirLabels(String text) {
    GameHeader header = header(text);
    assertThat(header.black() + "-" + header.white()).isEqualTo("Ann Lee-Bob");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<script>~var black = \"Charcoal\";~var white = 'Ivory';~</script>~M1~",
        "https://example.org/show?b=Ann~M1~",
        "var g = [{ b: 'f5', w: 'd6' }];~M1~",
        "var g = [{ b: 'Ann', id: 'Bob', k: 'x' }];~M1~",
        "{\"games\":[{\"black\":12,\"white\":7,\"moves\":\"M1\"}],\"clubs\":[{\"id\":7,\"name\":\"Pau\"}]}",
        "a║b║c║d║e║f║g║h~1║.║.║.║.║.║.║.║.~2║.║.║.║.║.║.║.║.~3║.║.║.║.║.║.║.║.~4║.║.║.║O║X║.║.║.~"
            + "5║.║.║.║X║O║.║.║.~6║.║.║.║.║.║.║.║.~7║.║.║.║.║.║.║.║.~8║.║.║.║.║.║.║.║.~~M1~",
      })
  void othersAreNotNames(String text) {
    Reading reading = read(text);
    assertThat(reading.moves()).contains(GAME);
    assertThat(reading.records())
        .allMatch(game -> game.header().black().isEmpty() && game.header().white().isEmpty());
  }

  @Test
  void numbersOfRowsAreNotAScore() {
    StringBuilder table = new StringBuilder("<h2>Ann - Bob 40-24</h2><table>");
    for (int i = 0; i < GAME.length(); i += 4) {
      String second =
          GAME.substring(Math.min(i + 2, GAME.length()), Math.min(i + 4, GAME.length()));
      table.append(
          "<tr><td>%d</td><td>%s</td><td>%s</td></tr>"
              .formatted(i / 4 + 1, GAME.substring(i, i + 2), second));
    }
    Reading reading = read(table + "</table>");
    assertThat(reading.moves()).containsExactly(GAME);
    assertThat(reading.records().getFirst().declared().blackDiscs()).hasValue(40);
  }

  @Test
  void lettersAloneAreNotAGame() {
    assertThat(read("abcdefgh~").games()).isEmpty();
  }

  @Test
  void aSquareBeyondTheBoardStaysInItsRecord() {
    assertThat(read("f5d6c9d3~").moves()).containsExactly("f5d6c9d3");
  }
}
