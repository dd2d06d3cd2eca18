package org.kifu.format.obf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.BoardText;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.game.Counted;
import org.kifu.game.Remark;
import org.kifu.notation.CellAlphabet;
import org.kifu.notation.FenBoard;
import org.kifu.source.text.TextLine;
import org.kifu.source.text.TextLines;

/**
 * One line as it was read.
 *
 * @param line the line
 * @param kind the kind of the line
 * @param position the position, if it has a board; without a side it is black's move
 * @param remarks the text beside it
 * @param flaw the place of the first error, in a damaged line or in an entry
 * @param message the error there; empty if there is none
 */
record PositionLine(
    TextLine line,
    PositionLineKind kind,
    Optional<Position> position,
    List<Remark> remarks,
    int flaw,
    String message) {
  enum PositionLineKind {
    /** Blank or a comment. */
    EMPTY,
    /** 64 cells and nothing else. */
    BOARD,
    POSITION,
    /** 64 cells and a name; the side to move is counted. */
    NAMED,
    DAMAGED
  }

  private static final Pattern SIDE =
      Pattern.compile(
          "\\s*(?:(black|white)(?:\\s+to\\s+move)?|([xob*w]))(?=[\\s;]|$)",
          Pattern.CASE_INSENSITIVE);

  /** Words after a board, as in lists of openings. */
  private static final Pattern NAME = Pattern.compile("\\s+[^;:]*?(?:\\p{L}{2}|\\P{ASCII})[^;:]*");

  private static final Pattern GPDB =
      Pattern.compile("([^;]*);([-.*xobw]{64});([xob*w]);(.*)", Pattern.CASE_INSENSITIVE);

  private static final Pattern CELLS = Pattern.compile("[-.*XxOoBbWw]{64}");

  /** The cells below which a line may be a title: "Box 7" begins with letters of cells. */
  private static final int TITLE_CELLS = 8;

  static PositionLine read(TextLine line) {
    int from = line.text().length() - line.text().stripLeading().length();
    String text = CellAlphabet.usual(line.text(), from);
    if (text.isBlank() || isComment(text, from)) {
      return of(line, PositionLineKind.EMPTY, Optional.empty(), List.of());
    }
    Matcher gpdb = GPDB.matcher(text);
    if (gpdb.matches()) {
      return gpdb(line, gpdb);
    }
    Optional<Position> fen = text.indexOf('/') < 0 ? Optional.empty() : FenBoard.read(text, false);
    if (fen.isPresent()) {
      return of(line, PositionLineKind.POSITION, fen, List.of());
    }
    int cells = cellsEnd(text, from);
    if (cells - from == Square.COUNT + 1 && isSideAtOnce(text, cells)) {
      cells--;
    }
    if (line.isTooLong() || cells - from != Square.COUNT) {
      return damaged(line, cells, "expected 64 cells of X, O and -, found " + (cells - from));
    }
    Matcher second = CELLS.matcher(text).region(cells, text.length());
    if (second.find()) {
      return damaged(line, second.start(), "a second board of 64 cells in the same line");
    }
    String board = text.substring(from, cells);
    return text.substring(cells).isBlank()
        ? of(line, PositionLineKind.BOARD, position(board, Disc.BLACK), List.of())
        : withSide(line, text, board, cells);
  }

  /** Whether the last of 65 signs is the side to move: then nothing else tells it. */
  private static boolean isSideAtOnce(String text, int end) {
    String rest = text.substring(end).strip();
    return "-.".indexOf(text.charAt(end - 1)) < 0 && (rest.isEmpty() || rest.startsWith(";"));
  }

  /** Whether a line is a comment; a sign before all other cells of a board replaces the first. */
  private static boolean isComment(String text, int from) {
    if ("%#".indexOf(text.charAt(from)) < 0) {
      return false;
    }
    int cells = cellsEnd(text, from + 1);
    boolean hasDiscs = !text.substring(from + 1, cells).matches("[-.]*");
    return cells - from != Square.COUNT || !hasDiscs;
  }

  /** Returns the side that a line of its own names. */
  static Optional<Disc> side(TextLine line) {
    Matcher side = SIDE.matcher(line.text().stripTrailing());
    return side.matches() ? Optional.of(side(side)) : Optional.empty();
  }

  /** Whether the line is free text rather than a damaged board, since it begins with few cells. */
  boolean mayBeTitle() {
    return kind == PositionLineKind.DAMAGED && flaw < TITLE_CELLS;
  }

  /** The same line as one that ends too soon. */
  PositionLine damagedAtEnd(String what) {
    return damaged(line, line.text().stripTrailing().length(), what);
  }

  private static PositionLine withSide(TextLine line, String text, String board, int cells) {
    Matcher side = SIDE.matcher(text).region(cells, text.length());
    if (!side.lookingAt()) {
      return NAME.matcher(text).region(cells, text.length()).matches()
          ? named(line, text, board, cells)
          : damaged(line, cells, "expected the side to move after 64 cells");
    }
    int comment = text.indexOf('%', side.end());
    int end = comment < 0 ? text.length() : comment;
    Optional<Integer> flaw = flaw(text.substring(side.end(), end));
    String list = line.raw(side.end(), end).strip();
    List<Remark> remarks = new ArrayList<>(1);
    add(remarks, list.startsWith(";") ? list.substring(1) : list);
    add(remarks, line.raw(Math.min(text.length(), end + 1), text.length()));
    return new PositionLine(
        line,
        PositionLineKind.POSITION,
        position(board, side(side)),
        List.copyOf(remarks),
        side.end() + flaw.orElse(0),
        flaw.isPresent() ? "ignored an entry that is not a move with its score" : "");
  }

  /** A position without a side: each disc beyond the first four was a move. */
  private static PositionLine named(TextLine line, String text, String board, int cells) {
    long discs = board.chars().filter(c -> "-.".indexOf(c) < 0).count();
    Disc side = discs % 2 == 0 ? Disc.BLACK : Disc.WHITE;
    Remark name = new Remark(0, line.raw(cells, text.length()).strip());
    return new PositionLine(
        line,
        PositionLineKind.NAMED,
        position(board, side),
        List.of(name),
        cells,
        sideMessage(side, discs));
  }

  private static String sideMessage(Disc side, long discs) {
    return "no side to move is named; %s moves, since the board has %s"
        .formatted(side.label(), Counted.of(discs, "disc"));
  }

  /** The index of the first entry of a list, which needs a semicolon, that is not a score. */
  private static Optional<Integer> flaw(String list) {
    List<Integer> malformed = new ArrayList<>();
    if (list.contains(";")) {
      SolvedPosition.ScoreList.read(list, malformed::add);
    }
    return malformed.stream().findFirst();
  }

  private static PositionLine gpdb(TextLine line, Matcher gpdb) {
    List<Remark> remarks = new ArrayList<>(2);
    add(remarks, line.raw(gpdb.start(1), gpdb.end(1)));
    add(remarks, line.raw(gpdb.start(4), gpdb.end(4)));
    Disc side = isBlack(gpdb.group(3)) ? Disc.BLACK : Disc.WHITE;
    return of(line, PositionLineKind.POSITION, position(gpdb.group(2), side), List.copyOf(remarks));
  }

  private static void add(List<Remark> remarks, String text) {
    if (!text.isBlank()) {
      remarks.add(new Remark(0, text.strip()));
    }
  }

  private static Optional<Position> position(String board, Disc side) {
    return BoardText.parse(board + (side == Disc.BLACK ? " X" : " O"));
  }

  private static Disc side(Matcher side) {
    String written = side.group(1) == null ? side.group(2) : side.group(1);
    return isBlack(written) ? Disc.BLACK : Disc.WHITE;
  }

  private static boolean isBlack(String side) {
    return "XxBb*".indexOf(side.charAt(0)) >= 0;
  }

  private static int cellsEnd(String text, int from) {
    int end = from;
    while (end < text.length() && "XxBb*OoWw-.".indexOf(text.charAt(end)) >= 0) {
      end++;
    }
    return end;
  }

  private static PositionLine of(
      TextLine line, PositionLineKind kind, Optional<Position> position, List<Remark> remarks) {
    return new PositionLine(line, kind, position, remarks, 0, "");
  }

  private static PositionLine damaged(TextLine line, int at, String message) {
    String said =
        line.isTooLong() ? "a line longer than " + TextLines.MAX_BYTES + " bytes" : message;
    return new PositionLine(line, PositionLineKind.DAMAGED, Optional.empty(), List.of(), at, said);
  }
}
