package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Text for people names openings in its language, and data does so only if it is asked to. */
@Tag("slow")
class NamesByLanguageTest {
  private static final String OPENINGS = "openings " + Examples.ARCHIVES + " --plies 6";

  private static final String ALL = "examples/annotated-1997.jsonl";
  private static final String PLAYED = "examples/logistello-murakami-1997.pgn";
  private static final String ANNOTATED = "report " + ALL + " --game 3";
  private static final String REVIEW = "review --player murakami " + ALL;

  @TempDir private Path folder;

  private static CommandRun run(String line, Object... more) {
    return kifu(
        Stream.concat(Stream.of(line.split(" ")), Stream.of(more).map(Object::toString))
            .toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "html"})
  void textAndPageOfOpeningsFollowTheLanguage(String form) {
    String line = OPENINGS + " --format " + form + " --lang ";
    assertThat(run(line + "ja").out())
        .contains("縦取り", "斜め取り", "牛定石")
        .doesNotContain("Perpendicular Opening")
        .isEqualTo(run(line + "ja --names ja").out());
    assertThat(run(line + "de").out()).isEqualTo(run(line + "de --names en").out());
  }

  /** The names that are asked for come before those of the language, in both directions. */
  @ParameterizedTest
  @CsvSource({
    "ja, en, Perpendicular Opening, 縦取り",
    "en, ja, 縦取り, Perpendicular Opening",
    "fr, ja, 縦取り, Perpendicular Opening"
  })
  void theOptionWins(String language, String names, String shown, String hidden) {
    String options = " --lang " + language + " --names " + names;
    assertThat(run(OPENINGS + options).out()).contains(shown).doesNotContain(hidden);
    assertThat(run(OPENINGS + options + " --format csv").out())
        .contains(shown)
        .doesNotContain(hidden);
  }

  /** One run writes both, and the values of moves are in both. */
  @Test
  void aReportHasNamesForPeopleAndNamesForPrograms() throws IOException {
    String line = "openings " + Examples.MATCH + " --plies 4 --level 1 --format csv --lang ja";
    CommandRun run =
        run(line, "--report", folder.resolve("ja"), "--chart", folder.resolve("a.svg"));
    assertThat(run.code()).as(run.err()).isZero();
    run(line.replace("--lang ja", "--lang en"), "--report", folder.resolve("en"));
    assertThat(run.out()).contains("Perpendicular Opening").doesNotContain("縦取り");
    for (String data : new String[] {"ja/openings.csv", "ja/openings.json"}) {
      assertThat(folder.resolve(data))
          .hasSameTextualContentAs(folder.resolve("en" + data.substring(2)));
    }
    for (String shown : new String[] {"a.svg", "ja/openings.txt", "ja/openings.html"}) {
      assertThat(folder.resolve(shown))
          .content()
          .contains("縦取り")
          .doesNotContain("Perpendicular Opening");
    }
    assertThat(folder.resolve("ja/openings.txt"))
        .hasSameTextualContentAs(written(line + " --names ja --format text"));
  }

  /** The list of Japanese names goes six moves deeper into this game than the English one. */
  @ParameterizedTest
  @CsvSource({
    "text, 大壁 (, New Scorpion (",
    "md, 大壁 (, New Scorpion (",
    "html, <bdi>大壁<, <bdi>New Scorpion<",
    "ggf, 大壁 (, New Scorpion (",
    "sgf, 大壁 (, New Scorpion ("
  })
  void annotatedGamesFollowTheLanguage(String form, String japanese, String english) {
    String line = ANNOTATED + " --format " + form + " --lang ";
    assertThat(run(line + "ja").out())
        .contains(japanese, "18 手目で既知の定石を離れた")
        .doesNotContain(english);
    assertThat(run(line + "fr").out()).contains(english).doesNotContain(japanese);
  }

  @Test
  void theListOfAnnotatedGamesDoesTooAndDataDoesNot() {
    assertThat(run(ANNOTATED.replace("--game 3", "--format html --lang ja")).out())
        .contains("<td><bdi>大壁</bdi></td>")
        .doesNotContain("<td><bdi>New Scorpion");
    for (String form : new String[] {"csv", "jsonl"}) {
      assertThat(run(ANNOTATED + " --lang ja --format " + form).out())
          .contains("New Scorpion")
          .doesNotContain("大壁");
    }
  }

  /** Two games are of the New Scorpion, and in Japanese each of them has a name of its own. */
  @Test
  void reviewsGroupTheGamesByTheNamesThatTheyShow() {
    CommandRun run = run(REVIEW + " --format csv --lang ja --report", folder);
    assertThat(run.code()).as(run.err()).isZero();
    for (String shown : new String[] {"review.txt", "review.md", "review.html"}) {
      assertThat(folder.resolve(shown))
          .content()
          .contains("Ladybird", "シャープコンポス", "大壁", "b6金魚", "快速船", "裏こうもり")
          .doesNotContain("New Scorpion");
    }
    for (String data : new String[] {"review.csv", "review.json"}) {
      assertThat(folder.resolve(data)).content().contains("New Scorpion").doesNotContain("大壁");
    }
    assertThat(run.out()).isEqualTo(run(REVIEW + " --format csv").out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"scorpion", "大壁", "シャープ"})
  void problemsAreFoundByTheNamesOfBothLists(String name) {
    CommandRun run = run("drills --label inaccuracy --opening", name, ALL);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.lines()).isNotEmpty();
  }

  /** Of his three games as black that begin so, two go on with f6, the Tiger of both lists. */
  @Test
  void cardsOfOpeningsFollowTheLanguage() {
    String line = "trainer --player murakami --side black --plies 9 " + PLAYED;
    assertThat(run(line + " --lang ja").out())
        .contains("f5d6c3d3c4f4: f6 (2, 0.0 %)  (虎定石)")
        .doesNotContain("Tiger");
    assertThat(run(line + " --lang de").out()).contains("(Tiger)");
    assertThat(run(line + " --lang ja --format csv").out()).contains("Tiger").doesNotContain("虎定石");
  }

  /** The output of a command as a file. */
  private Path written(String line) {
    Path file = folder.resolve("written.txt");
    run(line.replace("--format csv ", ""), "-o", file);
    return file;
  }
}
