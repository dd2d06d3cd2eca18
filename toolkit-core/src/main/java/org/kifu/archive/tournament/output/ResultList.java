package org.kifu.archive.tournament.output;

import java.util.ArrayList;
import java.util.List;
import org.kifu.archive.names.NameRules;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.tournament.ResultFinding;
import org.kifu.archive.tournament.TournamentResult;
import org.kifu.archive.tournament.TournamentResult.Pairing;

/**
 * Results as a file states them.
 *
 * @param results the results in the order of the file
 * @param findings the findings about lines that are not results
 */
public record ResultList(List<TournamentResult> results, List<ResultFinding> findings) {
  /** Copies the lists. */
  public ResultList {
    results = List.copyOf(results);
    findings = List.copyOf(findings);
  }

  /**
   * The same list with the names that the rules give; a game with one player on both sides is a
   * finding.
   */
  public ResultList renamed(NameRules rules) {
    List<TournamentResult> kept = new ArrayList<>();
    List<ResultFinding> all = new ArrayList<>(findings);
    for (TournamentResult result : results) {
      TournamentResult renamed = renamed(result, rules);
      if (FoldedName.of(renamed.pairing().black())
          .equals(FoldedName.of(renamed.pairing().white()))) {
        String message = result.pairing() + ": one player by the rules for names";
        all.add(new ResultFinding(ResultFinding.FindingKind.BAD_LINE, result.where(), 0, message));
      } else {
        kept.add(renamed);
      }
    }
    return new ResultList(kept, all);
  }

  private static TournamentResult renamed(TournamentResult result, NameRules rules) {
    Pairing pairing = result.pairing();
    return result.with(
        new Pairing(
            rules.player(pairing.black()).orElse(pairing.black()),
            rules.player(pairing.white()).orElse(pairing.white()),
            pairing.round(),
            pairing.date(),
            rules.event(pairing.event()).orElse(pairing.event())));
  }
}
