package org.kifu.notation;

import java.util.Optional;
import java.util.regex.Pattern;
import org.kifu.board.BoardText;
import org.kifu.board.Position;

/**
 * Positions in the form {@code 8/8/3P4/3Ppp2/3pp3/2p5/8/8 w - - 0 1}: black discs as {@code p},
 * white ones as {@code P}, and the side to move.
 */
public final class FenBoard {
  private static final int SIDE = 8;
  private static final Pattern EMPTY_RUN = Pattern.compile("[1-8]");
  private static final Pattern EMPTY = Pattern.compile("-+");

  private FenBoard() {}

  /**
   * Reads a position of the 8x8 board.
   *
   * @param isTopFirst whether the first row is rank 1, the upper edge of the board
   */
  public static Optional<Position> read(String fen, boolean isTopFirst) {
    String[] fields = fen.strip().split("\\s+", -1);
    String[] rows = fields[0].split("/", -1);
    if (fields.length < 2 || rows.length != SIDE || !fields[1].matches("[bw]")) {
      return Optional.empty();
    }
    StringBuilder board = new StringBuilder();
    for (int rank = 0; rank < SIDE; rank++) {
      String row = cells(rows[isTopFirst ? rank : SIDE - 1 - rank]);
      if (row.length() != SIDE) {
        return Optional.empty();
      }
      board.append(row);
    }
    return BoardText.parse(board + (fields[1].equals("b") ? " X" : " O"));
  }

  /** Writes a position, rank 8 first. */
  public static String write(Position position) {
    StringBuilder fen = new StringBuilder();
    String board = BoardText.write(position);
    for (int rank = SIDE - 1; rank >= 0; rank--) {
      fen.append(row(board.substring(SIDE * rank, SIDE * (rank + 1))));
      fen.append(rank == 0 ? "" : "/");
    }
    return fen + (board.endsWith("X") ? " b" : " w") + " - - 0 1";
  }

  /** The cells of a row; a text of another length if it is not a row. */
  private static String cells(String row) {
    String cells =
        EMPTY_RUN.matcher(row).replaceAll(run -> "-".repeat(Integer.parseInt(run.group())));
    return cells.matches("[pP-]*") ? cells.replace('p', 'X').replace('P', 'O') : "no row of it";
  }

  private static String row(String cells) {
    String runs = EMPTY.matcher(cells).replaceAll(run -> Integer.toString(run.group().length()));
    return runs.replace('X', 'p').replace('O', 'P');
  }
}
