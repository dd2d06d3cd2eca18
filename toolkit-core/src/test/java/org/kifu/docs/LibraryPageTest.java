package org.kifu.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.json.Tool;
import org.kifu.testing.FollowsWeights;
import org.kifu.testing.Games;
import org.kifu.testing.Slow;
import org.kifu.testing.Stored;

/** The samples of {@code docs/library.md} run and print what the page says. */
class LibraryPageTest {
  private static final String EXAMPLES = Games.examples().toString();

  @TempDir Path folder;

  @FollowsWeights
  @Slow
  @Test
  void everySamplePrintsWhatThePageSays() throws IOException {
    JavaPage page = JavaPage.of("library.md");
    assertThat(page.samples()).isGreaterThanOrEqualTo(5);
    try (Shell shell = new Shell()) {
      Stored.assertIsIn(Stored.page("library.md"), page.printing(java -> printed(shell, java)));
    }
    assertThat(folder.resolve("graph.svg")).isNotEmptyFile();
  }

  private String printed(Shell shell, String java) {
    String printed = shell.run(inPlace(java)).replace(EXAMPLES, "examples");
    assertThat(printed).as(java).isNotEmpty();
    return printed.replace("\r\n", "\n");
  }

  @ParameterizedTest
  @CsvSource({
    "docs/library.md, <version>(.*)</version>",
    "docs/scale.md, toolkit-spark-([0-9].*?)\\.jar",
    "CITATION.cff, (?m)^version: (.*)$"
  })
  void everyFileThatNamesTheVersionNamesThatOfTheBuild(String file, String named)
      throws IOException {
    String text = Files.readString(Games.examples().resolveSibling(file));
    assertThat(Pattern.compile(named).matcher(text).results().map(found -> found.group(1)))
        .isNotEmpty()
        .containsOnly(Tool.version());
  }

  /** The build writes the list of parts when it packages the core. */
  @Slow
  @Test
  void listsTheLibrariesThatTheCoreCanUse() throws IOException {
    Path core = Games.examples().resolveSibling("toolkit-core");
    LibraryParts parts = LibraryParts.of(core.resolve("target/sbom.cdx.json"));
    Stored.assertTableIsIn(Stored.page("library.md"), LibraryParts.HEADING, parts.table());
  }

  /** The page starts paths at the root of the project, and tests neither run nor write there. */
  private String inPlace(String java) {
    return java.replace("Path.of(\"examples/", "Path.of(\"" + EXAMPLES + "/")
        .replace("Path.of(\"graph", "Path.of(\"" + folder + "/graph");
  }
}
