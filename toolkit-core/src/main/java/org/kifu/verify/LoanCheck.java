package org.kifu.verify;

import java.util.List;
import java.util.stream.Stream;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Loan;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;

/** Tells every disc that a side without any left played from the other side's. */
final class LoanCheck {
  private LoanCheck() {}

  /** The remarks, in the order of the plies; of an illegal game up to where it goes wrong. */
  static List<Finding> findings(ParsedGame game, GameRecord record) {
    return Catalogue.byName(record.rules()).stream()
        .flatMap(entry -> findings(game, Replay.of(entry.rules(), record)))
        .toList();
  }

  private static Stream<Finding> findings(ParsedGame game, Replay<?, ?> replay) {
    return replay.loans().stream().map(loan -> finding(game, replay, loan));
  }

  private static Finding finding(ParsedGame game, Replay<?, ?> replay, Loan loan) {
    Rules<?, ?> rules = replay.rules();
    int token = replay.steps().get(loan.ply() - 1).token();
    String message =
        "%s has no disc left and plays one lent by the other side, its %d"
            .formatted(rules.display().nameOf(loan.side()), loan.count());
    return Finding.of(
        new Problem(
            ProblemCode.DISC_LENT,
            game.origin().ofMove(token),
            game.number(),
            loan.ply(),
            message));
  }
}
