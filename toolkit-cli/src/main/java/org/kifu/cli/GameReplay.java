package org.kifu.cli;

import java.util.Optional;
import java.util.function.Consumer;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Ending;
import org.kifu.rules.Othello;

/** Replays games of the 8x8 board and reports what stops a replay. */
final class GameReplay {
  private GameReplay() {}

  /**
   * Replays a game as far as it goes.
   *
   * @param problems takes why it is unreadable, or goes no further
   * @return nothing if there is no position at all
   */
  static Optional<Replay<Position, Move>> of(ParsedGame game, Consumer<Problem> problems) {
    if (game.record().isEmpty()) {
      game.problems().forEach(problems);
      return Optional.empty();
    }
    GameRecord record = game.record().get();
    Replay<Position, Move> replay = Replay.of(Othello.RULES, record);
    switch (replay.ending()) {
      case Ending.BadStart() -> {
        problems.accept(badStart(game));
        return Optional.empty();
      }
      case Ending.Illegal illegal -> problems.accept(illegal(game, illegal));
      case Ending.Complete(), Ending.Unfinished() -> {}
    }
    return Optional.of(replay);
  }

  private static Problem badStart(ParsedGame game) {
    return new Problem(
        ProblemCode.BAD_START,
        game.origin().of(Origin.Fact.START),
        game.number(),
        0,
        "the start is no position of the 8x8 board");
  }

  private static Problem illegal(ParsedGame game, Ending.Illegal illegal) {
    return new Problem(
        illegal.code(),
        game.origin().ofMove(illegal.token()),
        game.number(),
        illegal.ply(),
        illegal.message());
  }
}
