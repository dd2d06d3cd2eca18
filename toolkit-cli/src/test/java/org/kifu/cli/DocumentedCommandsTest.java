package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs the command lines of the documentation: lines of {@code sh} and {@code console} blocks that
 * start with {@code ./kifu}, up to a pipe or a comment. The exit code is 0, or what the comment
 * says ({@code # exit code 1}). What needs more than a checkout is skipped, and says so. Samples of
 * output are excerpts of what a command of their page prints; with {@code -Dkifu.renew=true} they
 * are written anew. Commands that work for long are given less to do, but for {@code kifu.long}. So
 * do the commands that show what the documents about the games state.
 */
@Tag("slow")
@Tag("weights")
class DocumentedCommandsTest {
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```(?:sh|console)\\n(.*?)^```$");

  /** A block of the page with its language, which the block of a sample lacks. */
  private static final Pattern FENCED = Pattern.compile("(?ms)^```(\\w*)\\n(.*?)^```$");

  /** The pages with samples of what their commands print, and how many. */
  private static final Map<String, Integer> SAMPLES =
      Map.of("README.md", 3, "annotating.md", 1, "engines.md", 1, "practice.md", 1);

  /** The statements of the documents about the games, with the commands that show them. */
  private static final Path STATEMENTS =
      Path.of("docs/src/test/resources/org/kifu/docs/statements.tsv");

  private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");
  private static final Pattern EXIT_CODE = Pattern.compile("# exit code (\\d+)");

  /** Options whose value is written to; it goes to a folder that is thrown away. */
  private static final Set<String> OUTPUTS =
      Set.of(
          "-o",
          "--output",
          "--chart",
          "--report",
          "--quarantine",
          "--work",
          "--folder",
          "--manifest");

  /** The long work of a command, and the words for less of it. */
  private static final Map<String, String> LESS =
      Map.of(
          "--measure examples/wthor --sample 20",
          "--measure examples/wthor --sample 3",
          "WTH_1977.wtb --game 12 --level 9",
          "WTH_1977.wtb --game 12 --level 1");

  /** The end of the name of a base, which commands change without such an option. */
  private static final String BASE = ".kifu";

  @TempDir private Path folder;

  private final Map<List<String>, CommandRun> runs = new HashMap<>();

  @TestFactory
  Stream<DynamicContainer> runAsDocumented() throws IOException {
    try (Stream<Path> docs = Files.list(Path.of("docs"))) {
      List<Path> pages = docs.filter(page -> page.toString().endsWith(".md")).sorted().toList();
      return Stream.of(Stream.of(Path.of("README.md")), pages.stream(), Stream.of(STATEMENTS))
          .flatMap(Function.identity())
          .map(page -> DynamicContainer.dynamicContainer(page.toString(), tests(page)))
          .toList()
          .stream();
    }
  }

  private List<DynamicTest> tests(Path page) {
    Written written = new Written(folder.resolve(page.getFileName()), new HashMap<>());
    List<List<String>> printed = new ArrayList<>();
    List<DynamicTest> tests = new ArrayList<>();
    for (String line : page.equals(STATEMENTS) ? statements() : commands(page)) {
      tests.add(DynamicTest.dynamicTest(line, () -> run(line, written, printed)));
    }
    if (SAMPLES.containsKey(page.getFileName().toString())) {
      tests.add(DynamicTest.dynamicTest("shows what they print", () -> showsIt(page, printed)));
    }
    return tests;
  }

  /** Holds each sample of a page against the output that is most like it. */
  private static void showsIt(Path page, List<List<String>> printed) throws IOException {
    List<String> known = new ArrayList<>();
    String renewed =
        FENCED
            .matcher(Files.readString(page))
            .replaceAll(
                block -> {
                  Optional<String> sample =
                      Optional.of(block.group(2))
                          .filter(_ -> block.group(1).isEmpty())
                          .flatMap(shown -> sample(shown, printed));
                  sample.ifPresent(known::add);
                  return Matcher.quoteReplacement(
                      sample.map("```\n%s```"::formatted).orElse(block.group()));
                });
    if (Boolean.getBoolean("kifu.renew")) {
      Files.writeString(page, renewed);
    }
    assertThat(known).hasSize(SAMPLES.getOrDefault(page.getFileName().toString(), 0));
    assertThat(renewed).as("-Dkifu.renew=true writes it").isEqualTo(Files.readString(page));
  }

  /** The same sample of the output that is most like it, if a command of the page prints such. */
  private static Optional<String> sample(String shown, List<List<String>> printed) {
    Excerpt excerpt = new Excerpt(shown.lines().toList());
    return printed.stream()
        .flatMap(output -> excerpt.of(output).stream())
        .min(Comparator.comparingLong(excerpt::news))
        .map(lines -> String.join("\n", lines) + "\n");
  }

  /** Each command that shows a statement, once. */
  private static List<String> statements() {
    return read(STATEMENTS)
        .lines()
        .map(row -> row.split("\t", -1))
        .filter(cells -> cells.length > 3 && cells[2].equals("done"))
        .map(cells -> "./" + cells[3])
        .distinct()
        .toList();
  }

  private static List<String> commands(Path page) {
    List<String> commands = new ArrayList<>();
    Matcher blocks = BLOCK.matcher(read(page));
    while (blocks.find()) {
      blocks
          .group(1)
          .lines()
          .map(line -> line.replaceFirst("^\\$ ", ""))
          .filter(line -> line.startsWith("./kifu "))
          .forEach(commands::add);
    }
    return commands;
  }

  private void run(String line, Written written, List<List<String>> printed) {
    if (line.contains("../") || line.startsWith("./kifu spark")) {
      abort("needs more than a checkout: " + line);
    }
    Matcher expected = EXIT_CODE.matcher(line);
    int code = expected.find() ? Integer.parseInt(expected.group(1)) : 0;
    CommandRun run = run(words(shortened(line), written));
    assertThat(run.code()).as(run.err()).isEqualTo(code);
    printed.add(run.lines());
  }

  private static String shortened(String line) {
    String shorter = line;
    if (!Boolean.getBoolean("kifu.long")) {
      for (var less : LESS.entrySet()) {
        shorter = shorter.replace(less.getKey(), less.getValue());
      }
    }
    return shorter;
  }

  /** Several pages have the same commands; one that writes names a folder of its page. */
  private CommandRun run(List<String> words) {
    return runs.computeIfAbsent(words, _ -> CommandRun.kifu(words.toArray(String[]::new)));
  }

  /** The arguments after the command itself, up to a comment, a pipe or a redirection. */
  private List<String> words(String line, Written written) {
    List<String> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(line.substring("./kifu ".length()));
    while (matcher.find() && !matcher.group().matches("[|>#].*")) {
      String word = Stream.of(1, 2, 3).map(matcher::group).filter(w -> w != null).findFirst().get();
      boolean isOutput =
          !words.isEmpty() && OUTPUTS.contains(words.getLast()) || word.endsWith(BASE);
      words.add(isOutput ? written.add(word) : written.find(word));
    }
    return words;
  }

  private static String read(Path page) {
    try {
      return Files.readString(page);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The files that the commands of a page write, and later ones read.
   *
   * @param folder where they are
   * @param places their place by the name in the page
   */
  private record Written(Path folder, Map<String, String> places) {
    String add(String name) {
      try {
        Files.createDirectories(folder);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return places.computeIfAbsent(name, each -> folder.resolve(each).toString());
    }

    /** A file that was written, or one in a folder that was. */
    String find(String name) {
      int slash = name.indexOf('/');
      String parent = slash < 0 ? name : name.substring(0, slash);
      String place = places.getOrDefault(name, places.get(parent));
      return place == null
          ? name
          : place.concat(places.containsKey(name) ? "" : name.substring(slash));
    }
  }
}
