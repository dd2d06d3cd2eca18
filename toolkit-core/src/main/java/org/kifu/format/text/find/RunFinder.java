package org.kifu.format.text.find;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.kifu.format.text.page.Cell;
import org.kifu.format.text.page.Group;
import org.kifu.format.text.page.Row;
import org.kifu.format.text.page.RowKind;
import org.kifu.format.text.page.TableFile;

/** Finds the runs of squares on rows, in one spelling. */
public final class RunFinder {
  /** The number of squares of a cell whose squares are a run of their own. */
  private static final int BIG = 8;

  /** The most characters of a row that has only a pass. */
  private static final int MOST_OF_PASS = 24;

  private static final int MOST_OF_LABEL = 30;

  /** The share of squares that are on their row only in brackets, above which these are dress. */
  private static final double MOST = 0.6;

  private static final Set<String> MOVE_CELLS = moveCells("exact");
  private static final Set<String> MOVE_CELLS_IN_SMALL = moveCells("any");

  private final SquareSpelling spelling;
  private final CellScanner scanner;
  private final Finds finds = new Finds();
  private final List<Run> runs = new ArrayList<>();
  private final MoveColumns columns = new MoveColumns();

  /**
   * The length above which a word is in no table. Java takes the square of its length to make some
   * letters small.
   */
  private static final int LONGEST_WORD = 64;

  /** The certainty that the last word or sign before the next square means a pass. */
  private int pass;

  /** The file of a square whose rank may begin the next row; -1 if there is none. */
  private int half = -1;

  private RunFinder(SquareSpelling spelling) {
    this.spelling = spelling;
    this.scanner = new CellScanner(spelling);
  }

  private static Set<String> moveCells(String letters) {
    return TableFile.rows(RunFinder.class, "movecells.tsv").stream()
        .filter(row -> row.getFirst().equals(letters))
        .flatMap(row -> TableFile.words(row.get(1)).stream())
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The runs of squares on rows, in the order of the rows. */
  public static List<Run> runs(List<Row> rows, SquareSpelling spelling) {
    RunFinder finder = new RunFinder(spelling);
    rows.forEach(finder::take);
    return finder.found();
  }

  /** Whether the label of a cell says that it holds moves. */
  private static boolean isMoveCell(Row row, String label) {
    return row.kind() == RowKind.DATA && (MOVE_CELLS.contains(label) || isMoves(label));
  }

  private static boolean isMoves(String key) {
    return MOVE_CELLS_IN_SMALL.contains(key.toLowerCase(Locale.ROOT));
  }

  /** Whether the innermost key around a row of data says that it is one of moves. */
  public static boolean isOfMoves(Row row) {
    List<Group.Step> keys =
        row.group().steps().stream().filter(step -> step.kind() == Group.Kind.KEY).toList();
    return row.kind() == RowKind.DATA && !keys.isEmpty() && isMoves(keys.getLast().name());
  }

  private void take(Row row) {
    columns.take(row);
    boolean mayHold = half >= 0 || isIn(row) || !runs.isEmpty() && mayBePass(row);
    if (mayHold && !isTitle(row)) {
      scanner.scan(row, finds);
      new RowRuns(row).take();
    }
  }

  private boolean isIn(Row row) {
    for (Cell cell : row.cells()) {
      if (spelling.isIn(cell.written())) {
        return true;
      }
    }
    return false;
  }

  private static boolean mayBePass(Row row) {
    return row.cells().getFirst().text().length() <= MOST_OF_PASS
        && row.text().length() <= MOST_OF_PASS;
  }

  /** Whether a row is an event or a place, which may be named after an opening. */
  public static boolean isTitle(Row row) {
    String text = row.cells().getFirst().written();
    int colon = text.indexOf(':');
    List<LabelKind> kinds =
        colon < 0 || colon > MOST_OF_LABEL || row.cells().size() > 1
            ? List.of()
            : Labels.kinds(text.substring(0, colon).strip().toLowerCase(Locale.ROOT));
    return !kinds.isEmpty()
        && (kinds.getFirst() == LabelKind.EVENT || kinds.getFirst() == LabelKind.PLACE);
  }

  private List<Run> found() {
    int all = runs.stream().mapToInt(Run::size).sum();
    BitSet outside = new BitSet();
    runs.stream()
        .filter(run -> !run.isInBrackets())
        .forEach(run -> outside.set(run.row().number()));
    List<Run> alone =
        runs.stream()
            .filter(run -> run.isInBrackets() && !outside.get(run.row().number()))
            .toList();
    if (alone.stream().mapToInt(Run::size).sum() > MOST * all) {
      alone.forEach(Run::leaveBrackets);
    }
    return runs;
  }

  /** The runs of one row. */
  private final class RowRuns {
    private static final int NONE = -1;

    /** The most that a number counts moves. */
    private static final int MOST_OF_NUMBER = 99;

    /** The number of squares, from a first move on, that are a game in whatever column. */
    private static final int GAME = 20;

    private static final Set<String> FIRST_MOVES = Set.of("c4", "d3", "e6", "f5");

    /** The number of squares from which on words among them may be meant as squares. */
    private static final int LEAST_OF_LIST = 3;

    private final Row row;
    private final int words;

    /** Whether squares count only in the columns that are headed as moves. */
    private final boolean isOfColumns;

    private int current = NONE;
    private int number = -1;
    private int side;
    private int brackets;
    private int column;
    private String word = "";

    /** The find that is a fault before a run that is still to begin; -1 if there is none. */
    private int faultBefore = NONE;

    private final BitSet halves;

    /** The cells of other columns that may be games all the same. */
    private final BitSet games;

    RowRuns(Row row) {
      this.row = row;
      this.halves = HalfSquares.of(finds, spelling, row);
      this.words = finds.wordsOutside();
      this.isOfColumns = columns.areAlone(row, finds);
      this.games = isOfColumns ? games() : new BitSet();
    }

    void take() {
      int first = spelling.isLarge() && half < 0 ? goOnWithDigit() : goOnWithHalf();
      half = -1;
      for (int i = first; i < finds.size() && !isFault(i); i++) {
        take(i);
      }
    }

    /**
     * Ends the square at the end of the row before with the digit that begins this one.
     *
     * @return the index of the find after that digit, or 0
     */
    private int goOnWithHalf() {
      int first = 0;
      while (half >= 0 && first < finds.size() && finds.kind(first) == FindKind.MARK) {
        first++;
      }
      boolean isRank =
          half >= 0
              && first < finds.size()
              && (finds.kind(first) == FindKind.NUMBER || isDigit(first))
              && finds.value(first) >= 1
              && finds.value(first) <= spelling.ranks()
              && !(first + 1 < finds.size() && isOfList(first + 1));
      if (!isRank || runs.isEmpty()) {
        return 0;
      }
      Run last = runs.getLast();
      WrittenSquare ended =
          new WrittenSquare(
              spelling.number(half, finds.value(first) - 1),
              row,
              finds.cell(first),
              finds.from(first),
              finds.to(first),
              -1,
              0,
              last.squares().getLast().column() + 1,
              "");
      last.add(ended);
      return first + 1;
    }

    /**
     * Ends the rank of the square at the end of the row before with the digit that begins this one,
     * as in {@code e1} and {@code 0f5}.
     *
     * @return the index of the find after that digit, or 0
     */
    private int goOnWithDigit() {
      boolean isDigit =
          finds.size() > 1
              && finds.from(0) == 0
              && finds.to(0) == 1
              && Character.isDigit(finds.text(0, row).charAt(0))
              && finds.kind(1) == FindKind.SQUARE
              && finds.from(1) == 1;
      if (!isDigit || runs.isEmpty() || row.isApart()) {
        return 0;
      }
      return runs.getLast().endsWithin(row, finds.text(0, row), spelling) ? 1 : 0;
    }

    /** Whether characters that are no square are a digit. */
    private boolean isDigit(int find) {
      return finds.kind(find) == FindKind.FAULT && finds.value(find) > 0;
    }

    /** Whether half a square stands among moves, so that nobody knows what follows them. */
    private boolean isFault(int find) {
      return finds.kind(find) == FindKind.HALF
          && current >= 0
          && runs.get(current).isJoined()
          && find < finds.size() - 1
          && finds.cell(find) == finds.cell(find + 1);
    }

    /** Whether a mark says that the number before it counts moves. */
    private boolean isOfList(int mark) {
      return finds.kind(mark) == FindKind.MARK && ".):".indexOf(finds.value(mark)) >= 0;
    }

    private void take(int find) {
      if (halves.get(find)) {
        takeFault(find);
        return;
      }
      switch (finds.kind(find)) {
        case SQUARE -> takeSquare(find, finds.value(find));
        case NO_SQUARE -> takeSquare(find, -1);
        case NUMBER -> number = finds.value(find);
        case SIDE -> side = finds.value(find);
        case WORD -> takeWord(find);
        case MARK -> takeMark(find);
        case HALF -> half = current >= 0 && find == finds.size() - 1 ? finds.value(find) : half;
        case PASS -> pass = Math.max(pass, finds.value(find));
        case FAULT -> takeFault(find);
        case DECIMAL, DATE, TIME, DISC -> {}
      }
    }

    private void takeFault(int find) {
      if (current < 0) {
        faultBefore = find;
      } else {
        addFault(find);
      }
    }

    private void addFault(int find) {
      Run run = runs.get(current);
      boolean isInWord =
          finds.kind(find) == FindKind.FAULT || HalfSquares.isMisread(finds, find, row);
      run.add(new RunFault(run.size(), row, finds.cell(find), finds.from(find), isInWord));
    }

    private void takeWord(int find) {
      if (isNoSquare(find)) {
        takeSquare(find, -1);
      } else {
        current = NONE;
        number = -1;
        side = 0;
        pass = 0;
        String text = finds.text(find, row);
        word = text.length() > LONGEST_WORD ? "" : text.toLowerCase(Locale.ROOT);
      }
    }

    /** Whether a word among the squares of a list has the form of one, but names none. */
    private boolean isNoSquare(int find) {
      boolean isInList = current >= 0 && runs.get(current).size() >= LEAST_OF_LIST;
      int next = find + 1;
      while (next < finds.size() && isBetween(finds.kind(next))) {
        next++;
      }
      return isInList
          && next < finds.size()
          && finds.kind(next) == FindKind.SQUARE
          && spelling.isBeyond(finds.text(find, row));
    }

    private static boolean isBetween(FindKind kind) {
      return kind == FindKind.MARK || kind == FindKind.NUMBER || kind == FindKind.SIDE;
    }

    private void takeSquare(int find, int square) {
      int cell = finds.cell(find);
      if (isOfColumns && !columns.has(cell) && !games.get(cell)) {
        return;
      }
      if (number > MOST_OF_NUMBER && isGlued(find) || isOfRound(find)) {
        takeWord(find);
        return;
      }
      if (current >= 0) {
        Run run = runs.get(current);
        boolean isBig = run.size() >= BIG && run.squares().getLast().cell() != cell;
        current = isBig ? NONE : current;
      }
      if (current < 0) {
        String label = row.cells().get(cell).label();
        runs.add(new Run(row, words, brackets, label, isMoveCell(row, label)));
        current = runs.size() - 1;
      }
      if (faultBefore >= 0) {
        addFault(faultBefore);
        faultBefore = NONE;
      }
      runs.get(current)
          .add(
              new WrittenSquare(
                  square,
                  row,
                  cell,
                  finds.from(find),
                  finds.to(find),
                  number,
                  side,
                  column++,
                  word,
                  pass));
      pass = 0;
      number = -1;
      side = 0;
    }

    /** Whether a square alone is the number of the game or the round that the word before names. */
    private boolean isOfRound(int find) {
      return find > 0
          && finds.kind(find - 1) == FindKind.WORD
          && Labels.kinds(word).contains(LabelKind.ROUND)
          && (find + 1 == finds.size() || finds.kind(find + 1) != FindKind.SQUARE);
    }

    /** The cells whose squares are so many, from a first move on, that they may be a game. */
    private BitSet games() {
      BitSet games = new BitSet();
      int[] squares = new int[row.cells().size()];
      for (int i = 0; i < finds.size(); i++) {
        int cell = finds.cell(i);
        boolean isSquare = finds.kind(i) == FindKind.SQUARE;
        boolean mayGoOn =
            squares[cell] > 0
                || isSquare && FIRST_MOVES.contains(SquareNumber.token(finds.value(i)).toString());
        squares[cell] += isSquare && mayGoOn ? 1 : 0;
        games.set(cell, squares[cell] >= GAME);
      }
      return games;
    }

    /** Whether a hyphen joins a square to the number before it, as in a number of a telephone. */
    private boolean isGlued(int find) {
      return find > 1
          && finds.kind(find - 1) == FindKind.MARK
          && finds.value(find - 1) == '-'
          && finds.to(find - 1) == finds.from(find)
          && finds.kind(find - 2) == FindKind.NUMBER
          && finds.to(find - 2) == finds.from(find - 1);
    }

    private void takeMark(int find) {
      if (finds.opens(find)) {
        brackets++;
        current = NONE;
      } else if (finds.closes(find)) {
        brackets = Math.max(0, brackets - 1);
        current = current >= 0 && runs.get(current).isInBrackets() ? NONE : current;
      }
    }
  }
}
