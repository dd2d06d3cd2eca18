package org.kifu.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.docs.JavaPage.Sample;
import org.kifu.json.Tool;
import org.kifu.testing.Games;
import org.kifu.testing.Slow;

/** The samples of {@code docs/library.md} run and print what the page says. */
class LibraryPageTest {
  private static final String EXAMPLES = Games.examples().toString();

  @TempDir Path folder;

  @Slow
  @Test
  void everySamplePrintsWhatThePageSays() throws IOException {
    List<Sample> samples = JavaPage.of("library.md").samples();
    assertThat(samples).hasSizeGreaterThanOrEqualTo(5);
    try (Shell shell = new Shell()) {
      for (Sample sample : samples) {
        String printed = shell.run(inPlace(sample.java())).replace(EXAMPLES, "examples");
        assertThat(printed)
            .as(sample.java())
            .isNotEmpty()
            .isEqualToNormalizingNewlines(sample.output());
      }
    }
    assertThat(folder.resolve("graph.svg")).isNotEmptyFile();
  }

  @Test
  void namesTheVersionOfTheBuild() throws IOException {
    assertThat(JavaPage.of("library.md").text())
        .contains("<version>" + Tool.version() + "</version>");
  }

  /** The page starts paths at the root of the project, and tests neither run nor write there. */
  private String inPlace(String java) {
    return java.replace("Path.of(\"examples/", "Path.of(\"" + EXAMPLES + "/")
        .replace("Path.of(\"graph", "Path.of(\"" + folder + "/graph");
  }
}
