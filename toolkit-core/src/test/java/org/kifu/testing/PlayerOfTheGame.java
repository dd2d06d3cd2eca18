package org.kifu.testing;

import java.util.List;
import org.kifu.analysis.Adviser;
import org.kifu.board.Move;
import org.kifu.game.GameRecord;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;

/** Would play what was played, move by move. */
public final class PlayerOfTheGame implements Adviser<Move> {
  private final List<Move> moves;

  /** Knows this game alone. */
  public PlayerOfTheGame(GameRecord game) {
    this.moves = Replay.of(Othello.RULES, game).steps().stream().map(step -> step.move()).toList();
  }

  @Override
  public String description() {
    return "player of the game";
  }

  @Override
  public Move bestMove(List<Move> line) {
    return moves.get(line.size());
  }
}
