package org.kifu.command.practice;

import java.io.IOException;
import java.io.Writer;
import java.util.Optional;
import org.kifu.annotate.output.GameWords;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.review.PlayerReview;
import org.kifu.archive.review.PlayerReviewer;
import org.kifu.archive.review.output.ReviewCsv;
import org.kifu.archive.review.output.ReviewJson;
import org.kifu.archive.review.output.ReviewJson.ReviewChoice;
import org.kifu.archive.review.output.ReviewText;
import org.kifu.chart.archive.GroupLossChart;
import org.kifu.chart.archive.PhaseErrorChart;
import org.kifu.chart.archive.YearTrendChart;
import org.kifu.command.AnnotatedJob;
import org.kifu.command.input.InputFiles;
import org.kifu.command.input.RulesTally;
import org.kifu.command.option.LanguageOption;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.output.ReportFolder;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.page.ReviewPage;
import org.kifu.words.Printable;
import org.kifu.words.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "review",
    description = "Review all annotated games of one player, without an engine.",
    footer = {
      "",
      "INPUT is the output of 'kifu annotate --format jsonl'.",
      "",
      "Example: kifu review --player Murakami examples/annotated-1997.jsonl"
    })
public final class ReviewCommand extends AnnotatedJob {
  private static final Form[] FORMS = {Form.TEXT, Form.JSON, Form.CSV, Form.MD, Form.HTML};

  @Mixin private FormOption form = FormOption.withTables(FORMS);

  @Mixin private MeOption me = new MeOption();

  @Option(
      names = "--games",
      paramLabel = "PAGE",
      description =
          "Address of the page that 'kifu report' made of the same annotated games; moves on an"
              + " HTML page are linked to it.")
  private String games = "";

  @Mixin private LanguageOption language = new LanguageOption();

  /** The words for the rules of the games. */
  private Words words = Words.english();

  @Mixin private ReportFolder report = new ReportFolder();

  public ReviewCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() throws Exception {
    super.check();
    me.check(filter());
    choice();
  }

  @Override
  protected void begin(AnnotatedInput input, InputFiles files) throws Exception {
    closing(report).open(output, Optional.empty(), files);
  }

  @Override
  protected int write(AnnotatedInput input, Writer out) throws Exception {
    PlayerReviewer reviewer =
        me.side()
            .map(PlayerReviewer::of)
            .orElseGet(() -> PlayerReviewer.of(choice().player(), choice().allMatching()));
    RulesTally tally = new RulesTally();
    read(
        input,
        game -> {
          game.ifPresent(reviewed -> tally.add(reviewed.game().game().rules()));
          game.ifPresentOrElse(reviewer::add, reviewer::addExcluded);
        });
    PlayerReview review = reviewer.review();
    Words usual = language.words();
    words = tally.only().map(rules -> GameWords.of(rules, usual)).orElse(usual);
    if (review.all().results().games() > 0) {
      PlayerReview shown = review.withOpenings(reviewer.openings(words.locale()));
      write(review, shown, form.form(output), out);
      writeEveryForm(review, shown);
    }
    if (!output.isQuiet()) {
      tally.tellMixed(streams);
    }
    return ExitCode.CLEAN;
  }

  @Override
  protected void publish() throws Exception {
    report.publish(streams);
  }

  private ReviewChoice choice() {
    GameFilter filter = filter();
    return filter
        .player()
        .or(() -> me.side().map(_ -> ""))
        .map(name -> new ReviewChoice(name, filter.allMatching(), me.side()))
        .orElseThrow(() -> Refusal.usage("--player NAME or --me black|white is missing"));
  }

  private void write(PlayerReview data, PlayerReview shown, Form wanted, Writer out)
      throws IOException {
    switch (wanted) {
      case JSON -> ReviewJson.write(data, choice(), out);
      case CSV -> ReviewCsv.write(data, form.table(out));
      case HTML -> ReviewPage.write(shown, games, words, out);
      case MD -> ReviewText.writeMarkdown(shown, words, out);
      default -> ReviewText.writeText(shown, words, new Printable(out));
    }
  }

  private void writeEveryForm(PlayerReview data, PlayerReview review) throws IOException {
    if (!report.isGiven()) {
      return;
    }
    for (Form each : FORMS) {
      try (Writer file = report.text("review." + (each == Form.TEXT ? "txt" : each))) {
        write(data, review, each, file);
      }
    }
    report.draw("years.svg", YearTrendChart.of(review, words));
    report.draw("phases.svg", PhaseErrorChart.of(review, words));
    report.draw("colours.svg", GroupLossChart.ofColours(review, words));
    report.draw("openings.svg", GroupLossChart.ofOpenings(review, words));
    report.draw("opponents.svg", GroupLossChart.ofOpponents(review, words));
  }
}
