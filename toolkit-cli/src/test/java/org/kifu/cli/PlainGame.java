package org.kifu.cli;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The boards of an annotated game, played on texts of 64 signs; shares nothing with the program.
 */
public final class PlainGame {
  private static final String START = "-".repeat(27) + "OX" + "-".repeat(6) + "XO" + "-".repeat(27);

  private PlainGame() {}

  /** The board before each ply, the mover's discs as {@code X}. */
  public static List<String> boards(JsonNode moves) {
    List<String> boards = new ArrayList<>();
    String board = START;
    for (JsonNode move : moves) {
      boolean black = move.get("mover").asText().equals("black");
      String own = black ? board : swapped(board);
      boards.add(own);
      String name = move.get("move").asText();
      String after = name.equals("pass") ? own : played(own, square(name));
      board = black ? after : swapped(after);
    }
    return boards;
  }

  static int square(String name) {
    return name.charAt(0) - 'a' + 8 * (name.charAt(1) - '1');
  }

  /** The least of the eight images of a board. */
  public static String canonical(String board) {
    return IntStream.range(0, 8)
        .mapToObj(image -> image(board, image))
        .min(String::compareTo)
        .orElseThrow();
  }

  private static String image(String board, int image) {
    StringBuilder text = new StringBuilder();
    for (int rank = 0; rank < 8; rank++) {
      for (int file = 0; file < 8; file++) {
        int x = (image & 1) == 0 ? file : 7 - file;
        int y = (image & 2) == 0 ? rank : 7 - rank;
        text.append(board.charAt((image & 4) == 0 ? x + 8 * y : y + 8 * x));
      }
    }
    return text.toString();
  }

  private static String swapped(String board) {
    return board.replace('X', '?').replace('O', 'X').replace('?', 'O');
  }

  private static String played(String board, int square) {
    StringBuilder after = new StringBuilder(board);
    after.setCharAt(square, 'X');
    for (int dx = -1; dx <= 1; dx++) {
      for (int dy = -1; dy <= 1; dy++) {
        if (dx != 0 || dy != 0) {
          flip(after, square % 8 + dx, square / 8 + dy, dx, dy);
        }
      }
    }
    return after.toString();
  }

  private static void flip(StringBuilder board, int x, int y, int dx, int dy) {
    List<Integer> run = new ArrayList<>();
    while (x >= 0 && x < 8 && y >= 0 && y < 8 && board.charAt(x + 8 * y) == 'O') {
      run.add(x + 8 * y);
      x += dx;
      y += dy;
    }
    if (x >= 0 && x < 8 && y >= 0 && y < 8 && board.charAt(x + 8 * y) == 'X') {
      run.forEach(each -> board.setCharAt(each, 'X'));
    }
  }
}
