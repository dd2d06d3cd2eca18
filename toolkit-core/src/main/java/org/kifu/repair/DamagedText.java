package org.kifu.repair;

import java.util.random.RandomGenerator;
import org.kifu.board.Square;
import org.kifu.game.MoveList;
import org.kifu.repair.RepairExperiment.ListLayout;
import org.kifu.repair.RepairExperiment.ScorePlace;

/** A damaged game as the text of a file, with or without its score. */
final class DamagedText {
  private static final int MOVES_OF_LINE = 10;

  private DamagedText() {}

  /** The text of a damaged record: a sheet of eight rows, or a list in a layout. */
  static String of(DamagedRecord damaged, ListLayout layout) {
    return switch (damaged) {
      case DiagramNumbers board -> sheet(cells(board));
      case DamagedMoves moves -> list(moves, layout);
      default -> throw new IllegalArgumentException("no text of " + damaged);
    };
  }

  /** The text with the score of the game, in one of the forms that people write. */
  static String withScore(String text, ScorePlace place, int blackDiscs, RandomGenerator random) {
    String score = score(blackDiscs, random);
    return switch (place) {
      case ABOVE -> score + text;
      case BELOW -> text + score;
      case ABSENT -> text;
    };
  }

  private static String score(int black, RandomGenerator random) {
    int white = Square.COUNT - black;
    return switch (random.nextInt(3)) {
      case 0 -> "%d-%d\n".formatted(black, white);
      case 1 -> "%d - %d\n".formatted(black, white);
      default -> "Black %d White %d\n".formatted(black, white);
    };
  }

  private static String list(DamagedMoves moves, ListLayout layout) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < moves.size(); i++) {
      boolean isNumbered = layout == ListLayout.NUMBERED && i % 2 == 0;
      text.append(i == 0 ? "" : between(i, layout));
      text.append(isNumbered ? (i / 2 + 1) + ". " : "");
      text.append(moves.square(i) == MoveList.PASS ? "pa" : moves.word(i));
    }
    return text.append('\n').toString();
  }

  private static String between(int move, ListLayout layout) {
    return switch (layout) {
      case JOINED -> "";
      case SPACED, NUMBERED -> " ";
      case LINES -> move % MOVES_OF_LINE == 0 ? "\n" : " ";
    };
  }

  /** The cells of a board: numbers, the discs of the start, and dots. */
  static String[] cells(DiagramNumbers board) {
    String[] cells = new String[Square.COUNT];
    for (int square = 0; square < cells.length; square++) {
      boolean isBlank = board.at(square) == DiagramNumbers.BLANK;
      cells[square] = isBlank ? sign(square) : Integer.toString(board.at(square));
    }
    return cells;
  }

  private static String sign(int square) {
    return switch (Square.name(square)) {
      case "d4", "e5" -> "O";
      case "e4", "d5" -> "X";
      default -> ".";
    };
  }

  static String sheet(String[] cells) {
    StringBuilder text = new StringBuilder();
    for (int square = 0; square < cells.length; square++) {
      text.append(" ".repeat(Math.max(0, 3 - cells[square].length()))).append(cells[square]);
      text.append(Square.file(square) == 7 ? "\n" : "");
    }
    return text.toString();
  }
}
