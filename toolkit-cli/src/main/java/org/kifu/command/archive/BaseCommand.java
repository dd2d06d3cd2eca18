package org.kifu.command.archive;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.kifu.command.base.BaseActions;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import picocli.CommandLine.Command;

@Command(
    name = "base",
    description = "Keep an archive of games in one file, an SQLite database.",
    customSynopsis = "kifu base ACTION [OPTIONS] BASE [FILES...]",
    commandListHeading = "%nActions:%n",
    footer = {
      "",
      "A base keeps every file byte for byte, and beside it tables of its games, players, findings"
          + " and positions, which any program that knows SQLite can read.",
      "",
      "Example: kifu base create games.kifu examples/wthor"
    })
public final class BaseCommand implements Callable<Integer> {
  /** Creates the command, whose work is done by its actions. */
  public BaseCommand(Streams streams) {}

  /** The actions, in the order of the help. */
  public static Map<String, Callable<Integer>> actions(Streams streams) {
    Map<String, Callable<Integer>> actions = new LinkedHashMap<>();
    BaseActions.actions().forEach((name, maker) -> actions.put(name, maker.apply(streams)));
    return actions;
  }

  @Override
  public Integer call() {
    throw Refusal.usage("name an action: " + String.join(" ", BaseActions.actions().keySet()));
  }
}
