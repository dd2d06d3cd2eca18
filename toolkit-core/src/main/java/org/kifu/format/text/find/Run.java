package org.kifu.format.text.find;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.page.Row;

/** Squares between which no word stands. */
public final class Run {
  private static final int LEAST_JOINED = 3;

  private static final String BEFORE_LIST = "([{\"'";

  private final List<WrittenSquare> squares = new ArrayList<>();
  private final Row row;
  private final int words;
  private final String label;
  private final boolean isSure;
  private int brackets;

  /** The first text among the squares that is none in the place of one. */
  private @Nullable RunFault fault;

  Run(Row row, int words, int brackets, String label, boolean isSure) {
    this.row = row;
    this.words = words;
    this.brackets = brackets;
    this.label = label;
    this.isSure = isSure;
  }

  /** A run of squares in another order, which is not within brackets. */
  public static Run of(List<WrittenSquare> squares) {
    Run run = new Run(squares.getFirst().row(), 0, 0, "", false);
    run.squares.addAll(squares);
    return run;
  }

  /** The same run with other squares. */
  public Run with(List<WrittenSquare> others) {
    Run run = new Run(row, words, brackets, label, isSure);
    run.squares.addAll(others);
    return run;
  }

  /** The same run, with each square and the one behind its arrow as one: {@code e3>e5}. */
  public Run withLines() {
    List<WrittenSquare> moves = new ArrayList<>();
    for (int i = 0; i < squares.size(); i++) {
      boolean isLine = i + 1 < squares.size() && squares.get(i).pointsTo(squares.get(i + 1));
      moves.add(isLine ? squares.get(i).toward(squares.get(i + 1)) : squares.get(i));
      i += isLine ? 1 : 0;
    }
    return with(moves);
  }

  /** The same run, whose squares are surely moves, and no remark in brackets. */
  public Run sure() {
    Run run = new Run(row, words, 0, label, true);
    run.squares.addAll(squares);
    return run;
  }

  /**
   * Ends the last of joined squares without numbers with a digit, if it is the end of the row above
   * another one and the digit begins that one.
   *
   * @return whether the rank with the digit is one of the board
   */
  boolean endsWithin(Row next, String digit, SquareSpelling spelling) {
    WrittenSquare last = squares.getLast();
    Row above = last.row();
    boolean isEnd =
        above.number() == next.number() - 1
            && last.cell() == above.cells().size() - 1
            && last.to() == above.cells().getLast().written().length();
    int whole = spelling.square(last.written() + digit, 0);
    boolean isRank = spelling.isSquare(last.written() + digit);
    WrittenSquare before = squares.get(Math.max(0, squares.size() - 2));
    boolean isBehind = before.isBeside(last) && before.to() == last.from();
    if (!isEnd || !isRank || !isBehind || squares.stream().anyMatch(each -> each.number() >= 0)) {
      return false;
    }
    squares.set(squares.size() - 1, last.as(whole));
    return true;
  }

  void add(WrittenSquare square) {
    squares.add(square);
  }

  /** Takes a text in the place of a square; the first one counts. */
  void add(RunFault found) {
    fault = fault == null ? found : fault;
  }

  /** The first text among the squares that stands in the place of one. */
  public Optional<RunFault> fault() {
    return Optional.ofNullable(fault);
  }

  /** Takes the brackets around it as dress, not as a sign of a variation. */
  void leaveBrackets() {
    brackets = 0;
  }

  /** The squares, in the order of the text. */
  public List<WrittenSquare> squares() {
    return Collections.unmodifiableList(squares);
  }

  /**
   * Whether it begins with three squares or more between which nothing stands, as they do in no
   * sentence.
   */
  public boolean isJoined() {
    int joined = 1;
    while (joined < squares.size()
        && squares.get(joined).from() == squares.get(joined - 1).to()
        && squares.get(joined).cell() == squares.get(joined - 1).cell()) {
      joined++;
    }
    return joined >= LEAST_JOINED && isBehindBlank(squares.getFirst());
  }

  /** Whether a square begins its cell, or is behind a blank, a bracket or a quotation mark. */
  private static boolean isBehindBlank(WrittenSquare square) {
    int before = square.from() - 1;
    char c = before < 0 ? ' ' : square.row().cells().get(square.cell()).written().charAt(before);
    return Character.isWhitespace(c) || BEFORE_LIST.indexOf(c) >= 0;
  }

  /** The number of squares. */
  public int size() {
    return squares.size();
  }

  /** The row on which it begins. */
  public Row row() {
    return row;
  }

  /** The number of words on its row, outside of brackets. */
  public int words() {
    return words;
  }

  /** Whether it is within brackets, as variations and remarks are. */
  public boolean isInBrackets() {
    return brackets > 0;
  }

  /** The label of its cell; empty if there is none. */
  public String label() {
    return label;
  }

  /** Whether its squares are surely moves, such as those of a cell whose label says so. */
  public boolean isSure() {
    return isSure;
  }
}
