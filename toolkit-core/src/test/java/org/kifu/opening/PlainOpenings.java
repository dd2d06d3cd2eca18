package org.kifu.opening;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kifu.board.Square;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.PlainBoard.Cell;
import org.kifu.testing.PlainWthor;

/**
 * Opening statistics the plain way: boards as texts, turned and mirrored square by square, counted
 * in hash maps. It shares nothing with the job but the question.
 */
public final class PlainOpenings {
  /** The eight orders in which a board can be read, each a list of square numbers. */
  private static final List<int[]> READINGS = readings();

  /**
   * A step of one more move.
   *
   * @param before the position before it, as the smallest of its eight texts
   * @param move its smallest name in that text
   * @param after the position after it
   */
  record Step(String before, String move, String after) {}

  private final int plies;
  private final Map<String, Step> steps = new HashMap<>();

  /** The texts of the positions after 0, 1, 2, ... discs. */
  final List<Set<String>> distinct = new ArrayList<>();

  /** Games, black wins, draws and the sum of disc differences by position and move. */
  final Map<String, OpeningStats> results = new HashMap<>();

  /** All that is known of the games of a position and move, in the order of reading. */
  final Map<String, List<PlainWthor.Game>> games = new HashMap<>();

  PlainOpenings(int plies) {
    this.plies = plies;
    for (int ply = 0; ply <= plies; ply++) {
      distinct.add(new HashSet<>());
    }
  }

  /** Adds a legal game; its recorded score counts if it is complete. */
  void add(PlainWthor.Game game) {
    String moves = game.moves();
    boolean complete = moves.length() == 2 * 60 || board(moves).isOver();
    int diff = 2 * game.blackDiscs() - 64;
    for (int ply = 1; ply <= plies && 2 * ply <= moves.length(); ply++) {
      Step step = steps.computeIfAbsent(moves.substring(0, 2 * ply), PlainOpenings::lastStep);
      distinct.get(ply).add(step.after());
      if (complete) {
        OpeningStats one = new OpeningStats(1, diff > 0 ? 1 : 0, diff == 0 ? 1 : 0, diff);
        String key = step.before() + " " + step.move();
        results.merge(key, one, OpeningStats::plus);
        games.computeIfAbsent(key, _ -> new ArrayList<>()).add(game);
      }
    }
  }

  /** The numbers of distinct positions after 1, 2, ... discs. */
  List<Long> distinctCounts() {
    return distinct.stream().skip(1).map(positions -> (long) positions.size()).toList();
  }

  /** The last move of a line. */
  static Step lastStep(String line) {
    PlainBoard board = board(line.substring(0, line.length() - 2));
    int square = Square.parse(line.substring(line.length() - 2));
    String before = text(board);
    String move = "";
    for (int[] reading : READINGS) {
      String name = Square.name(indexOf(square, reading));
      if (text(board, reading).equals(before) && (move.isEmpty() || name.compareTo(move) < 0)) {
        move = name;
      }
    }
    play(board, square);
    return new Step(before, move, text(board));
  }

  /** The names of the moves that are the same as {@code move} by a symmetry of the position. */
  static Set<String> equivalents(String line, String move) {
    PlainBoard board = board(line);
    String unturned = text(board, READINGS.getFirst());
    Set<String> names = new HashSet<>();
    for (int[] reading : READINGS) {
      if (text(board, reading).equals(unturned)) {
        names.add(Square.name(indexOf(Square.parse(move), reading)));
      }
    }
    return names;
  }

  /** The position after a line, passes that must be made included. */
  static PlainBoard board(String line) {
    PlainBoard board = PlainBoard.start(8);
    for (int i = 0; i < line.length(); i += 2) {
      play(board, Square.parse(line.substring(i, i + 2)));
    }
    return board;
  }

  /** The position after a line, as the smallest of its eight texts. */
  public static String position(String line) {
    return text(board(line));
  }

  /** The smallest of the eight texts of a position, and the side to move. */
  static String text(PlainBoard board) {
    return READINGS.stream()
        .map(reading -> text(board, reading))
        .sorted()
        .findFirst()
        .orElseThrow();
  }

  private static void play(PlainBoard board, int square) {
    board.play(square);
    if (board.mustPass()) {
      board.pass();
    }
  }

  private static String text(PlainBoard board, int[] reading) {
    StringBuilder text = new StringBuilder();
    for (int square : reading) {
      text.append(letter(board.at(square)));
    }
    return text.append(' ').append(letter(board.toMove())).toString();
  }

  private static char letter(Cell cell) {
    return switch (cell) {
      case BLACK -> 'X';
      case WHITE -> 'O';
      case EMPTY -> '-';
    };
  }

  private static int indexOf(int square, int[] reading) {
    int index = 0;
    while (reading[index] != square) {
      index++;
    }
    return index;
  }

  private static List<int[]> readings() {
    List<int[]> readings = new ArrayList<>();
    int[] reading = new int[64];
    for (int i = 0; i < 64; i++) {
      reading[i] = i;
    }
    for (int turns = 0; turns < 4; turns++) {
      readings.add(reading);
      readings.add(mirrored(reading));
      reading = turned(reading);
    }
    return readings;
  }

  private static int[] turned(int[] board) {
    int[] turned = new int[64];
    for (int i = 0; i < 64; i++) {
      turned[8 * (i % 8) + 7 - i / 8] = board[i];
    }
    return turned;
  }

  private static int[] mirrored(int[] board) {
    int[] mirrored = new int[64];
    for (int i = 0; i < 64; i++) {
      mirrored[8 * (i / 8) + 7 - i % 8] = board[i];
    }
    return mirrored;
  }
}
