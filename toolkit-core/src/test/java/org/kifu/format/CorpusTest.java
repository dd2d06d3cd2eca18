package org.kifu.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;
import org.kifu.testing.Stored;
import org.kifu.verify.Finding;
import org.kifu.verify.GameChecker;

/**
 * Files as they should be, and files with one fault each beside the findings that are expected: the
 * folders {@code good} and {@code bad}, below them a folder for each format.
 */
class CorpusTest {
  private static final String EXPECTED = ".expected";

  /** What is expected of a file, and the names of WTHOR players and tournaments. */
  private static final String ASIDE = ".*\\.(expected|JOU|TRN)";

  static List<Path> good() {
    return files("good");
  }

  static List<Path> bad() {
    return files("bad");
  }

  @Slow
  @ParameterizedTest
  @MethodSource
  void good(Path file) {
    Reading reading = read(file);
    assertThat(reading.isOf(formatOf(file))).as("format %s", reading.format()).isTrue();
    assertThat(reading.games()).isNotEmpty();
    assertThat(reading.findings()).isEmpty();
    assertThat(findings(reading)).noneMatch(line -> line.contains("[illegal-move]"));
  }

  @Slow
  @ParameterizedTest
  @MethodSource
  void bad(Path file) throws IOException {
    Reading reading = read(file);
    assertThat(reading.isOf(formatOf(file))).as("format %s", reading.format()).isTrue();
    String name = file.getFileName() + EXPECTED;
    Path expected = Stored.resource(CorpusTest.class, "bad/" + formatOf(file) + "/" + name);
    String found = "%d games%n".formatted(reading.games().size()).replace("\r", "");
    found += String.join("", findings(reading).stream().map(line -> line + "\n").toList());
    Stored.assertIsIn(expected, found.replace(file.toString(), "t"));
  }

  /** What readers and replay say, the source's own first. */
  private static List<String> findings(Reading reading) {
    List<String> lines = new ArrayList<>();
    reading.problems().forEach(problem -> lines.add(problem.toString()));
    GameChecker checker = new GameChecker(false);
    for (ParsedGame game : reading.games()) {
      for (Finding finding : checker.check(game).findings()) {
        lines.add(finding.problem().toString());
      }
    }
    return lines;
  }

  private static Reading read(Path file) {
    return Reading.of(Source.of(file), Optional.empty());
  }

  private static String formatOf(Path file) {
    return file.getName(file.getNameCount() - 2).toString();
  }

  private static List<Path> files(String kind) {
    try (Stream<Path> files = Files.walk(Path.of(CorpusTest.class.getResource(kind).toURI()))) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> !file.toString().matches(ASIDE))
          .sorted()
          .toList();
    } catch (IOException | URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
