package org.kifu.command.base;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.query.GameFilter.SelectionException;
import org.kifu.base.Base;
import org.kifu.base.BaseGames;
import org.kifu.base.StoredSource;
import org.kifu.base.StoredSources;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.Filters;
import org.kifu.command.input.ProblemReport;
import org.kifu.command.output.Output;
import org.kifu.command.output.RecordTarget;
import org.kifu.command.output.WrittenGames;
import org.kifu.command.output.WrittenGames.LossOption;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.command.terminal.Suggestion;
import org.kifu.format.GameWriter;
import org.kifu.game.Counted;
import org.kifu.game.ParsedGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The action that writes the games of a base. */
@Command(
    name = "export",
    description = "Write the files of a base as they were, or its games in any notation.",
    footer = {
      "",
      "Without --to you get the bytes that were added: with several files, -o names a new folder"
          + " for them; with filters, the records of the chosen games one after the other.",
      "",
      "Example: kifu base export games.kifu --player murakami --to pgn -o murakami.pgn"
    })
final class ExportAction implements Callable<Integer> {
  private final Streams streams;
  @Mixin private BaseArgument base = new BaseArgument();
  @Mixin private Filters.OfRecords filters = new Filters.OfRecords();
  @Mixin private LossOption loss = new LossOption();
  @Mixin private Output output = new Output();

  @Option(
      names = "--to",
      paramLabel = "NOTATION",
      description = "Notation to write, as of 'kifu convert' (default: the bytes as added).")
  private @Nullable String to;

  @Option(
      names = "--source",
      paramLabel = "NAME",
      description = "Only this file of the base, named as it was added.")
  private @Nullable String source;

  ExportAction(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    GameFilter filter = filters.filter();
    try (Base opened = base.open()) {
      StoredSources sources = new StoredSources(opened);
      List<StoredSource> chosen = chosen(sources.games());
      if (to == null && filter.isAll()) {
        return copy(sources, chosen);
      }
      ProblemReport problems = new ProblemReport(streams, output::isQuiet);
      try (BaseGames games = new BaseGames(sources, chosen, problem -> {})) {
        Iterator<ParsedGame> some = selected(filter, games);
        return to == null ? writeRecords(some) : convert(to, some, problems);
      }
    }
  }

  private List<StoredSource> chosen(List<StoredSource> all) {
    if (source == null) {
      return all;
    }
    List<StoredSource> found = all.stream().filter(each -> each.name().equals(source)).toList();
    if (found.isEmpty()) {
      throw Refusal.usage(
          "--source: the base has no file '%s'".formatted(source)
              + Suggestion.of(source, all.stream().map(StoredSource::name).toList()));
    }
    return found;
  }

  private static Iterator<ParsedGame> selected(GameFilter filter, Iterator<ParsedGame> games) {
    try {
      return filter.select(games);
    } catch (SelectionException e) {
      throw Refusal.usage(ChosenGames.message(e, ""));
    }
  }

  private int copy(StoredSources sources, List<StoredSource> chosen) throws Exception {
    if (chosen.size() == 1) {
      return output.write(
          streams,
          List.of(base.file()),
          out -> {
            try (InputStream bytes = sources.bytes(chosen.getFirst())) {
              bytes.transferTo(out);
            }
            return ExitCode.CLEAN;
          });
    }
    Path folder =
        output
            .file()
            .orElseThrow(
                () ->
                    Refusal.usage(
                        "the base has %s: name a new folder with -o, one of them with --source,"
                                .formatted(Counted.of(chosen.size(), "file"))
                            + " or a notation with --to"));
    ExportFolder.write(sources, chosen, folder);
    if (!output.isQuiet()) {
      streams.say(folder + ": " + Counted.of(chosen.size(), "file"));
    }
    return ExitCode.CLEAN;
  }

  private int writeRecords(Iterator<ParsedGame> games) throws Exception {
    return output.write(
        streams,
        List.of(base.file()),
        out -> {
          while (games.hasNext()) {
            writeRecord(games.next(), out);
          }
          return ExitCode.CLEAN;
        });
  }

  private static void writeRecord(ParsedGame game, OutputStream out) throws IOException {
    if (game.origin().start().line() == 0) {
      throw Refusal.usage(
          game.origin().start()
              + ": one record of a binary file cannot stand alone; name a notation with --to");
    }
    byte[] bytes = game.origin().bytes();
    out.write(bytes);
    if (bytes.length > 0 && bytes[bytes.length - 1] != '\n') {
      out.write('\n');
    }
  }

  private int convert(String notation, Iterator<ParsedGame> games, ProblemReport problems)
      throws Exception {
    RecordTarget target = new RecordTarget(notation, streams, output);
    target.write(List.of(base.file()), sink -> written(sink, games, problems));
    return problems.exitCode();
  }

  private WrittenGames written(GameWriter sink, Iterator<ParsedGame> games, ProblemReport problems)
      throws IOException {
    WrittenGames written = new WrittenGames(sink, problems, loss, streams);
    while (games.hasNext()) {
      ParsedGame game = games.next();
      boolean hasFindings = problems.game(game);
      if (game.record().isPresent() && !game.isLost()) {
        written.write(game, game.record().get(), hasFindings);
      } else {
        written.leaveOut();
      }
    }
    return written;
  }
}
