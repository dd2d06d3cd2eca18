package org.kifu.command.base;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.kifu.base.Base;
import org.kifu.command.terminal.Streams;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The action that adds files to a base. */
@Command(
    name = "add",
    description = "Add files to a base; files that it has are left out.",
    footer = {
      "",
      "A file is in the base with all its games, or not at all, whatever happens. If the command"
          + " is broken off, run it again: it goes on with the files that are missing.",
      "",
      "Example: kifu base add games.kifu examples/logistello-murakami-1997.txt"
    })
final class AddAction implements Callable<Integer> {
  private final Streams streams;
  @Mixin private AddedFiles files = new AddedFiles();

  AddAction(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException {
    files.checkGiven();
    try (Base opened = files.base().openToChange()) {
      return files.addTo(opened, streams);
    }
  }
}
