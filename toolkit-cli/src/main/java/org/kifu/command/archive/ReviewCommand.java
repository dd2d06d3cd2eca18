package org.kifu.command.archive;

import java.io.IOException;
import java.io.Writer;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.review.PlayerReview;
import org.kifu.archive.review.PlayerReviewer;
import org.kifu.archive.review.output.ReviewCsv;
import org.kifu.archive.review.output.ReviewJson;
import org.kifu.archive.review.output.ReviewJson.ReviewChoice;
import org.kifu.archive.review.output.ReviewText;
import org.kifu.chart.GroupLossChart;
import org.kifu.chart.PhaseErrorChart;
import org.kifu.chart.YearTrendChart;
import org.kifu.command.AnnotatedEntry;
import org.kifu.command.AnnotatedGames;
import org.kifu.command.CsvOption;
import org.kifu.command.InputFiles;
import org.kifu.command.JobsOption;
import org.kifu.command.LanguageOption;
import org.kifu.command.Output;
import org.kifu.command.ProblemReport;
import org.kifu.command.Refusal;
import org.kifu.command.ReportFolder;
import org.kifu.command.Streams;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "review",
    description = "Reviews one player over all his annotated games, without an engine.",
    footer = {
      "",
      "The input is what 'kifu annotate --format jsonl' wrote.",
      "",
      "Example: kifu review --player Murakami examples/annotated-1997.jsonl"
    })
public final class ReviewCommand implements Callable<Integer> {
  private enum Format {
    TEXT,
    JSON,
    CSV,
    MD;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Streams streams;

  @Mixin private AnnotatedGames input = new AnnotatedGames();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "${COMPLETION-CANDIDATES}; text by default.")
  private Format format = Format.TEXT;

  @Mixin private LanguageOption language = new LanguageOption();
  @Mixin private ReportFolder report = new ReportFolder();
  @Mixin private Output output = new Output();
  @Mixin private CsvOption csv = new CsvOption();
  @Mixin private JobsOption jobs = new JobsOption();

  public ReviewCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    jobs.check();
    ReviewChoice choice = choice(input.filter());
    InputFiles files = input.files(streams);
    ProblemReport problems = new ProblemReport(streams, output);
    try (ReportFolder folder = report) {
      folder.open(output, Optional.empty(), files);
      if (folder.isGiven()) {
        output.alsoWrites(folder::files);
      }
      int code =
          output.writeText(
              streams,
              files,
              out -> {
                PlayerReview review = review(choice, problems);
                if (review.all().results().games() > 0) {
                  write(review, choice, format, out);
                  writeEveryForm(review, choice, folder);
                }
                return problems.exitCode();
              });
      folder.publish(streams);
      output.finish(files);
      return code;
    }
  }

  private static ReviewChoice choice(GameFilter filter) {
    return filter
        .player()
        .map(name -> new ReviewChoice(name, filter.allMatching()))
        .orElseThrow(() -> Refusal.usage("--player NAME is missing: whose games?"));
  }

  private PlayerReview review(ReviewChoice choice, ProblemReport problems) throws Exception {
    PlayerReviewer reviewer = new PlayerReviewer(choice.player(), choice.allMatching());
    input.read(streams, problems::unusable, games -> addAll(games, reviewer));
    return reviewer.review();
  }

  private static void addAll(Iterator<AnnotatedEntry> games, PlayerReviewer reviewer) {
    while (games.hasNext()) {
      games.next().game().ifPresentOrElse(reviewer::add, reviewer::addExcluded);
    }
  }

  private void write(PlayerReview review, ReviewChoice choice, Format form, Writer out)
      throws IOException {
    switch (form) {
      case TEXT -> ReviewText.writeText(review, language.words(), new Printable(out));
      case JSON -> ReviewJson.write(review, choice, out);
      case CSV -> ReviewCsv.write(review, csv.table(out));
      case MD -> ReviewText.writeMarkdown(review, language.words(), out);
    }
  }

  private void writeEveryForm(PlayerReview review, ReviewChoice choice, ReportFolder folder)
      throws IOException {
    if (!folder.isGiven()) {
      return;
    }
    for (Format form : Format.values()) {
      try (Writer file = folder.text("review." + (form == Format.TEXT ? "txt" : form))) {
        write(review, choice, form, file);
      }
    }
    folder.draw("years.svg", YearTrendChart.of(review, language.words()));
    folder.draw("phases.svg", PhaseErrorChart.of(review, language.words()));
    folder.draw("colours.svg", GroupLossChart.ofColours(review, language.words()));
    folder.draw("openings.svg", GroupLossChart.ofOpenings(review, language.words()));
    folder.draw("opponents.svg", GroupLossChart.ofOpponents(review, language.words()));
  }
}
