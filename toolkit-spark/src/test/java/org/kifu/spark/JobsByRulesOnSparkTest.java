package org.kifu.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.kifu.cli.PlainCommand;

/**
 * Jobs of Spark for the games of each rule set: the same as the plain command. The rows are part of
 * the page about the jobs of each game, which a test of the command line makes. It takes more than
 * a minute, so it is a long test.
 */
@EnabledIfSystemProperty(named = "kifu.long", matches = "true")
class JobsByRulesOnSparkTest {
  private static final Path EXAMPLES = Path.of("..", "examples", "rules");
  private static final Path ROWS =
      Path.of("..", "docs", "src", "test", "resources", "org", "kifu", "docs", "jobs-spark.tsv");

  /** The rules of the table. */
  private static final List<String> RULES =
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
          "reversi-1880",
          "russian-draughts",
          "solo");

  private static final boolean IS_RENEWED = Boolean.getBoolean("kifu.renew");

  @Test
  void everyJobGivesWhatThePlainCommandGives() throws IOException {
    assertThat(same("verify", EXAMPLES.toString(), "--format", "jsonl").code()).isZero();
    SparkCommand annotated =
        same("annotate", EXAMPLES.toString(), "--level", "1", "--format", "jsonl");
    List<String> rows = new ArrayList<>();
    for (String rules : RULES) {
      assertThat(annotated.out()).contains("\"rules\":\"" + rules + "\"");
      rows.add(rules + "\tSpark: verify\t");
      rows.add(rules + "\tSpark: annotate\t");
      rows.add(rules + "\tSpark: openings\t" + openings(rules));
    }
    if (IS_RENEWED) {
      Files.write(ROWS, rows);
    }
    assertThat(Files.readAllLines(ROWS)).as("-Dkifu.renew=true writes it").isEqualTo(rows);
  }

  /** The answer to the job: empty if it was done. */
  private static String openings(String rules) {
    SparkCommand run = same("openings", EXAMPLES.toString(), "--rules", rules);
    return run.code() == 0 && !run.out().isBlank()
        ? ""
        : run.err().lines().findFirst().orElse("").replaceFirst("^kifu spark openings: ", "");
  }

  /** Runs a line with both. */
  private static SparkCommand same(String... line) {
    PlainCommand plain = PlainCommand.run(line);
    SparkCommand spark = SparkCommand.run(line);
    assertThat(spark.out()).isEqualTo(plain.out());
    assertThat(spark.code()).as(plain.err()).isEqualTo(plain.code());
    return spark;
  }
}
