package org.kifu.archive.tournament;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.tournament.ResultFinding.Kind;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.ParsedGame;

/**
 * The results of records, each game once.
 *
 * @param results in the order of the records
 * @param findings why some records have no result
 */
public record RecordedResults(List<Result> results, List<ResultFinding> findings) {
  /** The same players with the same colours and the same moves are the same game. */
  private record Same(FoldedName black, FoldedName white, MoveList moves) {}

  /** Copies the lists. */
  public RecordedResults {
    results = List.copyOf(results);
    findings = List.copyOf(findings);
  }

  /** Reads all games; those that could not be read as a whole have no result. */
  public static RecordedResults of(Iterator<ParsedGame> games) {
    List<Result> results = new ArrayList<>();
    List<ResultFinding> findings = new ArrayList<>();
    ResultReader reader = new ResultReader(findings::add);
    Set<Same> seen = new HashSet<>();
    while (games.hasNext()) {
      ParsedGame game = games.next();
      Optional<Result> result = reader.read(game);
      if (result.isPresent() && isRepeated(game.record().orElseThrow(), seen)) {
        findings.add(repeated(result.get()));
      } else {
        result.ifPresent(results::add);
      }
    }
    return new RecordedResults(results, findings);
  }

  /** A game without moves is like any other of its players. */
  private static boolean isRepeated(GameRecord record, Set<Same> seen) {
    Same same =
        new Same(
            FoldedName.of(record.header().black()),
            FoldedName.of(record.header().white()),
            record.moves());
    return !record.moves().isEmpty() && !seen.add(same);
  }

  private static ResultFinding repeated(Result result) {
    String message = result.pairing() + ": the same game was read before, and counts once";
    return new ResultFinding(Kind.REPEATED, result.where(), result.game(), message);
  }
}
