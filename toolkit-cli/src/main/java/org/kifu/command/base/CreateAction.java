package org.kifu.command.base;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.kifu.base.Base;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The action that makes a base. */
@Command(
    name = "create",
    description = "Make a base, and add files to it.",
    footer = {
      "",
      "If the command is broken off, the base has the files that were added until then, and 'kifu"
          + " base add' with the same FILES adds the others.",
      "",
      "Example: kifu base create games.kifu examples/wthor"
    })
final class CreateAction implements Callable<Integer> {
  private final Streams streams;
  @Mixin private AddedFiles files = new AddedFiles();

  @Option(names = "--force", description = "Replace an existing base.")
  private boolean force;

  CreateAction(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException {
    files.check();
    Path file = files.base().file();
    boolean isEmpty = false;
    try (Base made = made(file, force)) {
      try {
        return files.addTo(made, streams);
      } catch (Refusal e) {
        isEmpty = made.count("sources") == 0;
        throw e;
      }
    } finally {
      if (isEmpty) {
        Base.delete(file); // a refusal leaves nothing behind
      }
    }
  }

  /** Makes an empty base, in place of an existing one if that may be replaced. */
  static Base made(Path file, boolean mayReplace) throws IOException {
    if (Files.exists(file)) {
      if (!mayReplace) {
        throw Refusal.path(
            file + ": exists; 'kifu base add' adds to a base, and --force replaces it");
      }
      if (!Base.isBase(file)) {
        throw Refusal.path(file + ": is not a base, so it is not replaced");
      }
      Base.delete(file);
    }
    return Base.create(file);
  }
}
