package org.kifu.command.archive;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.output.PlayerNumberCsv;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.tournament.TournamentTable;
import org.kifu.archive.tournament.output.WofWriter;
import org.kifu.archive.tournament.output.WofWriter.WofHeader;
import org.kifu.command.InputFiles;
import org.kifu.command.ReadsFiles;
import org.kifu.command.Refusal;
import org.kifu.command.TableFile;
import org.kifu.game.GameDate;
import org.kifu.table.TableException;
import picocli.CommandLine.Option;

/** The options for a result file of the World Othello Federation. */
final class WofOptions implements ReadsFiles {
  @Option(
      names = "--player-ids",
      paramLabel = "FILE",
      description =
          "With --format wof: the federation's numbers of the players, a CSV file with id,name.")
  private @Nullable Path numbers;

  @Option(
      names = "--country",
      paramLabel = "NAME",
      defaultValue = "",
      description = "With --format wof: where the tournament was.")
  private String country = "";

  @Option(
      names = "--sender",
      paramLabel = "NAME",
      defaultValue = "",
      description = "With --format wof: who sends the results.")
  private String sender = "";

  @Override
  public InputFiles with(InputFiles inputs) {
    return numbers == null ? inputs : inputs.with(numbers);
  }

  /** Refuses what cannot be written, before anything is read. */
  void check() {
    if (numbers == null) {
      throw Refusal.usage("--format wof needs --player-ids FILE");
    }
  }

  void write(TournamentTable table, Writer out) throws IOException {
    Map<FoldedName, Integer> read = read();
    List<String> missing = WofWriter.unnumbered(table, read);
    if (!missing.isEmpty()) {
      throw Refusal.usage("--player-ids: no number for " + String.join(", ", missing));
    }
    WofWriter.write(table, header(table), read, out);
  }

  /** The date of the last game, as precise as any. */
  private WofHeader header(TournamentTable table) {
    GameDate date =
        table.results().stream()
            .map(result -> result.pairing().date())
            .max(GameDate::compareTo)
            .orElse(GameDate.UNKNOWN);
    return new WofHeader(String.join(", ", table.events()), country, date, sender);
  }

  private Map<FoldedName, Integer> read() throws IOException {
    if (numbers == null) {
      return Map.of();
    }
    try (Reader in = TableFile.open(numbers)) {
      return PlayerNumberCsv.read(in);
    } catch (TableException e) {
      throw Refusal.usage("--player-ids: " + numbers + ": " + e.getMessage());
    }
  }
}
