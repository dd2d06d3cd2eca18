package org.kifu.app.players;

import java.io.IOException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.base.Base;
import org.kifu.base.BaseFacts;
import org.kifu.board.Disc;
import org.kifu.game.GameRecord;
import org.kifu.rules.Catalogue;
import org.kifu.rules.DiscScoring;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Rules;

/**
 * The results of the games of a base, in SQL. As in lists of ratings the board decides, unless the
 * game was lost by time or did not end there; then it is what the source declares.
 */
final class StoredResults {
  private static final String ON_BOARD = "(winner = 'black') - (winner = 'white')";

  private StoredResults() {}

  /** The result of a game for black, -1 to 1; null if it is not known, or has one player. */
  static String sql(Base base) throws IOException {
    return """
    CASE WHEN acceptance = 'quarantined' THEN NULL
      WHEN result = 'time' THEN coalesce(nullif(%1$s, 0), %2$s, %1$s)
      ELSE coalesce(%2$s, %1$s) END\
    """
        .formatted(declared(base), ON_BOARD);
  }

  private static String declared(Base base) throws IOException {
    String byRules =
        Stream.concat(
                Stream.of(GameRecord.OTHELLO), new BaseFacts(base).otherRules().keySet().stream())
            .flatMap(name -> Catalogue.byName(name).stream())
            .map(entry -> declared(entry.rules()))
            .collect(Collectors.joining());
    return """
    CASE %sWHEN declared_winner NOTNULL THEN iif(declared_winner = 'black', 1, -1)
      WHEN declared_black_discs ISNULL AND result = 'agreed' THEN 0 END\
    """
        .formatted(byRules);
  }

  private static String declared(Rules<?, ?> rules) {
    String name = rules.name().replace("'", "''");
    return rules.isForOnePlayer()
        ? "WHEN rules = '%s' THEN NULL ".formatted(name)
        : rules.scoring().map(scoring -> ofDiscs(name, scoring)).orElse("");
  }

  /** Three results: that of more than half the discs, of less, and of half of them. */
  private static String ofDiscs(String rules, DiscScoring scoring) {
    int squares = scoring.squares();
    return """
    WHEN rules = '%1$s' AND declared_winner ISNULL AND declared_black_discs BETWEEN 0 AND %2$d
      THEN CASE WHEN 2 * declared_black_discs > %2$d THEN %3$d
        WHEN 2 * declared_black_discs < %2$d THEN %4$d ELSE %5$d END
    """
        .formatted(
            rules,
            squares,
            result(scoring, squares),
            result(scoring, 0),
            result(scoring, squares / 2));
  }

  private static int result(DiscScoring scoring, int blackDiscs) {
    return scoring.ofBlack(blackDiscs).flatMap(FinalCount::winner).map(Disc::sign).orElse(0);
  }
}
