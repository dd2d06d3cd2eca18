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

/**
 * The sample pages that the README links to, each made by the command beside the link; with {@code
 * -Dkifu.renew=true} made anew.
 */
@Tag("slow")
class DocumentedSamplesTest {
  private static final Pattern ROW =
      Pattern.compile("\\]\\((docs/samples/[^)]+)\\)[^|]*\\| `\\./kifu ([^`]+)` \\|");

  private static final String REPORT = " --report DIR";

  @TempDir private Path folder;

  @TestFactory
  Stream<DynamicTest> areWhatTheirCommandsMake() throws IOException {
    List<DynamicTest> samples =
        ROW.matcher(Files.readString(Path.of("README.md")))
            .results()
            .map(row -> sample(Path.of(row.group(1)), row.group(2)))
            .toList();
    assertThat(samples).isNotEmpty();
    return samples.stream();
  }

  private DynamicTest sample(Path page, String command) {
    return DynamicTest.dynamicTest(
        page.toString(),
        () -> {
          Path made = folder.resolve(page.getFileName());
          make(command, made);
          if (Boolean.getBoolean("kifu.renew")) {
            Files.createDirectories(page.getParent());
            Files.copy(made, page, StandardCopyOption.REPLACE_EXISTING);
          }
          assertThat(page).hasSameTextualContentAs(made);
        });
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
