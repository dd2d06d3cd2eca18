package org.kifu.command.practice;

import java.io.Writer;
import java.util.List;
import org.kifu.board.Disc;
import org.kifu.command.GamesJob;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.RulesTally;
import org.kifu.command.option.LanguageOption;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.game.Counted;
import org.kifu.opening.OpeningCounts;
import org.kifu.opening.OpeningNames;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.output.RepertoireTable;
import org.kifu.opening.study.RepertoireCard;
import org.kifu.page.TrainerPage;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "trainer",
    description = "Make cards for learning the opening repertoire of a player.",
    footer = {
      "",
      "A card shows a position in which the player had the move, and what the player chose"
          + " there. An HTML page is a quiz on the screen and a worksheet with answers on"
          + " paper.",
      "",
      "Example: kifu trainer examples/wthor --player maruoka --side black --format html -o t.html"
    })
public final class TrainerCommand extends GamesJob {
  private static final int MOST = 10_000;

  @Option(
      names = "--plies",
      paramLabel = "N",
      defaultValue = "12",
      description = "Follow the moves until N discs are placed, 2 to 60 (default: 12).")
  private int plies = 12;

  @Option(
      names = "--min-games",
      paramLabel = "N",
      defaultValue = "2",
      description = "Leave out moves that the player chose in fewer than N games (default: 2).")
  private long minGames = 2;

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "50",
      description = "Maximum number of cards, 1 to 10000, the most frequent first (default: 50).")
  private int count = 50;

  @Mixin private FormOption form = FormOption.withTables(Form.TEXT, Form.CSV, Form.HTML);

  @Mixin private LanguageOption language = new LanguageOption();

  public TrainerCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() throws Exception {
    super.check();
    input.countedRules("trainer");
    if (count < 1 || count > MOST) {
      throw Refusal.usage("--count must be 1 to " + MOST + ", not " + count);
    }
    side();
    settings();
  }

  private Disc side() {
    return input
        .filter()
        .side()
        .orElseThrow(() -> Refusal.usage("--player NAME and --side black|white are missing"));
  }

  @Override
  protected ChosenGames open() throws Exception {
    return input.openFacts(streams);
  }

  @Override
  protected int write(ChosenGames games, Writer out) throws Exception {
    Form wanted = form.form(output);
    RulesTally tally = new RulesTally();
    OpeningTable table =
        OpeningTable.of(
            OpeningCounts.of(tally.counting(chosen(games)), settings(), jobs.jobs()),
            wanted == Form.CSV
                ? OpeningNames.english()
                : OpeningNames.in(language.words().locale()));
    List<RepertoireCard> cards = cards(table, side());
    switch (wanted) {
      case CSV -> RepertoireTable.writeCsv(cards, form.table(out));
      case HTML -> TrainerPage.write(cards, input.filter(), language.words(), out);
      default -> RepertoireTable.writeText(cards, language.words(), new Printable(out));
    }
    if (!output.isQuiet()) {
      tally.tellLeftOut(input.rulesName(), streams);
    }
    return ExitCode.CLEAN;
  }

  private List<RepertoireCard> cards(OpeningTable table, Disc side) {
    List<RepertoireCard> cards = RepertoireCard.of(table, side).stream().limit(count).toList();
    if (cards.isEmpty() && !output.isQuiet()) {
      streams.say("kifu trainer: no move was played in at least " + Counted.of(minGames, "game"));
    }
    return cards;
  }

  private OpeningSettings settings() {
    try {
      return OpeningSettings.ofRules(input.rulesName()).withPlies(plies).withMinGames(minGames);
    } catch (IllegalArgumentException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    }
  }
}
