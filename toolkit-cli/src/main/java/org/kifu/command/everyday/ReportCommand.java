package org.kifu.command.everyday;

import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.file.Files;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.output.AnnotationReader;
import org.kifu.annotate.output.AnnotationWriter;
import org.kifu.chart.EvaluationChart;
import org.kifu.command.ChartOption;
import org.kifu.command.InputFiles;
import org.kifu.command.InputWords;
import org.kifu.command.JobsOption;
import org.kifu.command.Output;
import org.kifu.command.ProblemReport;
import org.kifu.command.Refusal;
import org.kifu.command.ReportFolder;
import org.kifu.command.Streams;
import org.kifu.file.FileNames;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "report",
    description = "Renders annotated games again, without an engine.",
    footer = {
      "",
      "The input is what 'kifu annotate --format jsonl' wrote.",
      "",
      "Example: kifu report examples/annotated.jsonl --format csv"
    })
public final class ReportCommand implements Callable<Integer> {
  private final Streams streams;

  @Parameters(
      paramLabel = "ANNOTATED.jsonl",
      description = "Annotated games, a JSON object a line; '-' for standard input.")
  private String file = "-";

  @Option(names = "--game", paramLabel = "N", description = "Only the Nth game, counted from 1.")
  private @Nullable Integer number;

  @Mixin private AnnotationForm form = new AnnotationForm();
  @Mixin private ChartOption chart = new ChartOption();
  @Mixin private ReportFolder report = new ReportFolder();
  @Mixin private Output output = new Output();
  @Mixin private JobsOption jobs = new JobsOption();

  public ReportCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    jobs.check();
    if (number != null && number < 1) {
      throw Refusal.usage("--game counts from 1, not " + number);
    }
    if (Files.isDirectory(FileNames.path(file))) {
      throw Refusal.path(FileNames.shown(file) + ": is a folder");
    }
    InputWords words = InputWords.of(List.of(file), streams.in());
    InputFiles inputs = output.inputs(new InputFiles(List.of(words), List.of(), Map::of));
    try (InputStream in = open(words);
        ReportFolder folder = report) {
      chart.check(output, inputs);
      folder.open(output, chart.file(), inputs);
      int code =
          output.writeText(
              streams, inputs, out -> render(new AnnotationReader(FileNames.shown(file), in), out));
      folder.publish(streams);
      return code;
    }
  }

  private InputStream open(InputWords words) throws IOException {
    return words.standardInput().isPresent()
        ? words.standardInput().get()
        : Files.newInputStream(FileNames.path(file));
  }

  private int render(Iterator<AnnotationResult> all, Writer out) throws IOException {
    ProblemReport problems = new ProblemReport(streams, output);
    Iterator<AnnotationResult> chosen = chosen(all);
    try (AnnotationWriter writer = form.open(out, problems);
        AnnotationReport everyForm = new AnnotationReport(report, form.telling(), problems)) {
      Annotations annotations = new Annotations(writer, everyForm, form.failures(problems, output));
      while (chosen.hasNext()) {
        annotations.accept(chosen.next());
        refuseSecond(chosen);
      }
      if (annotations.count() == 0) {
        problems.accept(nothing());
      }
      everyForm.finish();
      if (annotations.last().isPresent()) {
        AnnotatedGame game = annotations.last().get();
        chart.write(streams, () -> EvaluationChart.of(game, form.telling().words()));
      }
    }
    return problems.exitCode();
  }

  private void refuseSecond(Iterator<AnnotationResult> rest) {
    if (chart.isGiven() && rest.hasNext()) {
      throw Refusal.usage("--chart draws one game, and there are several: choose with --game N");
    }
  }

  private Iterator<AnnotationResult> chosen(Iterator<AnnotationResult> all) {
    if (number == null) {
      return all;
    }
    for (int skipped = 1; skipped < number && all.hasNext(); skipped++) {
      all.next();
    }
    if (!all.hasNext()) {
      throw Refusal.usage("there is no game " + number);
    }
    return List.of(all.next()).iterator();
  }

  private Problem nothing() {
    SourceLocation where = SourceLocation.whole(file);
    return new Problem(ProblemCode.NO_GAMES, where, 0, 0, "there is no annotated game");
  }
}
