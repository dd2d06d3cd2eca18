package org.kifu.command.openings;

import java.io.IOException;
import java.io.Writer;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.kifu.annotate.MoveLabel;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.review.Drill;
import org.kifu.archive.review.DrillBook;
import org.kifu.archive.review.output.DrillCsv;
import org.kifu.archive.review.output.DrillMarkdown;
import org.kifu.archive.review.output.DrillObf;
import org.kifu.command.AnnotatedEntry;
import org.kifu.command.AnnotatedGames;
import org.kifu.command.CsvOption;
import org.kifu.command.JobsOption;
import org.kifu.command.LanguageOption;
import org.kifu.command.Output;
import org.kifu.command.ProblemReport;
import org.kifu.command.Refusal;
import org.kifu.command.Streams;
import org.kifu.page.DrillPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "drills",
    description = "Makes problems from the mistakes in annotated games, without an engine.",
    footer = {
      "",
      "The input is what 'kifu annotate --format jsonl' wrote. Each position is one problem; the",
      "surest and dearest mistakes come first. A page of HTML is a quiz on the screen, and a",
      "worksheet with solutions on paper.",
      "",
      "Example: kifu drills --player Murakami --format html examples/annotated-1997.jsonl -o q.html"
    })
public final class DrillsCommand implements Callable<Integer> {
  private enum Format {
    OBF,
    HTML,
    MD,
    CSV;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final int MOST = 10_000;

  private final Streams streams;

  @Mixin private AnnotatedGames input = new AnnotatedGames();

  @Option(
      names = "--label",
      paramLabel = "LABEL",
      defaultValue = "mistake",
      description = "The mildest label: inaccuracy, mistake or blunder; mistake by default.")
  private MoveLabel label = MoveLabel.MISTAKE;

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "20",
      description = "So many problems at most, 1 to 10000; 20 by default.")
  private int count = 20;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "obf",
      description = "${COMPLETION-CANDIDATES}; obf by default.")
  private Format format = Format.OBF;

  @Mixin private LanguageOption language = new LanguageOption();
  @Mixin private Output output = new Output();
  @Mixin private CsvOption csv = new CsvOption();
  @Mixin private JobsOption jobs = new JobsOption();

  public DrillsCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    jobs.check();
    if (count < 1 || count > MOST) {
      throw Refusal.usage("--count is 1 to " + MOST + ", not " + count);
    }
    DrillBook book = book(input.filter());
    ProblemReport problems = new ProblemReport(streams, output);
    return output.writeText(
        streams,
        input.files(streams),
        out -> {
          input.read(streams, problems::unusable, games -> addAll(games, book));
          List<Drill> drills = book.drills();
          if (drills.isEmpty() && !output.isQuiet()) {
            streams.say("kifu drills: no move has the label " + label.label() + " or worse");
          }
          write(drills, out);
          return problems.exitCode();
        });
  }

  private DrillBook book(GameFilter filter) {
    return filter
        .player()
        .map(name -> DrillBook.of(name, filter.allMatching(), label, count))
        .orElseGet(() -> DrillBook.ofAll(label, count));
  }

  private static void addAll(Iterator<AnnotatedEntry> games, DrillBook book) {
    while (games.hasNext()) {
      games.next().game().ifPresent(book::add);
    }
  }

  private void write(List<Drill> drills, Writer out) throws IOException {
    switch (format) {
      case OBF -> DrillObf.write(drills, language.words(), out);
      case HTML -> DrillPage.write(drills, language.words(), out);
      case MD -> DrillMarkdown.write(drills, language.words(), out);
      case CSV -> DrillCsv.write(drills, csv.table(out));
    }
  }
}
