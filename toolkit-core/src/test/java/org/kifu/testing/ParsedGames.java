package org.kifu.testing;

import java.util.List;
import java.util.Optional;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Origin;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/** Games as a reader hands them on, made without a reader. */
public final class ParsedGames {
  private static final Origin NOWHERE =
      new Origin() {
        @Override
        public SourceLocation start() {
          return SourceLocation.atByte("test", 0);
        }

        @Override
        public SourceLocation of(Fact fact) {
          return start();
        }

        @Override
        public SourceLocation ofMove(int index) {
          return start();
        }

        @Override
        public byte[] bytes() {
          return new byte[0];
        }
      };

  private ParsedGames() {}

  /** A game from the standard start by its squares, 0 to 63. */
  public static ParsedGame of(byte[] squares) {
    return of(GameRecord.ofMoves(MoveList.ofSquares(squares)));
  }

  /** A game from the standard start by a joined lower-case transcript. */
  public static ParsedGame of(String transcript) {
    return of(Games.squares(transcript));
  }

  /** A game that was read. */
  public static ParsedGame of(GameRecord record) {
    return new ParsedGame(1, Optional.of(record), NOWHERE, List.of());
  }

  /** A game that could not be read. */
  public static ParsedGame unreadable() {
    Problem problem =
        new Problem(ProblemCode.UNREADABLE, NOWHERE.start(), 1, 0, "half a move at the end");
    return new ParsedGame(1, Optional.empty(), NOWHERE, List.of(problem));
  }
}
