package org.kifu.command.openings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.kifu.command.GameInput;
import org.kifu.command.Games;
import org.kifu.command.JobsOption;
import org.kifu.command.Output;
import org.kifu.command.ProblemReport;
import org.kifu.command.Progress;
import org.kifu.command.Refusal;
import org.kifu.command.Streams;
import org.kifu.game.ParsedGame;
import org.kifu.opening.output.OpeningText;
import org.kifu.store.OpeningStore;
import org.kifu.store.StoreBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "index",
    description = "Makes a store of openings, which answers questions in milliseconds.",
    footer = {
      "",
      "'kifu openings' and 'kifu query' take the store in place of the archives it was made from.",
      "",
      "Example: kifu index examples/wthor -o openings.kix"
    })
public final class IndexCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private GameInput input = new GameInput();

  @Option(
      names = "--plies",
      paramLabel = "N",
      description =
          "Keep positions after N discs placed and fewer, 1 to 60; 24 by default. Deeper questions"
              + " take longer, and have the same answer.")
  private @Nullable Integer plies;

  @Option(
      names = "--append",
      description = "Add the games to the store that -o names, as if they had been read after it.")
  private boolean append;

  @Mixin private Output output = new Output();
  @Mixin private JobsOption jobs = new JobsOption();

  public IndexCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    jobs.check();
    input.refuseOtherRules("index");
    Path file =
        output.lastingFile().orElseThrow(() -> Refusal.usage("name the store with -o FILE"));
    if (!append) {
      return write(builder(), Set.of(), file);
    }
    if (plies != null) {
      throw Refusal.usage("--plies is that of the store: it cannot be changed with --append");
    }
    if (!Files.exists(file)) {
      throw Refusal.path(file + ": no such store; leave out --append to make it");
    }
    output.replace();
    try (OpeningStore store = OpeningStore.open(file)) {
      return write(StoreBuilder.after(store), store.sources(), file);
    }
  }

  private StoreBuilder builder() {
    try {
      return StoreBuilder.of(plies == null ? StoreBuilder.USUAL_PLIES : plies);
    } catch (IllegalArgumentException e) {
      throw Refusal.usage("--" + e.getMessage());
    }
  }

  private int write(StoreBuilder builder, Set<String> known, Path file) throws Exception {
    ProblemReport problems = new ProblemReport(streams, output);
    int code;
    try (Games games = input.open(streams);
        Progress progress = new Progress(streams, output)) {
      code =
          output.write(
              streams,
              games.files(),
              out -> {
                Iterator<ParsedGame> chosen = games.chosen(problems, progress);
                builder.write(new Fresh(chosen, known, problems), jobs.jobs(), out);
                return problems.exitCode();
              });
    }
    tell(file);
    return code;
  }

  private void tell(Path file) throws IOException {
    if (!output.isQuiet()) {
      try (OpeningStore store = OpeningStore.open(file)) {
        OpeningText.remark(store.tally()).ifPresent(streams::say);
        streams.say(
            String.format(
                Locale.ROOT,
                "%s: %d %s, %d positions to ply %d, %.1f MB",
                file,
                store.size(),
                store.size() == 1 ? "game" : "games",
                store.positions(),
                store.plies(),
                store.bytes() / 1e6));
      }
    }
  }

  /** Refuses sources that a store has already, and tells of games that could not be read. */
  private record Fresh(Iterator<ParsedGame> games, Set<String> known, ProblemReport problems)
      implements Iterator<ParsedGame> {
    @Override
    public boolean hasNext() {
      return games.hasNext();
    }

    @Override
    public ParsedGame next() {
      ParsedGame game = games.next();
      String source = game.origin().start().source();
      if (known.contains(source)) {
        throw Refusal.usage(source + ": games of this source are in the store already");
      }
      game.firstError().ifPresent(problems);
      return game;
    }
  }
}
