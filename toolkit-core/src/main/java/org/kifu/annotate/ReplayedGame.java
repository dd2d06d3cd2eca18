package org.kifu.annotate;

import java.util.List;
import java.util.stream.Stream;
import org.kifu.board.Position;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Step;

/** A game whose moves are legal as far as they go. */
record ReplayedGame<P, M>(ParsedGame parsed, GameRecord record, Replay<P, M> replay) {
  int plies() {
    return replay.steps().size();
  }

  /** The positions of the 8x8 board before each ply and after the last; none of other rules. */
  List<Position> positions() {
    return replay.rules().name().equals(GameRecord.OTHELLO)
        ? Stream.concat(replay.steps().stream().map(Step::before), Stream.of(replay.end()))
            .map(Position.class::cast)
            .toList()
        : List.of();
  }

  GameFacts facts() {
    return new GameFacts(
        parsed.origin().start(),
        parsed.number(),
        record.header(),
        replay.rules().name(),
        record.start(),
        GameResult.of(record.declared(), replay),
        replay.loans());
  }
}
