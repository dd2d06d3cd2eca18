package org.kifu.command.everyday;

import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import java.util.function.Consumer;
import org.kifu.annotate.Reason.Audience;
import org.kifu.annotate.output.AnnotatedRecord;
import org.kifu.annotate.output.AnnotationCheckWriter;
import org.kifu.annotate.output.AnnotationWriter;
import org.kifu.command.CsvOption;
import org.kifu.command.LanguageOption;
import org.kifu.command.Output;
import org.kifu.command.ProblemReport;
import org.kifu.command.Refusal;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.page.GamePage;
import org.kifu.rules.Rules;
import org.kifu.words.Glyphs;
import org.kifu.words.Printable;
import org.kifu.words.Telling;
import org.kifu.words.ValueUnit;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The option for the form of annotated games. */
final class AnnotationForm {
  /** The forms of the command line. */
  private enum Format {
    TEXT,
    JSON,
    JSONL,
    CSV,
    HTML,
    MD,
    GGF,
    SGF;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description =
          "text, json (an array), jsonl (a game a line), csv, html (a page), md, ggf or sgf; text"
              + " by default.")
  private Format format = Format.TEXT;

  @Mixin private LanguageOption language = new LanguageOption();
  @Mixin private CsvOption csv = new CsvOption();

  @Option(
      names = "--audience",
      paramLabel = "WHO",
      defaultValue = "club",
      description =
          "In whose terms reasons are told: beginner (corners), club (also mobility) or expert"
              + " (also parity and tempo); club by default.")
  private Audience audience = Audience.CLUB;

  /** How to tell it to people. */
  Telling telling() {
    return new Telling(language.words(), audience);
  }

  /**
   * Where records that were not annotated are told: text on standard output says so itself, but for
   * a path that cannot be opened.
   */
  Consumer<Problem> failures(ProblemReport report, Output output) {
    boolean isShown = format == Format.TEXT && output.file().isEmpty();
    return problem -> {
      if (isShown && problem.code() != ProblemCode.IO_ERROR) {
        report.unusableAsShown(problem);
      } else {
        report.unusable(problem);
      }
    };
  }

  /**
   * Opens a writer; closing it leaves {@code out} open.
   *
   * @param problems is told of games that cannot be written in this form
   */
  AnnotationWriter open(Writer out, ProblemReport problems) throws IOException {
    return switch (format) {
      case JSON -> AnnotationWriter.json(out);
      case JSONL -> AnnotationWriter.jsonLines(out);
      case CSV -> AnnotationWriter.csv(csv.table(out));
      case MD -> AnnotationWriter.markdown(out, telling());
      case GGF -> ggf(out, telling(), problems);
      case SGF -> sgf(out, telling(), problems);
      case HTML -> new GamePage(out, telling());
      default -> AnnotationWriter.text(new Printable(out), Glyphs.UNICODE, telling());
    };
  }

  /** Opens a writer of games by other rules; closing it leaves {@code out} open. */
  AnnotationWriter open(Writer out, Rules<?, ?> rules, ValueUnit unit) throws IOException {
    return switch (format) {
      case TEXT -> AnnotationWriter.text(new Printable(out), rules, unit);
      case JSONL -> AnnotationWriter.jsonLines(out, unit);
      default ->
          throw Refusal.usage("games of " + rules.name() + " are annotated as text or jsonl");
    };
  }

  /** Opens a writer for what {@code --check} finds. */
  AnnotationCheckWriter openCheck(Writer out) throws IOException {
    return switch (format) {
      case TEXT -> AnnotationCheckWriter.text(new Printable(out));
      case JSONL -> AnnotationCheckWriter.jsonLines(out);
      default -> throw Refusal.usage("--check writes text or jsonl, not " + format);
    };
  }

  /** Games with values and comments as GGF. */
  static AnnotationWriter ggf(Writer out, Telling telling, ProblemReport problems) {
    return new RecordAnnotations(
        "ggf", game -> AnnotatedRecord.forGgf(game, telling), out, problems);
  }

  /** Games with values, comments and variations as SGF. */
  static AnnotationWriter sgf(Writer out, Telling telling, ProblemReport problems) {
    return new RecordAnnotations(
        "sgf", game -> AnnotatedRecord.forSgf(game, telling), out, problems);
  }
}
