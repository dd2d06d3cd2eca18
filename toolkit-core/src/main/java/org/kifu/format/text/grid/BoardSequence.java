package org.kifu.format.text.grid;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.GameNote;
import org.kifu.format.text.judge.OthelloPosition;
import org.kifu.format.text.page.Row;

/**
 * Boards in turn: each follows from the last one by one move, as programs print a game. Boards that
 * do not follow are skipped.
 */
public final class BoardSequence {
  /** The number of boards above which they may be a game. */
  private static final int FEW = 4;

  private final List<FoundGame> games = new ArrayList<>();
  private final List<WrittenSquare> squares = new ArrayList<>();
  private final Set<Row> rows = new LinkedHashSet<>();
  private @Nullable OthelloPosition position;
  private boolean isBlackFirst;

  private BoardSequence() {}

  /** The games of the boards among some grids. */
  public static List<FoundGame> games(GridGames grids) {
    BoardSequence sequence = new BoardSequence();
    if (grids.boards().size() > FEW) {
      grids.boards().forEach(sequence::take);
      sequence.close();
    }
    return sequence.games;
  }

  private void take(BoardGrid board) {
    long black = board.discs(GridItem.BLACK);
    long white = board.discs(GridItem.WHITE);
    if (isStart(black, white) || isStart(white, black)) {
      if (position == null || !squares.isEmpty()) {
        close();
        position = OthelloPosition.START;
        isBlackFirst = isStart(black, white);
        rows.addAll(board.pageRows());
      }
    } else if (position != null) {
      move(board, isBlackFirst ? black : white, black | white);
    }
  }

  private static boolean isStart(long black, long white) {
    return black == OthelloPosition.START.player() && white == OthelloPosition.START.opponent();
  }

  /** Plays the move that leads to a board, if one does. */
  private void move(BoardGrid board, long black, long discs) {
    OthelloPosition before = position;
    if (before == null) {
      return;
    }
    long added = discs & ~(before.player() | before.opponent());
    OthelloPosition next =
        Long.bitCount(added) == 1 ? before.play(Long.numberOfTrailingZeros(added)) : null;
    if (next != null && black(next) == black && (next.player() | next.opponent()) == discs) {
      squares.add(square(board, Long.numberOfTrailingZeros(added)));
      rows.addAll(board.pageRows());
      position = next;
    }
  }

  private static long black(OthelloPosition position) {
    return position.isBlackToMove() ? position.player() : position.opponent();
  }

  private static WrittenSquare square(BoardGrid board, int square) {
    GridRow row = board.rows().get(square / GridRow.WIDTH);
    GridItem item = row.items().get(square % GridRow.WIDTH);
    return new WrittenSquare(square, row.row(), item.cell(), item.from(), item.to(), -1, 0, 0, "");
  }

  private void close() {
    OthelloPosition end = position;
    if (end != null && squares.size() >= FEW) {
      FoundGame game = FoundGame.legal(squares, end).on(rows);
      game.note(GameNote.Kind.LAYOUT, "boards in turn");
      games.add(game);
    }
    position = null;
    squares.clear();
    rows.clear();
  }
}
