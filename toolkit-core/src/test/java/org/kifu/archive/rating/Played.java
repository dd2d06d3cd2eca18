package org.kifu.archive.rating;

import java.util.Optional;
import org.kifu.archive.tournament.TournamentResult;
import org.kifu.archive.tournament.TournamentResult.Pairing;
import org.kifu.archive.tournament.TournamentResult.ResultKind;
import org.kifu.game.GameDate;
import org.kifu.game.SourceLocation;

/** Results between players that have numbers. */
final class Played {
  private Played() {}

  /** A game; black's half points are 2 for a win. */
  static TournamentResult on(GameDate date, int black, int white, int blackHalves) {
    return new TournamentResult(
        ResultKind.PLAYED,
        new Pairing("p" + black, "p" + white, 0, date, ""),
        Optional.empty(),
        blackHalves,
        SourceLocation.whole("test"),
        0);
  }
}
