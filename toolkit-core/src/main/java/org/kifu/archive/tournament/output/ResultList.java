package org.kifu.archive.tournament.output;

import java.util.ArrayList;
import java.util.List;
import org.kifu.archive.names.NameRules;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.tournament.Result;
import org.kifu.archive.tournament.Result.Pairing;
import org.kifu.archive.tournament.ResultCheck.ResultFinding;

/**
 * Results as a file states them.
 *
 * @param results in the order of the file
 * @param findings the lines that are no results
 */
public record ResultList(List<Result> results, List<ResultFinding> findings) {
  /** Copies the lists. */
  public ResultList {
    results = List.copyOf(results);
    findings = List.copyOf(findings);
  }

  /** The same with the names that the rules give; a game that has one player by them is told. */
  public ResultList renamed(NameRules rules) {
    List<Result> kept = new ArrayList<>();
    List<ResultFinding> all = new ArrayList<>(findings);
    for (Result result : results) {
      Result renamed = renamed(result, rules);
      if (FoldedName.of(renamed.pairing().black())
          .equals(FoldedName.of(renamed.pairing().white()))) {
        String message = result.pairing() + ": one player by the rules for names";
        all.add(new ResultFinding(ResultFinding.Kind.BAD_LINE, result.where(), 0, message));
      } else {
        kept.add(renamed);
      }
    }
    return new ResultList(kept, all);
  }

  private static Result renamed(Result result, NameRules rules) {
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
