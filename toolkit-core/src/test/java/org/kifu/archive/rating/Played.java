package org.kifu.archive.rating;

import java.util.Optional;
import org.kifu.archive.tournament.Result;
import org.kifu.archive.tournament.Result.Pairing;
import org.kifu.archive.tournament.Result.ResultKind;
import org.kifu.game.GameDate;
import org.kifu.game.SourceLocation;

/** Results between players that have numbers. */
final class Played {
  private Played() {}

  /** A game; black's half points are 2 for a win. */
  static Result on(GameDate date, int black, int white, int blackHalves) {
    return new Result(
        ResultKind.PLAYED,
        new Pairing("p" + black, "p" + white, 0, date, ""),
        Optional.empty(),
        blackHalves,
        SourceLocation.whole("test"),
        0);
  }
}
