package org.kifu.spark;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import org.kifu.dedup.DedupOptions;
import org.kifu.dedup.Reason;
import org.kifu.export.DedupExport;
import org.kifu.export.DedupSettings;
import org.kifu.export.DedupWriter;
import org.kifu.export.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "dedup",
    aliases = "duplicates",
    mixinStandardHelpOptions = true,
    description = "Finds games that are the same, and says why.")
final class DedupCommand implements Callable<Integer> {
  private enum Format {
    TEXT,
    JSONL,
    CSV
  }

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private SparkInput input = new SparkInput();

  @Option(
      names = "--reasons",
      paramLabel = "REASONS",
      split = ",",
      converter = ReasonByLabel.class,
      description = "Report these reasons only, such as identical,prefix; all by default.")
  private List<Reason> reasons = new ArrayList<>();

  @Option(
      names = "--board-from",
      paramLabel = "MOVES",
      description = "Compare the final boards of games with so many moves or more; 20.")
  private int boardFrom = DedupOptions.USUAL_BOARD_FROM;

  @Option(names = "--format", description = "text, jsonl or csv; text by default.")
  private Format format = Format.TEXT;

  @Mixin private SparkOutput output = new SparkOutput();

  @Override
  public Integer call() throws IOException {
    DedupOptions options = options();
    List<InputPart> parts = input.parts();
    output.check(SparkInput.files(parts));
    InputReport problems = new InputReport();
    try (SparkSession spark = input.start("dedup")) {
      return output.write(
          out -> {
            DedupWriter writer = writer(out, options);
            writer.finish(
                new DedupOnSpark(options)
                    .run(SparkInput.distribute(spark, parts), problems, writer));
            return problems.exitCode();
          });
    }
  }

  private DedupOptions options() {
    if (boardFrom < 1) {
      throw new ParameterException(
          spec.commandLine(), "--board-from counts from 1, not " + boardFrom);
    }
    Set<Reason> wanted = reasons.isEmpty() ? EnumSet.allOf(Reason.class) : EnumSet.copyOf(reasons);
    return DedupOptions.withJobs(1).withReasons(wanted).withBoardFrom(boardFrom);
  }

  private DedupWriter writer(Writer out, DedupOptions options) throws IOException {
    DedupSettings settings =
        new DedupSettings(
            options.reasons().stream().sorted().toList(), boardFrom, List.of(), Optional.empty());
    return switch (format) {
      case TEXT -> DedupExport.text(new Printable(out));
      case JSONL -> DedupExport.jsonLines(out, settings);
      case CSV -> DedupExport.csv(out);
    };
  }
}
