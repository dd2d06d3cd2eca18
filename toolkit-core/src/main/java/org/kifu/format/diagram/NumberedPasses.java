package org.kifu.format.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import org.kifu.board.Move;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.format.diagram.Diagram.NumberedSquare;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;

/** Numbers that no square has, because a side passed then. */
final class NumberedPasses {
  /** The most passes of a game. */
  private static final int MOST = 20;

  private NumberedPasses() {}

  /**
   * Returns the missing numbers, if each is a forced pass, all moves are legal, and there are no
   * other passes; otherwise nothing. A single missing number in a game that is not over may also
   * have been lost: it may be the number of a square of the other side.
   */
  static List<Integer> in(NavigableMap<Integer, NumberedSquare> plies) {
    List<Integer> missing = new ArrayList<>();
    List<MoveToken> tokens = new ArrayList<>();
    int last = plies.isEmpty() ? 0 : plies.lastKey();
    for (int number = 1; number <= last && missing.size() <= MOST; number++) {
      NumberedSquare played = plies.get(number);
      if (played == null) {
        missing.add(number);
        tokens.add(new MoveToken.Pass());
      } else {
        tokens.add(new MoveToken.Place(Square.file(played.square()), Square.rank(played.square())));
      }
    }
    boolean mayBe = !missing.isEmpty() && tokens.size() == last;
    return mayBe && isLegal(tokens, missing.size() == 1) ? missing : List.of();
  }

  private static boolean isLegal(List<MoveToken> tokens, boolean toTheEnd) {
    GameRecord game = GameRecord.of(GameRecord.OTHELLO, StartSpec.STANDARD, MoveList.of(tokens));
    Replay<Position, Move> replay = Replay.of(Othello.RULES, game);
    Replay.Ending ending = replay.ending();
    return !(ending instanceof Replay.Ending.Illegal)
        && (!toTheEnd || ending instanceof Replay.Ending.Complete)
        && replay.steps().size() == tokens.size()
        && replay.steps().stream().allMatch(step -> step.token() >= 0);
  }
}
