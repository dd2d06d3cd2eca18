package org.kifu.format.text.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.board.StartSpec;
import org.kifu.format.text.find.JoinedSquares;
import org.kifu.format.text.judge.JudgedPosition;
import org.kifu.format.text.judge.OthelloPosition;
import org.kifu.format.text.page.Group;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.ParsedGame;
import org.kifu.replay.CompactReplay;

/**
 * Rows of nothing but games, one a row, as archives of moves have them by the million. No other row
 * is near, so there is no fact and no other order to look for, and each row becomes a record at
 * once. A game that is not over ends where the row below begins another one.
 */
final class BareGames {
  /** The number of squares that are legal by no accident, in whatever spelling. */
  private static final int CLEAR = 20;

  private final JudgedPosition start;
  private final List<byte[]> games;
  private final CompactReplay replay = new CompactReplay();

  private BareGames(JudgedPosition start, int rows) {
    this.start = start;
    this.games = new ArrayList<>(rows);
  }

  /**
   * The squares of the game of each row; nothing if there is no row, or any is something else.
   *
   * @param isEnd whether no more rows follow, so that nothing tells where a last game ends that is
   *     not over
   */
  static List<byte[]> of(List<Row> rows, JudgedPosition start, boolean isEnd) {
    BareGames bare = new BareGames(start, rows.size());
    for (int i = 0; i < rows.size(); i++) {
      if (!bare.take(rows.get(i), isEnd && i == rows.size() - 1)) {
        return List.of();
      }
    }
    return bare.games;
  }

  private boolean take(Row row, boolean mustBeOver) {
    if (!row.group().equals(Group.PAGE)) {
      return false;
    }
    byte[] squares = JoinedSquares.of(row);
    boolean isGame = squares.length >= CLEAR && isGame(squares, mustBeOver);
    if (isGame) {
      games.add(squares);
    }
    return isGame;
  }

  /** Whether squares are all legal, and perhaps neither side can move behind them. */
  private boolean isGame(byte[] squares, boolean mustBeOver) {
    if (start.equals(OthelloPosition.START)) {
      CompactReplay.End end = replay.play(squares, 0, squares.length);
      return mustBeOver ? end == CompactReplay.End.COMPLETE : end != CompactReplay.End.ILLEGAL;
    }
    JudgedPosition position = start;
    for (int at = 0; at < squares.length && position != null; at++) {
      position = position.play(squares[at]);
    }
    return position != null && (position.isOver() || !mustBeOver);
  }

  /** The record of the game of a row, which is all that the row has. */
  static ParsedGame parsed(int number, String rules, Row row, byte[] squares) {
    PlacedText text = row.cells().getFirst().text();
    GameRecord record = GameRecord.of(rules, StartSpec.STANDARD, MoveList.ofSquares(squares));
    return new ParsedGame(
        number, Optional.of(record), new LineOrigin(text, squares.length), List.of());
  }
}
