package org.kifu.format.diagram;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.format.diagram.DiagramCell.CellKind;
import org.kifu.game.NumberedBoard;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.source.text.LookAlikeLetters;
import org.kifu.source.text.TextLine;

/** The moves that a sheet shows, and its faults. */
final class Diagram {
  /** The four squares that are taken at the start: d4, e4, d5, e5. */
  static final long START_SQUARES = 0x0000_0018_1800_0000L;

  private static final int MOST_MOVES = 60;

  /** A number that the moves and passes of a game do not reach. */
  private static final int MOST_PLIES = 80;

  /**
   * A fault that makes the game unreadable.
   *
   * @param where its place
   * @param message a clause for a person
   */
  record Flaw(SourceLocation where, String message) {}

  /**
   * A fault that is tolerated.
   *
   * @param where its place
   * @param message a clause for a person
   */
  record Tolerated(ProblemCode code, SourceLocation where, String message) {}

  /**
   * A number on its square.
   *
   * @param square 0 to 63
   * @param where the place of its cell
   */
  record NumberedSquare(int square, SourceLocation where) {}

  /**
   * A letter for a colour beside a number.
   *
   * @param square 0 to 63
   * @param where the place of its cell
   */
  record ColourLetter(int square, Disc colour, SourceLocation where, String cell) {}

  private final NavigableMap<Integer, NumberedSquare> numbers = new TreeMap<>();
  private final NavigableMap<Integer, NumberedSquare> above = new TreeMap<>();
  private final Set<Integer> repeated = new HashSet<>();
  private final int[] written = new int[Grid.SIDE * Grid.SIDE];
  private final int rowCount;
  private final List<Flaw> flaws = new ArrayList<>();
  private final List<Tolerated> tolerated = new ArrayList<>();
  private final List<ColourLetter> letters = new ArrayList<>(0);
  private final boolean isWhole;
  private final boolean isFromBelow;
  private final boolean areBoxesBlack;
  private final Map<Integer, SourceLocation> discs = new HashMap<>();
  private long black;
  private long white;

  Diagram(Sheet sheet) {
    List<DiagramRow> rows = sheet.rows();
    areBoxesBlack = areBoxesBlack(rows);
    rowCount = rows.size();
    Grid grid = new Grid(sheet);
    for (int i = 0; i < rows.size(); i++) {
      readRow(rows.get(i).line(), i, grid);
    }
    if (grid.isTransposed()) {
      String message = "the letters stand beside the rows, so that each row is a file";
      tolerate(ProblemCode.LAYOUT, rows.getFirst().cells().getFirst().where(), message);
    }
    isWhole = rows.size() == Grid.SIDE;
    isFromBelow = grid.isFromBelow();
    if (rows.size() < Grid.SIDE) {
      TextLine last = rows.getLast().line();
      flaws.add(
          new Flaw(last.at(last.text().length()), "the board ends after " + rows.size() + " rows"));
    }
    findGap();
  }

  /** Creates the same board with only the numbers of the moves. */
  private Diagram(
      Diagram counted, NavigableMap<Integer, NumberedSquare> plies, List<Integer> passes) {
    int before = 0;
    for (Map.Entry<Integer, NumberedSquare> ply : plies.entrySet()) {
      while (before < passes.size() && passes.get(before) < ply.getKey()) {
        before++;
      }
      numbers.put(ply.getKey() - before, ply.getValue());
      written[ply.getValue().square()] = ply.getKey() - before;
    }
    rowCount = counted.rowCount;
    isWhole = counted.isWhole;
    isFromBelow = counted.isFromBelow;
    areBoxesBlack = counted.areBoxesBlack;
    black = counted.black;
    white = counted.white;
    letters.addAll(counted.letters);
    tolerated.addAll(counted.tolerated);
    int first = passes.getFirst();
    NumberedSquare next = plies.tailMap(first).values().iterator().next();
    String message = "the numbers count passes: " + first + " is one";
    tolerate(ProblemCode.LAYOUT, next.where(), message);
  }

  /**
   * The board without the numbers of passes, if the replay shows which they are; the board
   * unchanged if no number is missing, or something else is wrong.
   */
  Diagram withoutPasses() {
    int explained = above.isEmpty() ? 1 : above.size();
    if (!isWhole || flaws.size() != explained || !repeated.isEmpty() || moreDiscs() > 0) {
      return this;
    }
    NavigableMap<Integer, NumberedSquare> plies = new TreeMap<>(numbers);
    plies.putAll(above);
    List<Integer> passes = NumberedPasses.in(plies);
    return passes.isEmpty() ? this : new Diagram(this, plies, passes);
  }

  /** Whether boxes are discs: beside white rings, if nothing else is black. */
  private static boolean areBoxesBlack(List<DiagramRow> rows) {
    boolean hasRing = false;
    for (DiagramRow row : rows) {
      for (DiagramCell cell : row.cells()) {
        hasRing |= cell.isRing();
        if (cell.kind() == CellKind.BLACK) {
          return false;
        }
      }
    }
    return hasRing;
  }

  /** The moves 1 to m, where m is the largest number up to which each number occurs once. */
  List<NumberedSquare> moves() {
    List<NumberedSquare> moves = new ArrayList<>(MOST_MOVES);
    for (int i = 1; isSound(i); i++) {
      moves.add(numbers.get(i));
    }
    return moves;
  }

  /** The names of all numbered squares, in the order of the numbers. */
  List<String> names() {
    return numbers.values().stream().map(move -> Square.name(move.square())).toList();
  }

  /** The numbers as they are written. */
  NumberedBoard board() {
    return new NumberedBoard(written, Math.min(rowCount, Grid.SIDE));
  }

  /**
   * The position of the discs, if the diagram shows one: there are more discs than those of the
   * start, nothing else is wrong, and the numbers, if any, have no gap.
   *
   * @param least the least number of additional discs
   */
  Optional<Position> position(Disc sideToMove, int least) {
    int more = moreDiscs();
    boolean isPosition =
        isWhole && more >= least && flaws.size() == more && black != 0 && white != 0;
    return isPosition && isRun()
        ? Optional.of(Position.of(black, white, sideToMove))
        : Optional.empty();
  }

  /** Whether the diagram shows only discs, on a whole board. */
  boolean isOfDiscs() {
    return isWhole && numbers.isEmpty() && !discs.isEmpty() && flaws.size() == moreDiscs();
  }

  /** Its discs, mirrored in the horizontal axis or not. */
  Position discs(Disc sideToMove, boolean isTurned) {
    return isTurned
        ? Position.of(Long.reverseBytes(black), Long.reverseBytes(white), sideToMove)
        : Position.of(black, white, sideToMove);
  }

  /** The place of a disc, which must exist. */
  SourceLocation where(int square) {
    return Objects.requireNonNull(discs.get(square));
  }

  /** Whether the numbers begin with 1, and nothing is wrong. */
  boolean isSound() {
    return !numbers.isEmpty() && flaws.isEmpty();
  }

  /** The number of discs other than those of the start. */
  int moreDiscs() {
    return Long.bitCount((black | white) & ~START_SQUARES);
  }

  /** Whether the numbers continue from this one, with no fault except missing earlier ones. */
  boolean goesOnFrom(int number) {
    int explained = moreDiscs() == 0 ? 1 : moreDiscs();
    return isWhole
        && flaws.size() == explained
        && isRun()
        && numbers.containsKey(number)
        && numbers.firstKey() == number;
  }

  /** Whether the discs are those of a position, mirrored in the horizontal axis or not. */
  boolean shows(Position position, boolean isTurned) {
    return position.black() == (isTurned ? Long.reverseBytes(black) : black)
        && position.white() == (isTurned ? Long.reverseBytes(white) : white);
  }

  /** The last number; 0 if there are no numbers. */
  int lastNumber() {
    return numbers.isEmpty() ? 0 : numbers.lastKey();
  }

  /** Whether the labels count from 8 down to 1. */
  boolean isFromBelow() {
    return isFromBelow;
  }

  /** The letters for colours beside the numbers. */
  List<ColourLetter> letters() {
    return letters;
  }

  private boolean isRun() {
    return numbers.isEmpty() || numbers.lastKey() - numbers.firstKey() == numbers.size() - 1;
  }

  /** The numbered squares in their order, from any first number. */
  List<NumberedSquare> numbered() {
    return List.copyOf(numbers.values());
  }

  /** The faults that make the game unreadable, in the order of the text. */
  List<Flaw> flaws() {
    return flaws;
  }

  /** The faults that are tolerated, each kind once. */
  List<Tolerated> tolerated() {
    return tolerated;
  }

  /** Adds a tolerance, if there is none of its kind yet. */
  void tolerate(ProblemCode code, SourceLocation where, String message) {
    if (tolerated.stream().noneMatch(each -> each.code() == code)) {
      tolerated.add(new Tolerated(code, where, message));
    }
  }

  /** The number of different move numbers. */
  int numberCount() {
    return numbers.size();
  }

  private boolean isSound(int number) {
    return numbers.containsKey(number) && !repeated.contains(number);
  }

  private void readRow(TextLine line, int index, Grid grid) {
    Optional<List<DiagramCell>> cells = grid.row(index);
    if (cells.isEmpty()) {
      flaws.add(
          new Flaw(
              line.at(line.text().length() - line.text().stripLeading().length()),
              "a row of " + grid.count(index) + " cells where there must be 8"));
      return;
    }
    grid.merged(index).ifPresent(this::tolerateMerged);
    OptionalInt rank = grid.rank(index);
    for (int file = 0; file < Grid.SIDE && rank.isPresent(); file++) {
      int square =
          grid.isTransposed()
              ? Grid.SIDE * file + rank.getAsInt()
              : Grid.SIDE * rank.getAsInt() + file;
      readCell(cells.get().get(file), square);
    }
  }

  private void tolerateMerged(DiagramCell cell) {
    String message = "'%s' is two numbers: the row is one cell short".formatted(cell.text());
    tolerate(ProblemCode.MERGED_NUMBERS, cell.where(), message);
  }

  private void readCell(DiagramCell cell, int square) {
    SourceLocation where = cell.where();
    if (cell.isLookAlike()) {
      String latin = LookAlikeLetters.latin(cell.text());
      String name = Character.getName(cell.text().codePointAt(0));
      String message = "'%s' (%s) is read as %s".formatted(cell.text(), name, latin);
      tolerate(ProblemCode.LOOK_ALIKE, where, message);
    }
    if (cell.isScanned()) {
      String message = "'%s' is read as %d".formatted(cell.text(), cell.number());
      tolerate(ProblemCode.LOOK_ALIKE, where, message);
    }
    CellKind kind = areBoxesBlack && cell.isBox() ? CellKind.BLACK : cell.kind();
    switch (kind) {
      case NUMBER -> {
        readNumber(cell.number(), square, where);
        cell.colour()
            .map(colour -> new ColourLetter(square, colour, where, cell.text()))
            .ifPresent(letters::add);
      }
      case BLACK, WHITE -> {
        discs.put(square, where);
        black |= kind == CellKind.BLACK ? 1L << square : 0;
        white |= kind == CellKind.WHITE ? 1L << square : 0;
        if ((START_SQUARES >>> square & 1) == 0) {
          flaws.add(new Flaw(where, "a disc on a square that is empty at the start"));
        }
      }
      case OTHER -> {
        String message = "expected a number, a disc or an empty cell: '" + cell.text() + "'";
        flaws.add(new Flaw(where, message));
      }
      case EMPTY -> {}
    }
  }

  private void readNumber(int number, int square, SourceLocation where) {
    written[square] = number;
    if (number > MOST_MOVES) {
      if (number <= MOST_PLIES && above.put(number, new NumberedSquare(square, where)) != null) {
        repeated.add(number);
      }
      flaws.add(new Flaw(where, "the number " + number + " is above " + MOST_MOVES));
    } else if (numbers.putIfAbsent(number, new NumberedSquare(square, where)) != null) {
      repeated.add(number);
      flaws.add(new Flaw(where, "the number " + number + " occurs twice"));
    }
  }

  /** Reports a missing number, which is the first fault only if nothing else explains it. */
  private void findGap() {
    int missing = 1;
    while (numbers.containsKey(missing)) {
      missing++;
    }
    Integer next = numbers.higherKey(missing);
    if (flaws.isEmpty() && next != null) {
      NumberedSquare above = numbers.get(next);
      if (above != null) {
        flaws.add(new Flaw(above.where(), "the number " + missing + " is missing"));
      }
    }
  }
}
