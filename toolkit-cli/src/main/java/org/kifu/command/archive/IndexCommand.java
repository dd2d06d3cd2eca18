package org.kifu.command.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.kifu.base.Base;
import org.kifu.command.base.AdditionOptions;
import org.kifu.command.base.BaseActions;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The earlier name of two actions on a base, for scripts that use it. */
@Command(
    name = "index",
    description = "Make a base, as 'kifu base create' does.",
    footer = {
      "",
      "This is an earlier name for 'kifu base create', and with --append for 'kifu base add'. Give"
          + " the base to 'kifu openings', or to any other command, in place of its files.",
      "",
      "Example: kifu index examples/wthor -o games.kifu"
    })
public final class IndexCommand implements Callable<Integer> {
  private static final int MOST_PLIES = 60;

  private final Streams streams;

  @Parameters(
      arity = "1..*",
      paramLabel = "INPUT",
      description = "Files, folders, patterns, or '-' for standard input.")
  private List<String> words = new ArrayList<>();

  @Option(names = "-o", paramLabel = "FILE", description = "The base, such as games.kifu.")
  private @Nullable Path file;

  @Option(names = "--append", description = "Add the files to the base that -o names.")
  private boolean append;

  @Option(
      names = "--plies",
      paramLabel = "N",
      description = "1 to 60, without effect: a base has the positions of all plies.")
  private @Nullable Integer plies;

  @Option(names = "--force", description = "Replace an existing base.")
  private boolean force;

  @Mixin private AdditionOptions options = new AdditionOptions();

  public IndexCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException {
    options.check();
    if (plies != null && (plies < 1 || plies > MOST_PLIES)) {
      throw Refusal.usage("--plies must be 1 to %d, not %d".formatted(MOST_PLIES, plies));
    }
    Path named = file;
    if (named == null) {
      throw Refusal.usage("-o FILE is missing");
    }
    if (append && !Files.exists(named)) {
      throw Refusal.path(named + ": no such base; leave out --append to make it");
    }
    try (Base base = append ? Base.openToChange(named) : BaseActions.create(named, force)) {
      return options.addTo(base, words, streams);
    }
  }
}
