package org.kifu.format.text.judge;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Square;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.page.Row;
import org.kifu.game.NumberedBoard;
import org.kifu.game.SourceLocation;

/** A game that was found in a text: its squares in the order in which they were played. */
public final class FoundGame {
  private final List<WrittenSquare> squares;
  private final @Nullable JudgedPosition end;
  private final boolean isBroken;
  private final boolean isEnded;
  private final int[] rows;
  private final List<GameNote> notes = new ArrayList<>(0);
  private int faults;

  /** The squares that are written right behind its end. */
  private final List<WrittenSquare> behind = new ArrayList<>(0);

  /** The rows of its boards; none if it has only squares. */
  private final List<Row> boardRows = new ArrayList<>(0);

  /** The rows of a list that stops; none if it does not. */
  private final List<Row> listRows = new ArrayList<>(0);

  /** The position from which it begins, if that is not the start of all games. */
  private @Nullable OthelloPosition start;

  /** The numbers of its diagram. */
  private @Nullable NumberedBoard board;

  /** The start and the moves, if the squares are numbers on a board of any size. */
  private @Nullable RuledMoves told;

  private FoundGame(
      List<WrittenSquare> squares,
      @Nullable JudgedPosition end,
      int faults,
      boolean isBroken,
      int[] rows) {
    this.squares = List.copyOf(squares);
    this.end = end;
    this.faults = faults;
    this.isBroken = isBroken;
    this.isEnded = end != null && end.isOver();
    this.rows = rows;
  }

  /** The numbers of rows, each once, from the first to the last. */
  private static int[] numbers(Collection<Row> rows) {
    BitSet numbers = new BitSet();
    rows.forEach(row -> numbers.set(row.number()));
    return rows.isEmpty() ? new int[1] : numbers.stream().toArray();
  }

  /**
   * A game that is legal to its last square.
   *
   * @param end the position behind it
   */
  public static FoundGame legal(List<WrittenSquare> squares, JudgedPosition end) {
    return new FoundGame(squares, end, 0, false, rows(squares));
  }

  /** A game that is legal but for some squares that are left out. */
  static FoundGame faulty(List<WrittenSquare> squares, JudgedPosition end, int faults) {
    return new FoundGame(squares, end, faults, false, rows(squares));
  }

  /** Squares as they are written, some of which are not legal. */
  public static FoundGame broken(List<WrittenSquare> squares) {
    return new FoundGame(squares, null, 0, true, rows(squares));
  }

  private static int[] rows(List<WrittenSquare> squares) {
    int first = squares.isEmpty() ? 0 : squares.getFirst().row().number();
    boolean isOne = true;
    for (int i = 1; i < squares.size() && isOne; i++) {
      isOne = squares.get(i).row().number() == first;
    }
    if (isOne) {
      return new int[] {first};
    }
    BitSet numbers = new BitSet();
    for (WrittenSquare square : squares) {
      numbers.set(square.row().number());
    }
    return numbers.stream().toArray();
  }

  /**
   * A list whose moves are known only up to a text that is no square.
   *
   * @param end the position behind them; null if they are not legal
   * @param rows the rows of the whole list
   */
  public static FoundGame stopped(
      List<WrittenSquare> squares, @Nullable JudgedPosition end, Collection<Row> rows) {
    FoundGame game = new FoundGame(squares, end, 1, end == null, numbers(rows));
    game.listRows.addAll(rows);
    return game;
  }

  /** A board without moves. */
  public static FoundGame withoutMoves(JudgedPosition position, Collection<Row> rows) {
    FoundGame game = new FoundGame(List.of(), position, 0, false, numbers(rows));
    game.boardRows.addAll(rows);
    return game;
  }

  /** The same game, which takes up other rows than those of its squares. */
  public FoundGame on(Collection<Row> otherRows) {
    FoundGame game = new FoundGame(squares, end, faults, isBroken, numbers(otherRows));
    game.boardRows.addAll(otherRows);
    game.board = board;
    game.notes.addAll(notes);
    game.start = start;
    game.told = told;
    game.behind.addAll(behind);
    return game;
  }

  /**
   * Looks whether the numbers before the moves of a list agree at first, and then never more: then
   * squares are lost, or too many. It says so once, however often it looks.
   */
  public void checkNumbers() {
    if (isBroken || notes.stream().anyMatch(FoundGame::isOfNumbers)) {
      return;
    }
    int index = new MoveNumbers(squares).disagreeing(isEnded);
    if (index >= 0) {
      String move = Integer.toString(index + 1);
      note(GameNote.Kind.NUMBERS_DISAGREE, move, squares.get(index).place());
      addFaults(1);
    }
  }

  private static boolean isOfNumbers(GameNote note) {
    return note.kind() == GameNote.Kind.NUMBERS_DISAGREE;
  }

  /** The same game, which begins from a position other than the start of all games. */
  public FoundGame from(OthelloPosition position) {
    start = position;
    return this;
  }

  /** The position from which it begins, if that is not the start of all games. */
  public Optional<OthelloPosition> start() {
    return Optional.ofNullable(start);
  }

  /** The same game, whose start and moves a diagram on a board of any size tells. */
  public FoundGame told(RuledMoves moves) {
    told = moves;
    return this;
  }

  /** The start and the moves of its diagram, if that is on a board of any size. */
  public Optional<RuledMoves> told() {
    return Optional.ofNullable(told);
  }

  /** The same game with the numbers of its diagram. */
  public FoundGame drawn(NumberedBoard numbers) {
    board = numbers;
    return this;
  }

  /** The numbers of its diagram, if it is one. */
  public Optional<NumberedBoard> board() {
    return Optional.ofNullable(board);
  }

  /** The rows of its boards; none if it has only squares. */
  public List<Row> boardRows() {
    return Collections.unmodifiableList(boardRows);
  }

  /** The rows of a list that stops at a text that is no square; none if it does not. */
  public List<Row> listRows() {
    return Collections.unmodifiableList(listRows);
  }

  /** The place where it begins: that of its first move, or of its board if it has no moves. */
  public SourceLocation place() {
    if (!squares.isEmpty()) {
      return squares.getFirst().place();
    }
    List<Row> own = boardRows.isEmpty() ? listRows : boardRows;
    return own.getFirst().cells().getFirst().text().at(0);
  }

  /** Makes the number of faults at least some number. */
  void addFaults(int least) {
    faults = Math.max(faults, least);
  }

  /** Adds something that has to be said. */
  public void note(GameNote.Kind kind, String words) {
    notes.add(new GameNote(kind, words, null));
  }

  /** Says that the squares behind its end are those of another game. */
  public void endsBeforeOther() {
    notes.removeIf(note -> note.kind() == GameNote.Kind.GOES_ON);
  }

  /** Adds something that has to be said of a place. */
  public void note(GameNote.Kind kind, String words, SourceLocation where) {
    notes.add(new GameNote(kind, words, where));
  }

  /** Adds a note. */
  public void note(GameNote note) {
    notes.add(note);
  }

  /** The notes on the game. */
  public List<GameNote> notes() {
    return Collections.unmodifiableList(notes);
  }

  /** The squares in the order of the moves. */
  public List<WrittenSquare> squares() {
    return squares;
  }

  /** The squares that are written right behind the end of the game. */
  public List<WrittenSquare> behind() {
    return Collections.unmodifiableList(behind);
  }

  /** Adds squares that are written right behind the end of the game. */
  void addBehind(List<WrittenSquare> squaresBehind) {
    behind.addAll(squaresBehind);
    addFaults(behind.size());
  }

  /** The number of moves, without passes. */
  public int size() {
    return squares.size();
  }

  /** The position behind the last move; null if the game is broken. */
  public @Nullable JudgedPosition end() {
    return end;
  }

  /** The number of squares that are left out, or a sign that some are lost. */
  public int faults() {
    return faults;
  }

  /** Whether a square is not legal; the squares behind it are as they are written. */
  public boolean isBroken() {
    return isBroken;
  }

  /** Whether neither side can move behind the last square. */
  public boolean isEnded() {
    return isEnded;
  }

  /** Whether all squares are legal and none is left out. */
  public boolean isSound() {
    return !isBroken && faults == 0;
  }

  /** The numbers of the rows that it takes up, from the first to the last. */
  public int[] rows() {
    return rows.clone();
  }

  /** Adds the numbers of the rows that it takes up to others. */
  public void addRowsTo(BitSet numbers) {
    for (int row : rows) {
      numbers.set(row);
    }
  }

  /** The numbers of the rows on which its squares have names, and are not numbers on a board. */
  public BitSet listedRows() {
    BitSet listed = new BitSet();
    for (WrittenSquare square : squares) {
      if (square.isNamed()) {
        listed.set(square.row().number());
      }
    }
    return listed;
  }

  /** The number of its first row. */
  public int firstRow() {
    return rows[0];
  }

  /** The number of its last row. */
  public int lastRow() {
    return rows[rows.length - 1];
  }

  /** The moves without passes, joined. */
  public String moves() {
    if (told != null) {
      return told.joined();
    }
    StringBuilder moves = new StringBuilder(2 * squares.size());
    for (WrittenSquare square : squares) {
      moves.append(square.isOfBoard() ? Square.name(square.square()) : square.token());
    }
    return moves.toString();
  }
}
