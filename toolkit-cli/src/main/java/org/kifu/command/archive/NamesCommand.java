package org.kifu.command.archive;

import java.io.Writer;
import java.util.List;
import org.kifu.archive.names.NameCensus;
import org.kifu.archive.names.NameFinder;
import org.kifu.archive.names.NameRules.NameRule;
import org.kifu.archive.output.NameRuleCsv;
import org.kifu.archive.output.NameRuleCsv.NameRuleText;
import org.kifu.command.GamesJob;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Streams;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "names",
    description = "Propose which spellings of a name mean the same player or event.",
    footer = {
      "",
      "--format csv writes a table of rules. A rule does nothing until you change its status"
          + " from proposed to accepted and give the table to a command with --names-rules.",
      "",
      "Example: kifu names examples/wthor --format csv -o names.csv"
    })
public final class NamesCommand extends GamesJob {

  @Mixin private FormOption form = FormOption.of(Form.TEXT, Form.CSV);

  public NamesCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected int write(ChosenGames games, Writer out) throws Exception {
    NameCensus census = new NameCensus();
    reported(games)
        .forEachRemaining(game -> game.record().ifPresent(record -> census.add(record.header())));
    List<NameRule> rules = NameFinder.proposals(census);
    if (form.form(output) == Form.CSV) {
      NameRuleCsv.write(rules, out);
    } else {
      NameRuleText.write(rules, new Printable(out), "--format csv");
    }
    return ExitCode.CLEAN;
  }
}
