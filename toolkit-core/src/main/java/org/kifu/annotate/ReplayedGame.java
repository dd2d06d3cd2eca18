package org.kifu.annotate;

import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.replay.Loans;
import org.kifu.replay.Replay;

/** A game whose moves are legal as far as they go. */
record ReplayedGame<P, M>(ParsedGame parsed, GameRecord record, Replay<P, M> replay) {
  int plies() {
    return replay.steps().size();
  }

  GameFacts facts() {
    return new GameFacts(
        parsed.origin().start(),
        parsed.number(),
        record.header(),
        replay.rules().name(),
        record.start(),
        GameResult.of(record.declared(), replay),
        Loans.of(replay));
  }
}
