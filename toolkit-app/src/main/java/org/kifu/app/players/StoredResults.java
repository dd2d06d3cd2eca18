package org.kifu.app.players;

import java.io.IOException;
import org.kifu.base.Base;
import org.kifu.base.BaseFacts;
import org.kifu.board.Disc;
import org.kifu.rules.Catalogue;
import org.kifu.rules.DiscScoring;
import org.kifu.rules.FinalCount;

/**
 * The results of the games of a base, in SQL. As in lists of ratings the board decides, unless the
 * game was lost by time or did not end there; then it is what the source declares.
 */
final class StoredResults {
  private StoredResults() {}

  /** The result of a game for black, -1 to 1; null if it is not known. */
  static String sql(Base base) throws IOException {
    StringBuilder ofDiscs = new StringBuilder();
    for (String rules : new BaseFacts(base).otherRules().keySet()) {
      Catalogue.byName(rules)
          .flatMap(entry -> entry.rules().scoring())
          .ifPresent(scoring -> ofDiscs.append(ofDiscs(rules, scoring)));
    }
    return """
    CASE WHEN acceptance = 'quarantined' THEN NULL
      WHEN winner NOTNULL AND result IS NOT 'time'
        THEN (winner = 'black') - (winner = 'white')
      WHEN declared_winner NOTNULL THEN iif(declared_winner = 'black', 1, -1)
      WHEN declared_black_discs NOTNULL AND rules = 'othello'
        THEN (declared_black_discs > 32) - (declared_black_discs < 32)
      %s
      WHEN result = 'agreed' THEN 0
      ELSE (winner = 'black') - (winner = 'white') END\
    """
        .formatted(ofDiscs);
  }

  /** Three results: that of more than half the discs, of less, and of half of them. */
  private static String ofDiscs(String rules, DiscScoring scoring) {
    int squares = scoring.squares();
    return """
    WHEN declared_black_discs NOTNULL AND rules = '%1$s'
      THEN CASE WHEN 2 * declared_black_discs > %2$d THEN %3$d
        WHEN 2 * declared_black_discs < %2$d THEN %4$d ELSE %5$d END
    """
        .formatted(
            rules.replace("'", "''"),
            squares,
            result(scoring, squares),
            result(scoring, 0),
            result(scoring, squares / 2));
  }

  private static int result(DiscScoring scoring, int blackDiscs) {
    return scoring.ofBlack(blackDiscs).flatMap(FinalCount::winner).map(Disc::sign).orElse(0);
  }
}
