package org.kifu.command.archive;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.kifu.archive.names.NameRules;
import org.kifu.archive.review.BestGame;
import org.kifu.archive.review.BestGames;
import org.kifu.archive.tournament.Standing;
import org.kifu.archive.tournament.TournamentTable;
import org.kifu.command.AnnotatedEntries;
import org.kifu.command.InputFiles;
import org.kifu.command.InputWords;
import org.kifu.command.ProblemReport;
import org.kifu.command.ReadsFiles;
import org.kifu.game.GameHeader;
import picocli.CommandLine.Option;

/** The option for annotated games of a tournament, of which the best are told. */
final class BestGamesOption implements ReadsFiles {
  private static final int TOLD = 3;

  @Option(
      names = "--annotated",
      paramLabel = "ANNOTATED.jsonl",
      description =
          "Annotated games of the tournament: the best of them by accuracy are told. May be given"
              + " several times.")
  private List<String> files = new ArrayList<>();

  @Override
  public InputFiles with(InputFiles others) {
    return files.isEmpty() ? others : others.with(words());
  }

  private InputWords words() {
    return InputWords.of(files, InputStream.nullInputStream());
  }

  /** The best games among those of the tournament's players and events. */
  List<BestGame> of(TournamentTable table, NameRules names, ProblemReport report) {
    BestGames best = new BestGames(TOLD);
    if (files.isEmpty()) {
      return best.games();
    }
    Set<String> players =
        table.standings().stream().map(Standing::player).collect(Collectors.toSet());
    try (AnnotatedEntries games = new AnnotatedEntries(words(), names, report::unusable)) {
      while (games.hasNext()) {
        AnnotatedEntries.Entry entry = games.next();
        if (isOf(table, players, entry.header())) {
          entry.game().ifPresent(game -> best.add(game.game()));
        }
      }
    }
    return best.games();
  }

  private static boolean isOf(TournamentTable table, Set<String> players, GameHeader header) {
    return players.contains(header.black())
        && players.contains(header.white())
        && (table.events().isEmpty() || table.events().contains(header.event()));
  }
}
