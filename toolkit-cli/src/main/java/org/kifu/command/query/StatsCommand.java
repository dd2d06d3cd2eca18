package org.kifu.command.query;

import java.io.Writer;
import org.kifu.archive.stats.GameStats;
import org.kifu.archive.stats.StatsJob;
import org.kifu.command.GamesJob;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.output.TableFiles;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Streams;
import org.kifu.opening.output.GameStatsRows;
import org.kifu.opening.output.GameStatsWriter;
import org.kifu.opening.output.OpeningText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "stats",
    description =
        "Show how games end, how long they are, and how many moves there are to choose from.",
    footer = {
      "",
      "Only games count that were played by the rules from the standard start to the end.",
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
    input.refuseOtherRules("stats");
  }

  @Override
  protected ChosenGames open() throws Exception {
    return input.openFacts(streams);
  }

  @Override
  protected int write(ChosenGames games, Writer out) throws Exception {
    GameStats stats = StatsJob.count(chosen(games), jobs.jobs());
    if (form.form(output) == Form.PARQUET) {
      GameStatsRows.write(
          stats, games.filter(), TableFiles.of(Form.PARQUET), TableFiles.about(), bytes());
    } else {
      writer().write(stats, games.filter(), form.table(out));
    }
    if (!output.isQuiet()) {
      OpeningText.remark(stats.tally()).ifPresent(streams::say);
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
