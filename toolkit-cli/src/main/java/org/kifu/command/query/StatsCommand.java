package org.kifu.command.query;

import java.io.Writer;
import org.kifu.archive.stats.GameStats;
import org.kifu.archive.stats.StatsJob;
import org.kifu.command.GamesJob;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.RulesTally;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.output.TableFiles;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Streams;
import org.kifu.opening.output.GameStatsRows;
import org.kifu.opening.output.GameStatsWriter;
import org.kifu.opening.output.OpeningText;
import org.kifu.rules.Rules;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "stats",
    description =
        "Show how games end, how long they are, and how many moves there are to choose from.",
    footer = {
      "",
      "Only games of one rule set count, which were played from the standard start to the end.",
      "",
      "Example: kifu stats examples/wthor --format json"
    })
public final class StatsCommand extends GamesJob {

  @Mixin
  private FormOption form = FormOption.withTables(Form.TEXT, Form.JSON, Form.CSV, Form.PARQUET);

  public StatsCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() throws Exception {
    super.check();
    input.tellLeftOutAlone();
  }

  @Override
  protected ChosenGames open() throws Exception {
    return input.openFacts(streams);
  }

  @Override
  protected int write(ChosenGames games, Writer out) throws Exception {
    RulesTally tally = new RulesTally();
    Rules<?, ?> rules = input.rules();
    GameStats stats = StatsJob.count(tally.counting(chosen(games)), rules, jobs.jobs());
    if (form.form(output) == Form.PARQUET) {
      GameStatsRows.write(
          stats, games.filter(), TableFiles.of(Form.PARQUET), TableFiles.about(), bytes());
    } else {
      writer().write(stats, games.filter(), form.table(out));
    }
    if (!output.isQuiet()) {
      OpeningText.remark(stats.tally()).ifPresent(streams::say);
      tally.tellLeftOut(rules.name(), streams);
    }
    return ExitCode.CLEAN;
  }

  private GameStatsWriter writer() {
    return switch (form.form(output)) {
      case JSON -> GameStatsWriter.JSON;
      case CSV -> GameStatsWriter.CSV;
      default -> GameStatsWriter.TEXT;
    };
  }
}
