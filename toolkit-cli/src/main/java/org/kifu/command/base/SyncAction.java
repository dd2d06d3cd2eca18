package org.kifu.command.base;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.Callable;
import org.kifu.base.Base;
import org.kifu.base.BaseAddition;
import org.kifu.base.BaseRemoval;
import org.kifu.base.GameMarks.MarkWatcher;
import org.kifu.base.GameMarks.MarkedGame;
import org.kifu.base.StoredSource;
import org.kifu.base.StoredSources;
import org.kifu.command.terminal.Streams;
import org.kifu.file.FileNames;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The action that lets a base follow files. */
@Command(
    name = "sync",
    description = "Add new files, take changed and moved files over, and remove vanished ones.",
    footer = {
      "",
      "A file that is gone is removed if it was in a folder that FILES name and that is there."
          + " Games keep their marks, also in another file; annotations of a changed file are"
          + " lost.",
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
      if (!vanished.isEmpty()) {
        BaseRemoval.removeVanished(opened, vanished, new Telling());
      }
      if (!files.isQuiet()) {
        vanished.forEach(each -> streams.say("kifu: " + each.name() + ": removed, as it is gone"));
      }
      return code;
    }
  }

  /** The report on marks of games whose files are gone. */
  private final class Telling implements MarkWatcher {
    @Override
    public void areMoved(MarkedGame game, String source, int number) {
      MarkLine.tellMoved(streams, game, source, number, files.isQuiet());
    }

    @Override
    public void areLost(MarkedGame game) {
      MarkLine.tellLost(streams, game);
    }
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
