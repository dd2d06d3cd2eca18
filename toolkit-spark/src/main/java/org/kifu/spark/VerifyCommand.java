package org.kifu.spark;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import org.kifu.command.option.CheckOptions;
import org.kifu.command.option.FailOn;
import org.kifu.game.ProblemCode;
import org.kifu.rules.Othello;
import org.kifu.verify.Tally;
import org.kifu.verify.VerifyOptions.Grouping;
import org.kifu.verify.VerifyResult;
import org.kifu.verify.output.VerifySettings;
import org.kifu.verify.output.VerifyWriter;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description = "Replays every game and says what is wrong.")
final class VerifyCommand implements Callable<Integer> {
  private enum Format {
    TEXT,
    JSONL,
    CSV
  }

  @Mixin private SparkInput input = new SparkInput();

  @Option(names = "--format", description = "text, jsonl or csv; text by default.")
  private Format format = Format.TEXT;

  @Option(names = "--fail-on", description = "error, warning or never; error by default.")
  private FailOn failOn = FailOn.ERROR;

  @Option(names = "--by", description = "Count by file or by year as well.")
  private Optional<Grouping> by = Optional.empty();

  @Mixin private CheckOptions checks = new CheckOptions();
  @Mixin private SparkOutput output = new SparkOutput();

  @Override
  public Integer call() throws IOException {
    List<InputPart> parts = input.parts();
    output.check(SparkInput.files(parts));
    try (SparkSession spark = input.start("verify")) {
      return output.write(
          out -> {
            Set<Grouping> groupings = by.map(Set::of).orElse(Set.of());
            VerifyWriter writer = writer(out);
            VerifyResult result =
                new VerifyOnSpark(checks.wanted(), groupings)
                    .run(SparkInput.distribute(spark, parts), writer);
            writer.finish(result);
            return exitCode(result.total());
          });
    }
  }

  private int exitCode(Tally total) {
    return total.count(ProblemCode.IO_ERROR) > 0
        ? Main.PATH
        : failOn.isMetBy(total) ? Main.FINDINGS : 0;
  }

  private VerifyWriter writer(Writer out) throws IOException {
    VerifySettings settings =
        new VerifySettings(Othello.RULES.name(), checks.checks(), failOn.severity(), by);
    return switch (format) {
      case TEXT -> VerifyWriter.text(new Printable(out), settings);
      case JSONL -> VerifyWriter.jsonLines(out, settings);
      case CSV -> VerifyWriter.csv(out, settings);
    };
  }
}
