package org.kifu.command.report;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.output.AnnotatedSource;
import org.kifu.annotate.output.AnnotationWriter;
import org.kifu.annotate.output.JoinedAnnotations;
import org.kifu.base.Base;
import org.kifu.base.StoredAnnotations;
import org.kifu.base.StoredSources;
import org.kifu.command.Job;
import org.kifu.command.input.InputFiles;
import org.kifu.command.input.InputSources;
import org.kifu.command.input.InputWords;
import org.kifu.command.input.OpenedInput;
import org.kifu.command.option.JobsOption;
import org.kifu.command.output.ChartOption;
import org.kifu.command.output.ReportFolder;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.file.FileNames;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.source.Source;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "report",
    description = "Show annotated games in another form, without an engine.",
    footer = {
      "",
      "The input is the output of 'kifu annotate --format jsonl'.",
      "",
      "Example: kifu report examples/annotated-1997.jsonl --format csv"
    })
public final class ReportCommand extends Job<ReportCommand.AnnotatedFile> {

  @Parameters(
      paramLabel = "ANNOTATED.jsonl",
      description = "Annotated games as JSON lines; '-' for standard input.")
  private String file = "-";

  @Option(names = "--game", paramLabel = "N", description = "Only the Nth game, counted from 1.")
  private @Nullable Integer number;

  @Mixin private AnnotationForm form = new AnnotationForm();
  @Mixin private ChartOption chart = new ChartOption();
  @Mixin private ReportFolder report = new ReportFolder();
  @Mixin private JobsOption jobs = new JobsOption();

  public ReportCommand(Streams streams) {
    super(streams);
  }

  /** The file of annotated games. */
  record AnnotatedFile(JoinedAnnotations games, InputFiles files, Optional<Base> base)
      implements OpenedInput {
    @Override
    public void close() throws IOException {
      games.close();
      if (base.isPresent()) {
        base.get().close();
      }
    }
  }

  @Override
  protected void check() {
    jobs.check();
    if (number != null && number < 1) {
      throw Refusal.usage("--game must be 1 or more, not " + number);
    }
    if (Files.isDirectory(FileNames.path(file))) {
      throw Refusal.path(FileNames.shown(file) + ": is a folder");
    }
  }

  @Override
  protected AnnotatedFile open() throws IOException {
    InputWords words = InputWords.of(List.of(file), streams.in());
    InputFiles files = output.inputs(new InputFiles(List.of(words), List.of(), Map::of));
    if (words.standardInput().isPresent()) {
      return ofSource(Source.of(FileNames.shown(file), words.standardInput().get()), files);
    }
    Path path = FileNames.path(file);
    return Base.isBase(path) ? ofBase(Base.open(path), files) : ofSource(Source.of(path), files);
  }

  private AnnotatedFile ofSource(Source source, InputFiles files) throws IOException {
    return new AnnotatedFile(AnnotatedSource.open(source, problems), files, Optional.empty());
  }

  private AnnotatedFile ofBase(Base base, InputFiles files) throws IOException {
    JoinedAnnotations games =
        new StoredAnnotations(base).games(new StoredSources(base).games(), problems);
    return new AnnotatedFile(games, files, Optional.of(base));
  }

  @Override
  protected void begin(AnnotatedFile input, InputFiles files) throws IOException {
    chart.check(output, files);
    closing(report).open(output, chart.file(), files);
  }

  @Override
  protected void publish() throws IOException {
    report.publish(streams);
  }

  @Override
  protected int write(AnnotatedFile input, Writer out) throws IOException {
    Iterator<AnnotationResult> chosen = chosen(input.games());
    try (AnnotationWriter writer = form.open(out, bytes(), output, problems);
        AnnotationReport everyForm = new AnnotationReport(report, form.wording(), problems)) {
      AnnotationSink annotations =
          new AnnotationSink(writer, everyForm, form.failures(problems, output));
      while (chosen.hasNext()) {
        annotations.accept(chosen.next());
        refuseSecond(chosen);
      }
      if (annotations.count() == 0) {
        problems.accept(input.base().map(InputSources::noAnnotations).orElseGet(this::nothing));
      }
      everyForm.finish();
      if (annotations.last().isPresent()) {
        form.draw(chart, streams, annotations.last().get());
      }
      return ExitCode.CLEAN;
    }
  }

  private void refuseSecond(Iterator<AnnotationResult> rest) {
    if (chart.isGiven() && rest.hasNext()) {
      throw Refusal.usage(
          "--chart draws one game, but there are several games; choose one with --game N");
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
      throw Refusal.usage("the input has no game " + number);
    }
    return List.of(all.next()).iterator();
  }

  private Problem nothing() {
    SourceLocation where = SourceLocation.whole(file);
    return new Problem(ProblemCode.NO_GAMES, where, 0, 0, "there is no annotated game");
  }
}
