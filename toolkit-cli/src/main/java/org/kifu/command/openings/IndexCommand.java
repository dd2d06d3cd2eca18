package org.kifu.command.openings;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.kifu.command.GamesJob;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.InputFiles;
import org.kifu.command.input.ProblemReport;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.game.Counted;
import org.kifu.game.ParsedGame;
import org.kifu.opening.output.OpeningText;
import org.kifu.store.OpeningStore;
import org.kifu.store.StoreBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "index",
    description = "Make an index of openings that answers questions in milliseconds.",
    footer = {
      "",
      "Give the index to 'kifu openings' or 'kifu query' instead of the archives it was made"
          + " from.",
      "",
      "Example: kifu index examples/wthor -o openings.kix"
    })
public final class IndexCommand extends GamesJob {

  @Option(
      names = "--plies",
      paramLabel = "N",
      description =
          "Keep positions with up to N discs placed, 1 to 60 (default: 24). Deeper questions"
              + " take longer and have the same answers.")
  private @Nullable Integer plies;

  @Option(names = "--append", description = "Add the games to the index that -o names.")
  private boolean append;

  @Mixin private FormOption form = FormOption.only(Form.INDEX);

  private StoreBuilder builder = StoreBuilder.of(StoreBuilder.USUAL_PLIES);
  private Set<String> known = Set.of();

  public IndexCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() throws Exception {
    super.check();
    input.refuseOtherRules("index");
    Path file = file();
    if (!append) {
      builder = builder();
      return;
    }
    if (plies != null) {
      throw Refusal.usage("--plies does not work with --append: the index keeps its own");
    }
    if (!Files.exists(file)) {
      throw Refusal.path(file + ": no such index; leave out --append to make it");
    }
    output.replace();
  }

  private Path file() {
    return output.lastingFile().orElseThrow(() -> Refusal.usage("-o FILE is missing"));
  }

  @Override
  protected void begin(ChosenGames games, InputFiles files) throws Exception {
    if (append) {
      OpeningStore store = closing(OpeningStore.open(file()));
      builder = StoreBuilder.after(store);
      known = store.sources();
    }
    form.form(output); // refuses a file of another form
  }

  @Override
  protected int write(ChosenGames games, OutputStream out) throws Exception {
    builder.write(new Fresh(chosen(games), known, problems), jobs.jobs(), out);
    return ExitCode.CLEAN;
  }

  @Override
  protected void finish() throws Exception {
    tell(file());
  }

  private StoreBuilder builder() {
    try {
      return StoreBuilder.of(plies == null ? StoreBuilder.USUAL_PLIES : plies);
    } catch (IllegalArgumentException e) {
      throw Refusal.usage("--" + e.getMessage());
    }
  }

  private void tell(Path file) throws IOException {
    if (!output.isQuiet()) {
      try (OpeningStore store = OpeningStore.open(file)) {
        OpeningText.remark(store.tally()).ifPresent(streams::say);
        streams.say(
            String.format(
                Locale.ROOT,
                "%s: %s, %s to ply %d, %.1f MB",
                file,
                Counted.of(store.size(), "game"),
                Counted.of(store.positions(), "position"),
                store.plies(),
                store.bytes() / 1e6));
      }
    }
  }

  /** The games of sources that are new to a store; those that could not be read are reported. */
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
        throw Refusal.usage(source + ": the index already has games of this source");
      }
      game.firstError().ifPresent(problems);
      return game;
    }
  }
}
