package org.kifu.command.openings;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.kifu.board.Disc;
import org.kifu.command.CsvOption;
import org.kifu.command.GameInput;
import org.kifu.command.Games;
import org.kifu.command.JobsOption;
import org.kifu.command.LanguageOption;
import org.kifu.command.Output;
import org.kifu.command.ProblemReport;
import org.kifu.command.Progress;
import org.kifu.command.Refusal;
import org.kifu.command.Streams;
import org.kifu.opening.OpeningJob;
import org.kifu.opening.OpeningNames;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.RepertoireCard;
import org.kifu.opening.output.RepertoireCsv;
import org.kifu.opening.output.RepertoireText;
import org.kifu.page.TrainerPage;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "trainer",
    description = "Makes cards to learn a repertoire from the games of a player.",
    footer = {
      "",
      "A card is a position in which the player had the move, and what he played there. A page of",
      "HTML is a quiz on the screen, and a worksheet with answers on paper.",
      "",
      "Example: kifu trainer examples/wthor --player maruoka --side black --format html -o t.html"
    })
public final class TrainerCommand implements Callable<Integer> {
  private enum Format {
    TEXT,
    CSV,
    HTML;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final int MOST = 10_000;

  private final Streams streams;

  @Mixin private GameInput input = new GameInput();

  @Option(
      names = "--plies",
      paramLabel = "N",
      defaultValue = "12",
      description = "Follow the moves until N discs are placed, 2 to 60; 12 by default.")
  private int plies = 12;

  @Option(
      names = "--min-games",
      paramLabel = "N",
      defaultValue = "2",
      description = "Leave out moves that the player chose in fewer games; 2 by default.")
  private long minGames = 2;

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "50",
      description = "So many cards at most, 1 to 10000, the most frequent; 50 by default.")
  private int count = 50;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "${COMPLETION-CANDIDATES}; text by default.")
  private Format format = Format.TEXT;

  @Mixin private LanguageOption language = new LanguageOption();
  @Mixin private Output output = new Output();
  @Mixin private CsvOption csv = new CsvOption();
  @Mixin private JobsOption jobs = new JobsOption();

  public TrainerCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    input.refuseOtherRules("trainer");
    if (count < 1 || count > MOST) {
      throw Refusal.usage("--count is 1 to " + MOST + ", not " + count);
    }
    Disc side =
        input
            .filter()
            .side()
            .orElseThrow(
                () -> Refusal.usage("whose repertoire? name --player NAME and --side black|white"));
    OpeningSettings settings = settings();
    ProblemReport problems = new ProblemReport(streams, output);
    try (Games games = input.openOrStore(streams);
        Progress progress = new Progress(streams, output)) {
      return output.writeText(
          streams,
          games.files(),
          out -> {
            OpeningTable table =
                OpeningTable.of(
                    OpeningJob.count(games.chosen(problems, progress), settings, jobs.jobs()),
                    OpeningNames.english());
            write(cards(table, side), out);
            return problems.exitCode();
          });
    }
  }

  private List<RepertoireCard> cards(OpeningTable table, Disc side) {
    List<RepertoireCard> cards = RepertoireCard.of(table, side).stream().limit(count).toList();
    if (cards.isEmpty() && !output.isQuiet()) {
      streams.say("kifu trainer: no move was played in " + minGames + " games or more");
    }
    return cards;
  }

  private void write(List<RepertoireCard> cards, Writer out) throws IOException {
    switch (format) {
      case TEXT -> RepertoireText.write(cards, language.words(), new Printable(out));
      case CSV -> RepertoireCsv.write(cards, csv.table(out));
      case HTML -> TrainerPage.write(cards, input.filter(), language.words(), out);
    }
  }

  private OpeningSettings settings() {
    try {
      return OpeningSettings.DEFAULT.withPlies(plies).withMinGames(minGames);
    } catch (IllegalArgumentException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    }
  }
}
