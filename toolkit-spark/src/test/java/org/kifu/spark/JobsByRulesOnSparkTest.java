package org.kifu.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.cli.PlainCommand;

/**
 * What Spark does for the games of each rule set: the same as the plain command. The rows are part
 * of the page about the jobs of each game, which a test of the command line makes.
 */
@Tag("slow")
class JobsByRulesOnSparkTest {
  private static final Path EXAMPLES = Path.of("..", "examples", "rules");
  private static final Path ROWS =
      Path.of("..", "docs", "src", "test", "resources", "org", "kifu", "docs", "jobs-spark.tsv");

  private static final List<String> NAMED =
      List.of(
          "othello",
          "parallel",
          "grid:6x6",
          "grand",
          "eight-stars",
          "anti",
          "black-hole:c3",
          "ravensburger",
          "one-way",
          "reversi-1880");

  @TempDir private Path folder;

  @Test
  void everyJobGivesWhatThePlainCommandGives() throws IOException {
    Path named = Files.createDirectory(folder.resolve("named")); // by their records
    try (Stream<Path> files = Files.list(EXAMPLES)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".json")).toList()) {
        Files.copy(file, named.resolve(file.getFileName()));
      }
    }
    Map<String, Map<String, String>> rows = new LinkedHashMap<>();
    NAMED.forEach(rules -> rows.put(rules, new LinkedHashMap<>()));
    add(rows, named.toString(), "");
    add(rows, EXAMPLES.resolve("russian-draughts-promotion.pdn").toString(), "russian-draughts");
    add(rows, EXAMPLES.resolve("solo.txt").toString(), "solo");
    String text =
        rows.entrySet().stream()
            .flatMap(
                rules ->
                    rules.getValue().entrySet().stream()
                        .map(
                            job -> String.join("\t", rules.getKey(), job.getKey(), job.getValue())))
            .collect(Collectors.joining("\n", "", "\n"));
    if (Boolean.getBoolean("kifu.renew")) {
      Files.writeString(ROWS, text);
    }
    assertThat(text).as("-Dkifu.renew=true writes it").isEqualTo(Files.readString(ROWS));
  }

  /**
   * Adds the answers for the games of a file or folder.
   *
   * @param rules the rules of games whose records do not name them; empty if they do
   */
  private static void add(Map<String, Map<String, String>> rows, String games, String rules) {
    List<String> told = rules.isEmpty() ? List.of() : List.of("--rules", rules);
    SparkCommand verified = same(told, "verify", games, "--format", "jsonl");
    assertThat(verified.code()).isZero();
    SparkCommand annotated = same(told, "annotate", games, "--level", "1", "--format", "jsonl");
    for (String each : rules.isEmpty() ? NAMED : List.of(rules)) {
      Map<String, String> jobs = rows.computeIfAbsent(each, _ -> new LinkedHashMap<>());
      boolean isThere = annotated.out().contains("\"rules\":\"" + each + "\"");
      jobs.put("Spark: verify", isThere ? "" : "no such game");
      jobs.put("Spark: annotate", isThere ? "" : "no such game");
      SparkCommand openings = same(List.of("--rules", each), "openings", games);
      boolean isDone = openings.code() == 0 && !openings.out().isBlank();
      jobs.put("Spark: openings", isDone ? "" : why(openings));
    }
  }

  private static String why(SparkCommand run) {
    return run.err().lines().findFirst().orElse("").replaceFirst("^kifu spark openings: ", "");
  }

  /** Runs a line with both. */
  private static SparkCommand same(List<String> told, String... words) {
    String[] line = Stream.concat(Stream.of(words), told.stream()).toArray(String[]::new);
    PlainCommand plain = PlainCommand.run(line);
    SparkCommand spark = SparkCommand.run(line);
    assertThat(spark.out()).isEqualTo(plain.out());
    assertThat(spark.code()).as(plain.err()).isEqualTo(plain.code());
    return spark;
  }
}
