package org.kifu.format.text.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.testing.Games;
import org.kifu.testing.ProcessorTime;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

/** Web pages as they are saved, often all in one line. */
class WebPagesTest {
  private static final String ONE = "f5d6c3d3c4";
  private static final String OTHER = "f5f6e6f4g5";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<html><body><p>Game 1: f5d6c3d3c4</p><p>Game 2: f5f6e6f4g5</p></body></html>",
        "<ul><li>f5d6c3d3c4<li>f5f6e6f4g5</ul>",
        "f5d6c3d3c4<br>f5f6e6f4g5<BR/>",
        "<div>f5 d6 c3 d3 c4</div><div>f5 f6 e6 f4 g5</div>",
        "<h1>f5d6c3d3c4</h1>f5f6e6f4g5",
        "<tr><td>1</td><td>f5d6c3d3c4</td></tr><tr><td>2</td><td>f5f6e6f4g5</td></tr>",
        "<tr><td>Anna</td><td>f5d6c3d3c4</td><td>f5f6e6f4g5</td></tr>",
        "<div data-moves=\"f5d6c3d3c4\"></div><div data-moves=\"f5f6e6f4g5\"></div>",
        "<input value='f5d6c3d3c4'><input value='f5f6e6f4g5'>",
        "<option value='f5d6c3d3c4'>one<option value='f5f6e6f4g5'>two",
        "<b title='e6' data-moves='F5 D6 C3 D3 C4' data-again='f5d6c3d3c4'>x</b> f5f6e6f4g5",
        "<script>games = [\"f5d6c3d3c4\", 'f5f6e6f4g5'];</script>",
      })
  void eachGameOfALineIsOneOfItsOwn(String page) {
    assertThat(Reading.of(page, "transcript").moves()).containsExactly(ONE, OTHER);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "f5d6c3<br>d3c4",
        "f5 d6 c3<br>d3<br>c4",
        "<p>f5 d6 <b>c3</b> <i>d3</i> c4</p>",
        "<p>1. f5 d6</p><p>2. c3 d3</p><p>3. c4</p>",
        "<tr><td>1</td><td>f5</td><td>d6</td></tr><tr><td>2</td><td>c3</td><td>d3</td></tr>c4",
        "<table><tr><td>f5</td><td>d6</td><td>c3</td><td>d3</td><td>c4</td></tr></table>",
        "<ol><li>f5</li><li>d6</li><li>c3</li><li>d3</li><li>c4</li></ol>",
      })
  void aGameInSeveralBlocksIsOne(String page) {
    Reading reading = Reading.of(page, "transcript");
    assertThat(reading.moves()).containsExactly(ONE);
    assertThat(reading.codes()).isEmpty();
  }

  @Test
  void eachPieceOfALineHasItsPlaceAndItsBytes() {
    String page = "<p>Ж f5d6c3d3c4</p><p>é f5f6e6f4g5</p>\r\nf5f4e3f6d3\n";
    Reading reading = Reading.of(page, "transcript");
    ParsedGame second = reading.games().get(1);
    assertThat(second.origin().ofMove(0)).hasToString("t:1:25");
    assertThat(second.origin().ofMove(0).offset()).isEqualTo(26);
    assertThat(reading.games())
        .extracting(game -> new String(game.origin().bytes(), StandardCharsets.UTF_8))
        .allMatch(page::contains);
  }

  @Test
  void piecesOfALineInAnotherEncodingAreRead() {
    byte[] page =
        "<p>Чёрные первые: f5d6c3d3c4</p><p>и ещё одна партия: f5f6e6f4g5</p>"
            .getBytes(Charset.forName("windows-1251"));
    Reading reading = Reading.of(page, "transcript");
    assertThat(reading.moves()).containsExactly(ONE, OTHER);
    assertThat(reading.games().get(1).origin().ofMove(0).offset()).isEqualTo(54);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<!-- old:~f5f6e6f4g5~f5f4e3f6d3~-->~f5d6c3d3c4",
        "<!-- f5f6e6f4g5 --><p>f5d6c3d3c4</p>",
        "f5d6c3d3c4~<!--~<p>f5f6e6f4g5</p>~-->",
      })
  void gamesInACommentAreToldAndNotRead(String page) {
    Reading reading = Reading.of(page.replace('~', '\n'), "transcript");
    assertThat(reading.moves()).containsExactly(ONE);
    assertThat(reading.codes()).isNotEmpty().isSubsetOf("text-ignored", "moves-not-read");
  }

  @Slow
  @Test
  void aPageInOneLineTakesTimeInProportionToItsLength() {
    String row = "<tr><td>ab</td><td>12</td><td class='x'>" + ONE + "</td></tr>";
    ProcessorTime.assertLinear(
        10_000,
        size -> {
          String page = row.repeat(size);
          return () ->
              assertThat(Reading.of(page, "transcript").moves()).hasSize(size).containsOnly(ONE);
        });
  }

  /** Each game keeps its players and its score. */
  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "\n  "})
  void elementsOfXmlAreFactsOfTheirGame(String between) {
    StringBuilder text = new StringBuilder("<?xml version='1.0'?><games>" + between);
    for (int i = 0; i < 3; i++) {
      text.append(
              "<game><black>Ann</black><white>Bob</white><score>%d-%d</score>"
                  .formatted(40 + i, 24 - i))
          .append(
              "<date>1997-08-0%d</date><moves>%s</moves></game>"
                  .formatted(i + 1, Games.match1997().get(i)))
          .append(between);
    }
    Reading reading = Reading.of(text + "</games>\n");
    assertThat(reading.moves()).isEqualTo(Games.match1997().subList(0, 3));
    for (int i = 0; i < 3; i++) {
      GameRecord game = reading.records().get(i);
      assertThat(game.header().captions())
          .containsExactlyInAnyOrder("Black: Ann", "White: Bob", "Date: 1997-08-0" + (i + 1));
      assertThat(game.declared().blackDiscs()).hasValue(40 + i);
    }
  }
}
