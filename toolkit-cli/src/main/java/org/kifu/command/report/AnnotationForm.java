package org.kifu.command.report;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.Reason.Audience;
import org.kifu.annotate.output.AnnotatedRecord;
import org.kifu.annotate.output.AnnotationCheckWriter;
import org.kifu.annotate.output.AnnotationWriter;
import org.kifu.annotate.output.Wording;
import org.kifu.chart.EvaluationChart;
import org.kifu.command.input.ProblemReport;
import org.kifu.command.option.LanguageOption;
import org.kifu.command.output.ChartOption;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.output.Output;
import org.kifu.command.output.TableFiles;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.format.GameWriter;
import org.kifu.game.GameRecord;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.page.GamePage;
import org.kifu.words.Colours;
import org.kifu.words.Glyphs;
import org.kifu.words.Printable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for the form of annotated games, and for the terms in their text. */
public final class AnnotationForm {
  private static final Set<Form> FOR_PEOPLE = EnumSet.of(Form.TEXT, Form.MD);

  @Mixin
  private FormOption form =
      FormOption.withTables(
              Form.TEXT,
              Form.JSON,
              Form.JSONL,
              Form.CSV,
              Form.HTML,
              Form.MD,
              Form.GGF,
              Form.SGF,
              Form.PARQUET)
          .described(
              "text, json (an array), jsonl (one game per line), csv, html (a page), md,"
                  + " ggf, sgf or parquet");

  @Mixin private LanguageOption language = new LanguageOption();

  @Option(
      names = "--audience",
      paramLabel = "WHO",
      defaultValue = "club",
      description =
          "Terms of the reasons: beginner (corners), club (also mobility) or expert (also"
              + " parity and tempo) (default: club).")
  private Audience audience = Audience.CLUB;

  /** The words and terms for people. */
  public Wording wording() {
    return new Wording(language.words(), audience);
  }

  /**
   * The taker of the problems of records that were not annotated. Text for people on standard
   * output shows these problems itself, except for a path that cannot be opened.
   */
  public Consumer<Problem> failures(ProblemReport report, Output output) {
    boolean isShown = isOnScreen(output);
    return problem -> {
      if (isShown && problem.code() != ProblemCode.IO_ERROR) {
        report.unusableAsShown(problem);
      } else {
        report.unusable(problem);
      }
    };
  }

  /** Whether people see the output beside the messages, so that no problem should be in both. */
  private boolean isOnScreen(Output output) {
    return FOR_PEOPLE.contains(form.form(output)) && output.file().isEmpty();
  }

  /**
   * Opens a writer; closing the writer leaves {@code out} open.
   *
   * @param bytes gets a form that is no text, instead of {@code out}
   * @param problems takes the problems of games that cannot be written in this form
   */
  public AnnotationWriter open(
      Writer out, OutputStream bytes, Output output, ProblemReport problems) throws IOException {
    Form wanted = form.form(output);
    if (wanted == Form.PARQUET) {
      return AnnotationWriter.table(TableFiles.of(wanted), TableFiles.about(), bytes);
    }
    AnnotationWriter writer = open(wanted, out, output, problems);
    return isOnScreen(output) ? new OpenedSources(writer) : writer;
  }

  private AnnotationWriter open(Form wanted, Writer out, Output output, ProblemReport problems)
      throws IOException {
    return switch (wanted) {
      case TEXT -> {
        Colours colours = output.colours();
        yield AnnotationWriter.text(
            new Printable(out, colours), Glyphs.UNICODE, wording(), colours);
      }
      case JSON -> AnnotationWriter.json(out);
      case JSONL -> AnnotationWriter.jsonLines(out);
      case CSV -> AnnotationWriter.csv(form.table(out));
      case MD -> AnnotationWriter.markdown(out, wording());
      case GGF -> ggf(out, wording(), problems);
      case SGF -> sgf(out, wording(), problems);
      default -> new GamePage(out, wording());
    };
  }

  /** Opens a writer for the results of {@code --check}. */
  public AnnotationCheckWriter openCheck(Writer out, Output output) throws IOException {
    Form wanted = form.form(output);
    return switch (wanted) {
      case TEXT -> AnnotationCheckWriter.text(new Printable(out));
      case JSONL -> AnnotationCheckWriter.jsonLines(out);
      default -> throw Refusal.usage("--check writes only text or jsonl, not " + wanted);
    };
  }

  /**
   * Writes the result of a game.
   *
   * @param failures takes the problem of a record that was not annotated
   */
  public static void write(
      AnnotationResult result, AnnotationWriter writer, Consumer<Problem> failures) {
    if (result instanceof AnnotationFailure(Problem problem)) {
      failures.accept(problem);
    }
    try {
      writer.write(result);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Draws the chart of a game, if one is wanted. */
  public void draw(ChartOption chart, Streams streams, AnnotatedGame game) throws IOException {
    chart.write(streams, () -> EvaluationChart.of(game, wording().words().locale()));
  }

  /** Games with values and comments as GGF. */
  public static AnnotationWriter ggf(Writer out, Wording wording, ProblemReport problems) {
    return new RecordWriter("ggf", game -> AnnotatedRecord.forGgf(game, wording), out, problems);
  }

  /** Games with values, comments and variations as SGF. */
  public static AnnotationWriter sgf(Writer out, Wording wording, ProblemReport problems) {
    return new RecordWriter("sgf", game -> AnnotatedRecord.forSgf(game, wording), out, problems);
  }

  /** A writer that leaves out the sources that could not be opened, which messages report. */
  private record OpenedSources(AnnotationWriter writer) implements AnnotationWriter {
    @Override
    public void write(AnnotationResult result) throws IOException {
      boolean isUnopened =
          result instanceof AnnotationFailure(Problem problem)
              && problem.code() == ProblemCode.IO_ERROR;
      if (!isUnopened) {
        writer.write(result);
      }
    }

    @Override
    public void close() throws IOException {
      writer.close();
    }
  }

  /**
   * A writer of annotated games as records of a notation; records that were not annotated are left
   * out.
   */
  private static final class RecordWriter implements AnnotationWriter {
    private final String notation;
    private final Function<AnnotatedGame, GameRecord> records;
    private final Writer out;
    private final ProblemReport problems;

    /**
     * @param notation the name of a notation that is text
     * @param records the function that makes the records
     * @param problems takes the problems of games that the notation cannot hold
     */
    RecordWriter(
        String notation,
        Function<AnnotatedGame, GameRecord> records,
        Writer out,
        ProblemReport problems) {
      this.notation = notation;
      this.records = records;
      this.out = out;
      this.problems = problems;
    }

    @Override
    public void write(AnnotationResult result) throws IOException {
      if (result instanceof AnnotatedGame game) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GameWriter writer = GameWriter.open(notation, bytes)) {
          write(game, writer);
        }
        out.write(bytes.toString(StandardCharsets.UTF_8));
      }
    }

    private void write(AnnotatedGame game, GameWriter writer) throws IOException {
      GameRecord record = records.apply(game);
      Optional<String> refusal = writer.refusal(record);
      if (refusal.isPresent()) {
        problems.notWritten(game.game().where(), game.game().number(), refusal.get());
      } else {
        writer.write(record);
      }
    }

    @Override
    public void close() throws IOException {
      out.flush();
    }
  }
}
