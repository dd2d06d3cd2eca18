package org.kifu.command.base;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.kifu.base.Base;
import org.kifu.base.BaseRemoval;
import org.kifu.base.StoredSource;
import org.kifu.base.StoredSources;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.command.terminal.Suggestion;
import org.kifu.file.FileNames;
import org.kifu.game.Counted;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The action that removes files from a base. */
@Command(
    name = "remove",
    description = "Remove files with all their games from a base.",
    footer = {
      "",
      "Name a file as it was named when it was added, or a folder for all its files. The files"
          + " themselves stay where they are. Tags, notes and annotations of the games go too.",
      "",
      "Example: kifu base remove games.kifu examples/wthor/WTH_1977.wtb"
    })
final class RemoveAction implements Callable<Integer> {
  private final Streams streams;
  @Mixin private BaseArgument base = new BaseArgument();

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "FILES",
      description = "Files or folders, as they were added.")
  private List<String> words = new ArrayList<>();

  @Option(names = "--quiet", description = "Print no progress and no remarks on standard error.")
  private boolean quiet;

  RemoveAction(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException {
    try (Base opened = base.openToChange()) {
      List<StoredSource> all = new StoredSources(opened).games();
      List<StoredSource> removed =
          words.stream().flatMap(word -> meant(word, all).stream()).distinct().toList();
      BaseRemoval.remove(opened, removed);
      if (!quiet) {
        long games = removed.stream().mapToLong(StoredSource::games).sum();
        streams.say(
            "%s: %s removed with %s"
                .formatted(
                    base.file(), Counted.of(removed.size(), "source"), Counted.of(games, "game")));
      }
      return ExitCode.CLEAN;
    }
  }

  private static List<StoredSource> meant(String word, List<StoredSource> all) {
    String name = FileNames.shown(word);
    String folder = name.endsWith("/") ? name : name + "/";
    List<StoredSource> found =
        all.stream()
            .filter(each -> each.name().equals(name) || each.name().startsWith(folder))
            .toList();
    if (found.isEmpty()) {
      throw Refusal.usage(
          name
              + ": the base has no file of this name"
              + Suggestion.of(name, all.stream().map(StoredSource::name).toList()));
    }
    return found;
  }
}
