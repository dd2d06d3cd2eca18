package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The sample pages of the README, each made by its command and left for readers to open. */
@Tag("slow")
class DocumentedSamplesTest {
  private static final Path SAMPLES = Path.of("toolkit-cli", "target", "samples");

  private static final Pattern ROW =
      Pattern.compile("\\| \\*\\*[^|]+\\| `\\./kifu (([a-z]+) [^`]+)` \\|");

  private static final String REPORT = " --report DIR";

  private static final long MOST_BYTES = 400_000;

  @TempDir private Path folder;

  @TestFactory
  Stream<DynamicTest> areMadeByTheirCommands() throws IOException {
    Files.createDirectories(SAMPLES);
    List<DynamicTest> samples =
        ROW.matcher(Files.readString(Path.of("README.md")))
            .results()
            .map(row -> sample(row.group(2), row.group(1)))
            .toList();
    assertThat(samples).hasSize(5);
    return samples.stream();
  }

  private DynamicTest sample(String name, String command) {
    return DynamicTest.dynamicTest(
        name,
        () -> {
          Path made = folder.resolve(name + ".html");
          make(command, made);
          Files.copy(
              made, SAMPLES.resolve(made.getFileName()), StandardCopyOption.REPLACE_EXISTING);
          assertIsAPageByItself(Files.readString(made));
          assertThat(Files.size(made)).isLessThan(MOST_BYTES);
        });
  }

  /**
   * Whether a page needs nothing but itself. The names of SVG and XLink are no addresses, and a
   * clip is a part of its own picture.
   */
  private static void assertIsAPageByItself(String page) {
    assertThat(page).startsWith("<!DOCTYPE html>").endsWith("</html>\n");
    assertThat(page.replaceAll("http://www\\.w3\\.org/|url\\(#", ""))
        .doesNotContain("http:", "https:", "url(", "@import", " src=");
  }

  /** Runs the command for a file or, if it writes a report, takes the page from the report. */
  private static void make(String command, Path file) throws IOException {
    boolean isReport = command.endsWith(REPORT);
    Path target = isReport ? file.resolveSibling(file.getFileName() + ".report") : file;
    String start =
        isReport ? command.substring(0, command.length() - "DIR".length()) : command + " -o ";
    List<String> words = new ArrayList<>(Arrays.asList(start.strip().split(" ", -1)));
    words.add(target.toString());
    CommandRun run = CommandRun.kifu(words.toArray(String[]::new));
    assertThat(run.code()).as(run.err()).isZero();
    if (isReport) {
      Files.copy(target.resolve(file.getFileName()), file);
    }
  }
}
