package org.kifu.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import org.kifu.AnnotationPlan;
import org.kifu.analysis.Limits;
import org.kifu.annotate.AnnotationFailure;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.LabelRule;
import org.kifu.annotate.output.AnnotationWriter;
import org.kifu.command.option.LabelOption;
import org.kifu.command.option.LevelOptions;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.words.Glyphs;
import org.kifu.words.Printable;
import org.kifu.words.Telling;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "annotate",
    mixinStandardHelpOptions = true,
    description = "Says of every move what it was worth, and what would have been better.")
final class AnnotateCommand implements Callable<Integer> {
  private enum Format {
    TEXT,
    JSONL,
    CSV
  }

  @Mixin private SparkInput input = new SparkInput();
  @Mixin private LevelOptions level = new LevelOptions();
  @Mixin private LabelOption labels = new LabelOption();

  @Option(names = "--format", description = "text, jsonl or csv; text by default.")
  private Format format = Format.TEXT;

  @Mixin private SparkOutput output = new SparkOutput();

  @Override
  public Integer call() throws IOException {
    Limits limits = level.limits();
    AnnotationPlan plan = new AnnotationPlan(limits, labels.rule(LabelRule.ownSearch(limits)));
    List<InputPart> parts = input.parts();
    output.check(SparkInput.files(parts));
    InputReport problems = new InputReport();
    try (SparkSession spark = input.start("annotate")) {
      return output.write(
          out -> {
            try (AnnotationWriter writer = writer(out)) {
              new AnnotateOnSpark(plan)
                  .run(spark, parts, problems, result -> write(result, writer, problems));
            }
            return problems.exitCode();
          });
    }
  }

  private void write(AnnotationResult result, AnnotationWriter writer, InputReport problems) {
    if (result instanceof AnnotationFailure(Problem problem)) {
      tell(problem, problems);
    }
    try {
      writer.write(result);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Text on standard output says so itself, but for a path that cannot be opened. */
  private void tell(Problem problem, InputReport problems) {
    boolean isShown = format == Format.TEXT && output.file().isEmpty();
    if (isShown && problem.code() != ProblemCode.IO_ERROR) {
      problems.unusableAsShown(problem);
    } else {
      problems.unusable(problem);
    }
  }

  private AnnotationWriter writer(Writer out) throws IOException {
    return switch (format) {
      case TEXT -> AnnotationWriter.text(new Printable(out), Glyphs.UNICODE, Telling.DEFAULT);
      case JSONL -> AnnotationWriter.jsonLines(out);
      case CSV -> AnnotationWriter.csv(out);
    };
  }
}
