package org.kifu.format.text.caption;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.find.Labels;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.JudgedPosition;
import org.kifu.format.text.judge.OthelloPosition;
import org.kifu.format.text.page.Cell;
import org.kifu.format.text.page.Group;
import org.kifu.format.text.page.Row;
import org.kifu.format.text.page.RowKind;
import org.kifu.notation.SmallLetters;

/**
 * The players of a game whose moves are values of data that name who plays each: under one key, all
 * moves of a side have the same value, and those of the other side another one.
 */
final class DataLogNames {
  /** The number of moves from which on the values show who plays. */
  private static final int LEAST = 8;

  /** The most rows above that of a move that may be of an object around it. */
  private static final int NEAR = 16;

  /** The share of moves beside which the values are; others may be deeper in their objects. */
  private static final double MOST = 0.75;

  private final List<Row> rows;
  private final Map<String, BothNames> names = new LinkedHashMap<>();
  private int moves;

  private DataLogNames(List<Row> rows) {
    this.rows = rows;
  }

  /** The values of a key beside the moves of either side; the first cell of each. */
  private static final class BothNames {
    private @Nullable Cell black;
    private @Nullable Cell white;
    private @Nullable Row row;
    private int count;
    private boolean isSame = true;

    void take(Cell cell, Row of, boolean isBlack) {
      Cell own = isBlack ? black : white;
      isSame &= own == null || own.written().equals(cell.written());
      black = isBlack && black == null ? cell : black;
      white = !isBlack && white == null ? cell : white;
      row = row == null ? of : row;
      count++;
    }
  }

  /** Adds the players of a game, if its moves are in such data. */
  static void add(FoundGame game, List<Row> rows, Claims claims) {
    boolean isData = rows.get(game.firstRow()).kind() == RowKind.DATA;
    if (isData && game.size() >= LEAST && game.end() instanceof OthelloPosition) {
      DataLogNames found = new DataLogNames(rows);
      found.take(game.squares());
      found.add(claims);
    }
  }

  private void take(List<WrittenSquare> squares) {
    @Nullable JudgedPosition position = OthelloPosition.START;
    for (WrittenSquare square : squares) {
      if (position == null) {
        return;
      }
      boolean isBlack = position.isBlackToMove() != position.mustPass();
      takeAround(square.row(), isBlack);
      position = position.play(square.square());
      moves++;
    }
  }

  /** Takes the values of the row of a move, and of the objects around it. */
  private void takeAround(Row row, boolean isBlack) {
    for (int i = row.number(); i >= Math.max(0, row.number() - NEAR); i--) {
      Row around = rows.get(i);
      boolean isAround = i < row.number() && isAround(around.group(), row.group());
      if (i == row.number() || isAround) {
        for (Cell cell : around.cells()) {
          if (!cell.label().isEmpty()) {
            names.computeIfAbsent(cell.label(), _ -> new BothNames()).take(cell, around, isBlack);
          }
        }
      }
      if (isAround) {
        return;
      }
    }
  }

  /** Whether an object holds another one, or the text in which that is written. */
  private static boolean isAround(Group object, Group inner) {
    return object.equals(inner.parent()) || object.equals(inner.parent().parent());
  }

  private void add(Claims claims) {
    for (BothNames both : names.values()) {
      if (both.isSame && both.count >= MOST * moves && areAdded(both, claims)) {
        return;
      }
    }
  }

  private static boolean areAdded(BothNames both, Claims claims) {
    Cell black = both.black;
    Cell white = both.white;
    Row row = both.row;
    if (black == null
        || white == null
        || row == null
        || !areNames(black.written(), white.written())) {
      return false;
    }
    claims.addPlayer(LabelKind.BLACK, PlayerName.of(black.text()), row, Manner.NAMES);
    claims.addPlayer(LabelKind.WHITE, PlayerName.of(white.text()), row, Manner.NAMES);
    return true;
  }

  private static boolean areNames(String black, String white) {
    return !black.equals(white) && isName(black) && isName(white);
  }

  /** Whether a value is a name, and no word for a side or a player. */
  private static boolean isName(String value) {
    boolean isWord = false;
    for (String word : SmallLetters.of(value).split("[\\s_]+", -1)) {
      isWord |= CaptionWords.PLAYER.has(word) || Labels.side(word) != 0;
    }
    return !isWord && NameShape.isName(value);
  }
}
