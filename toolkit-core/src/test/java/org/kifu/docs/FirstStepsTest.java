package org.kifu.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.kifu.testing.Games;
import org.kifu.testing.Slow;

/** The examples of the library's documentation run, and each is shown somewhere. */
class FirstStepsTest {
  private static final Path BROKEN = Games.examples().resolve("three-good-one-broken.txt");

  @Test
  void everyExampleIsShown() throws IOException {
    Path sources = Games.examples().resolveSibling("toolkit-core").resolve("src");
    Set<String> shown =
        found(
            sources.resolve("main/java/org/kifu/Kifu.java"),
            "\\{@snippet class=\"org.kifu.docs.FirstSteps\" region=\"([^\"]+)\"");
    Path examples = sources.resolve("test/java/org/kifu/docs/FirstSteps.java");
    assertThat(shown).isNotEmpty().isEqualTo(found(examples, "// @start region=\"([^\"]+)\""));
  }

  private static Set<String> found(Path file, String pattern) throws IOException {
    return Pattern.compile(pattern)
        .matcher(Files.readString(file))
        .results()
        .map(match -> match.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** One step, whatever it throws. */
  private interface Step {
    void run() throws IOException;
  }

  private static List<String> printed(Step step) throws IOException {
    PrintStream out = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      step.run();
    } finally {
      System.setOut(out);
    }
    return printed.toString(StandardCharsets.UTF_8).lines().toList();
  }

  @Slow
  @Test
  void readsEveryGame() throws IOException {
    assertThat(printed(() -> FirstSteps.read(BROKEN)))
        .hasSize(4)
        .first()
        .isEqualTo("game 1, problems: 0");
  }

  @Slow
  @Test
  void saysWhyAReplayEnds() throws IOException {
    assertThat(printed(FirstSteps::replay))
        .hasSize(2)
        .startsWith("5 legal moves")
        .last()
        .asString()
        .contains("b1 flips nothing");
  }

  @Slow
  @Test
  void findsTheBrokenGame() throws IOException {
    assertThat(printed(() -> FirstSteps.verify(BROKEN)))
        .hasSize(5)
        .contains("COMPLETE", "ILLEGAL")
        .element(3)
        .asString()
        .startsWith("d4 is taken");
  }

  @Slow
  @Test
  void annotatesWhatIsLegal() throws IOException {
    List<String> lines = printed(() -> FirstSteps.annotate(BROKEN));
    assertThat(lines).hasSize(4);
    assertThat(lines.stream().filter(line -> line.matches("black lost \\d+"))).hasSize(3);
  }

  @Slow
  @Test
  void namesOpenings() throws IOException {
    Path year = Games.examples().resolve("wthor/WTH_1983.wtb");
    assertThat(printed(() -> FirstSteps.openings(year)))
        .containsExactly("f5f6 Diagonal Opening", "f5f6e6d6c5 Cow", "f5d6 Perpendicular Opening");
  }

  @Slow
  @Test
  void valuesThePositionAtTheStart() throws IOException {
    assertThat(printed(FirstSteps::search))
        .singleElement(InstanceOfAssertFactories.STRING)
        .matches("the side to move leads by -?\\d\\.\\d discs");
  }
}
