package org.kifu.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Russian draughts on a field of characters, told as the rules tell it: {@code w W} white's men and
 * kings, {@code b B} black's, {@code x} a piece that was jumped and still stands there. The oracle
 * of the tests; it is slow.
 */
public final class PlainDraughts {
  private static final int[] WAYS = {-1, 1};

  /** By rank and file, both from 0; '.' is empty. */
  private final char[][] cells;

  private final boolean isWhite;

  private PlainDraughts(char[][] cells, boolean isWhite) {
    this.cells = cells;
    this.isWhite = isWhite;
  }

  /**
   * A move.
   *
   * @param way the squares where the piece comes down, the start first
   * @param taken the names of the captured squares, sorted
   * @param after the position after it
   */
  public record Played(List<String> way, Set<String> taken, PlainDraughts after) {
    /** Start, end and what was taken: all that makes a difference. */
    public String essence() {
      return way.getFirst() + way.getLast() + taken;
    }

    /** As it is written. */
    public String text() {
      return String.join(taken.isEmpty() ? "-" : ":", way);
    }
  }

  /** Twelve men each. */
  public static PlainDraughts start() {
    char[][] cells = new char[8][8];
    for (int rank = 0; rank < 8; rank++) {
      for (int file = 0; file < 8; file++) {
        boolean isDark = (rank + file) % 2 == 0;
        cells[rank][file] = !isDark ? '.' : rank < 3 ? 'w' : rank > 4 ? 'b' : '.';
      }
    }
    return new PlainDraughts(cells, true);
  }

  /** All moves, captures in every order and over every square between. */
  public List<Played> moves() {
    List<Played> captures = new ArrayList<>();
    List<Played> quiet = new ArrayList<>();
    for (int rank = 0; rank < 8; rank++) {
      for (int file = 0; file < 8; file++) {
        if (isOwn(cells[rank][file])) {
          addCaptures(captures, rank, file);
          addQuiet(quiet, rank, file);
        }
      }
    }
    return captures.isEmpty() ? quiet : captures;
  }

  /** The leaves of the tree, doubles counted as often as they come; a finished game counts 1. */
  public long perft(int depth) {
    List<Played> moves = depth == 0 ? List.of() : moves();
    if (moves.isEmpty()) {
      return 1;
    }
    return moves.stream().mapToLong(move -> move.after().perft(depth - 1)).sum();
  }

  private boolean isOwn(char piece) {
    return (isWhite ? "wW" : "bB").indexOf(piece) >= 0;
  }

  private boolean isOther(char piece) {
    return (isWhite ? "bB" : "wW").indexOf(piece) >= 0;
  }

  private static boolean isKing(char piece) {
    return piece == 'W' || piece == 'B';
  }

  private char at(int rank, int file) {
    return rank < 0 || rank > 7 || file < 0 || file > 7 ? '#' : cells[rank][file];
  }

  private static String name(int rank, int file) {
    return "" + (char) ('a' + file) + (rank + 1);
  }

  private char arriving(char piece, int rank) {
    return rank == (isWhite ? 7 : 0) ? Character.toUpperCase(piece) : piece;
  }

  private char[][] copy() {
    char[][] copy = new char[8][];
    for (int rank = 0; rank < 8; rank++) {
      copy[rank] = cells[rank].clone();
    }
    return copy;
  }

  private void addQuiet(List<Played> moves, int rank, int file) {
    char piece = cells[rank][file];
    for (int up : WAYS) {
      for (int side : WAYS) {
        boolean isForward = up == (isWhite ? 1 : -1);
        int far = isKing(piece) ? 7 : isForward ? 1 : 0;
        for (int i = 1; i <= far && at(rank + i * up, file + i * side) == '.'; i++) {
          char[][] after = copy();
          after[rank][file] = '.';
          after[rank + i * up][file + i * side] = arriving(piece, rank + i * up);
          moves.add(
              new Played(
                  List.of(name(rank, file), name(rank + i * up, file + i * side)),
                  Set.of(),
                  new PlainDraughts(after, !isWhite)));
        }
      }
    }
  }

  private void addCaptures(List<Played> moves, int rank, int file) {
    char[][] lifted = copy();
    lifted[rank][file] = '.';
    new PlainDraughts(lifted, isWhite)
        .goOn(moves, cells[rank][file], rank, file, List.of(name(rank, file)), new TreeSet<>());
  }

  /** Jumps from here with a piece that is in the hand; returns whether it could. */
  private boolean goOn(
      List<Played> moves, char piece, int rank, int file, List<String> way, Set<String> taken) {
    boolean could = false;
    for (int up : WAYS) {
      for (int side : WAYS) {
        int far = 1;
        while (isKing(piece) && at(rank + far * up, file + far * side) == '.') {
          far++;
        }
        if (isOther(at(rank + far * up, file + far * side))) {
          could |= jump(moves, piece, rank + far * up, file + far * side, up, side, way, taken);
        }
      }
    }
    return could;
  }

  private boolean jump(
      List<Played> moves,
      char piece,
      int overRank,
      int overFile,
      int up,
      int side,
      List<String> way,
      Set<String> taken) {
    char[][] jumped = copy();
    jumped[overRank][overFile] = 'x';
    PlainDraughts then = new PlainDraughts(jumped, isWhite);
    Set<String> all = new TreeSet<>(taken);
    all.add(name(overRank, overFile));
    boolean goesOn = false;
    List<Played> stops = new ArrayList<>();
    int most = isKing(piece) ? 7 : 1;
    for (int i = 1; i <= most && at(overRank + i * up, overFile + i * side) == '.'; i++) {
      int rank = overRank + i * up;
      int file = overFile + i * side;
      char arrived = arriving(piece, rank);
      List<String> longer = new ArrayList<>(way);
      longer.add(name(rank, file));
      goesOn |= then.goOn(moves, arrived, rank, file, longer, all);
      stops.add(new Played(longer, all, then.stopped(arrived, rank, file)));
    }
    if (!goesOn) {
      moves.addAll(stops);
    }
    return at(overRank + up, overFile + side) == '.';
  }

  private PlainDraughts stopped(char piece, int rank, int file) {
    char[][] after = copy();
    for (char[] row : after) {
      for (int i = 0; i < 8; i++) {
        row[i] = row[i] == 'x' ? '.' : row[i];
      }
    }
    after[rank][file] = piece;
    return new PlainDraughts(after, !isWhite);
  }

  /** The pieces as a list of names with the sign of each, by ranks. */
  public String pieces() {
    StringBuilder text = new StringBuilder(isWhite ? "white" : "black");
    for (int rank = 0; rank < 8; rank++) {
      for (int file = 0; file < 8; file++) {
        if (cells[rank][file] != '.') {
          text.append(' ').append(cells[rank][file]).append(name(rank, file));
        }
      }
    }
    return text.toString();
  }
}
