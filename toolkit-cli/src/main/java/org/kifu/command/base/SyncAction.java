package org.kifu.command.base;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.kifu.base.Base;
import org.kifu.base.BaseAddition;
import org.kifu.base.BaseRemoval;
import org.kifu.base.GameMarks;
import org.kifu.base.GameMarks.MarkedGame;
import org.kifu.base.StoredSource;
import org.kifu.base.StoredSources;
import org.kifu.command.terminal.Streams;
import org.kifu.file.FileNames;
import org.kifu.game.SourceLocation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The action that lets a base follow files. */
@Command(
    name = "sync",
    description = "Add new files, take changed and moved files over, and remove vanished ones.",
    footer = {
      "",
      "A file that is gone is removed if it was in a folder that FILES name and that is there. In"
          + " a changed file, games with the same moves keep their marks; annotations are lost.",
      "",
      "Example: kifu base sync games.kifu examples/wthor"
    })
final class SyncAction implements Callable<Integer> {
  private final Streams streams;
  @Mixin private AddedFiles files = new AddedFiles();

  SyncAction(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException {
    files.checkGiven();
    try (Base opened = files.base().openToChange()) {
      int code = files.addTo(opened, streams, BaseAddition::following);
      List<StoredSource> vanished =
          new StoredSources(opened).games().stream().filter(this::isVanished).toList();
      List<MarkedGame> marked = marked(opened, vanished);
      if (!vanished.isEmpty()) {
        BaseRemoval.remove(opened, vanished);
      }
      marked.forEach(
          each -> streams.sayError("kifu: marks lost with their file: " + MarkLine.of(each)));
      if (!files.isQuiet()) {
        vanished.forEach(each -> streams.say("kifu: " + each.name() + ": removed, as it is gone"));
      }
      return code;
    }
  }

  /** The games of some files that have marks. */
  private static List<MarkedGame> marked(Base opened, List<StoredSource> files) throws IOException {
    Set<String> names = files.stream().map(StoredSource::name).collect(Collectors.toSet());
    return names.isEmpty()
        ? List.of()
        : new GameMarks(opened)
            .marked(_ -> true).stream()
                .filter(game -> names.contains(SourceLocation.fileOf(game.source())))
                .toList();
  }

  /** Whether a file is gone from a folder that is there. A folder may be on a disk that is not. */
  private boolean isVanished(StoredSource source) {
    return files.words().stream()
            .flatMap(word -> FileNames.possiblePath(word).stream())
            .filter(Files::isDirectory)
            .map(folder -> FileNames.shown(folder.resolve("x")))
            .anyMatch(child -> source.name().startsWith(child.substring(0, child.length() - 1)))
        && FileNames.possiblePath(source.name()).filter(Files::exists).isEmpty();
  }
}
