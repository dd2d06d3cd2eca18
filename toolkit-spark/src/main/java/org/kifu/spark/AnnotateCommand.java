package org.kifu.spark;

import java.io.IOException;
import java.io.Writer;
import java.util.function.Consumer;
import org.apache.spark.sql.SparkSession;
import org.kifu.AnnotationPlan;
import org.kifu.analysis.Limits;
import org.kifu.annotate.LabelRule;
import org.kifu.annotate.output.AnnotationWriter;
import org.kifu.command.option.CandidateOption;
import org.kifu.command.option.LabelOption;
import org.kifu.command.option.LevelOptions;
import org.kifu.command.report.AnnotationForm;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Streams;
import org.kifu.game.Problem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "annotate",
    mixinStandardHelpOptions = true,
    description = "Say what every move was worth, and show better ones.")
final class AnnotateCommand extends SparkJob {
  @Mixin private LevelOptions level = new LevelOptions();
  @Mixin private LabelOption labels = new LabelOption();
  @Mixin private CandidateOption candidates = new CandidateOption();
  @Mixin private AnnotationForm form = new AnnotationForm();

  AnnotateCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() {
    plan();
  }

  private AnnotationPlan plan() {
    Limits limits = level.limits();
    LabelRule rule = labels.rule(LabelRule.BY_CHANCE.ofOwnSearch(limits));
    return new AnnotationPlan(limits, rule, candidates.candidates());
  }

  @Override
  protected int write(PartedInput opened, Writer out) throws IOException {
    Consumer<Problem> failures = form.failures(problems, output);
    try (SparkSession spark = start("annotate");
        AnnotationWriter writer = form.open(out, bytes(), output, problems)) {
      new SparkAnnotation(plan(), level.general(labels, candidates))
          .run(
              spark,
              opened.parts(),
              problems,
              result -> AnnotationForm.write(result, writer, failures));
    }
    return ExitCode.CLEAN;
  }
}
