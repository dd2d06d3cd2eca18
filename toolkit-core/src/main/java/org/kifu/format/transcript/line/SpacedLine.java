package org.kifu.format.transcript.line;

import java.util.Arrays;
import java.util.Optional;
import org.kifu.format.transcript.fact.PlayersAndScore;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.notation.WrittenScore;
import org.kifu.source.text.TextLine;

/**
 * The fast path for the second most common lines: squares with blanks or commas between them, move
 * numbers with a dot, a colon or a bracket, passes as two dashes, and the score or a comment at the
 * end.
 */
public final class SpacedLine {
  private static final int MOST_MOVES = 80;

  private final String text;
  private final byte[] squares = new byte[MOST_MOVES];
  private final int[] places = new int[MOST_MOVES];

  /** The first character that is not blank. */
  private final int first;

  private int size;
  private int firstNumber;
  private Outcome declared = Outcome.NONE;
  private int commentAt = -1;
  private int at;

  private SpacedLine(String text) {
    this.text = text;
    this.first = firstSign();
  }

  /** Returns the moves of such a line; nothing if it is anything else. */
  public static Optional<LineReading> read(TextLine line) {
    String text = line.text();
    if (!line.isAscii() && text.indexOf('%') >= 0) {
      return Optional.empty(); // a comment may hold letters that look like those of squares
    }
    SpacedLine moves = new SpacedLine(text);
    return moves.read() ? Optional.of(moves.reading(line)) : Optional.empty();
  }

  private LineReading reading(TextLine line) {
    LineReading reading = LineReading.ofMoves(line, moves(), firstNumber).with(declared);
    return commentAt < 0 ? reading : reading.withComment(text.substring(commentAt + 1));
  }

  private WrittenMoves moves() {
    return WrittenMoves.at(Arrays.copyOf(squares, size), Arrays.copyOf(places, size));
  }

  private boolean read() {
    boolean goesOn = true;
    while (goesOn && at < text.length()) {
      char c = text.charAt(at);
      if (c == ' ' || c == '\t' || c == ',') {
        at++;
      } else {
        goesOn =
            MoveWord.isDigit(c)
                ? number() || score()
                : c == '-' ? pass() : c == '%' ? comment() : move(c);
      }
    }
    return goesOn && size > 0;
  }

  /** Reads a number of up to three digits and the sign after it, where no move ends. */
  private boolean number() {
    int from = at;
    while (at < text.length() && MoveWord.isDigit(text.charAt(at))) {
      at++;
    }
    boolean isNumber = at < text.length() && isMark(text.charAt(at)) && at - from <= 3;
    boolean isApart = from == 0 || isBlank(from - 1);
    if (!isNumber || !isApart) {
      at = from;
      return false;
    }
    if (size == 0 && from == first) {
      firstNumber = Integer.parseInt(text, from, at, 10);
    }
    while (at < text.length() && isMark(text.charAt(at))) {
      at++;
    }
    return true;
  }

  private int firstSign() {
    int index = 0;
    while (index < text.length() && isBlank(index)) {
      index++;
    }
    return index;
  }

  private static boolean isMark(char c) {
    return c == '.' || c == ':' || c == ')';
  }

  /** Reads the score, if nothing else is left. */
  private boolean score() {
    Optional<Outcome> score = WrittenScore.outcome(text.substring(at).strip());
    if (size == 0 || score.isEmpty() || !isApart()) {
      return false;
    }
    declared = score.get();
    at = text.length();
    return true;
  }

  /** Reads the rest of the line after a sign between blanks, if it hides no game. */
  private boolean comment() {
    boolean isComment =
        isApart()
            && at + 1 < text.length()
            && isBlank(at + 1)
            && MoveWord.squares(text, at, text.length()) < MoveRun.CLEAR_RUN;
    if (isComment) {
      commentAt = at;
      at = text.length();
    }
    return isComment;
  }

  /** Reads two dashes between blanks. */
  private boolean pass() {
    boolean isPass =
        isApart() && text.startsWith("--", at) && (at + 2 == text.length() || isBlank(at + 2));
    return isPass && add(MoveList.PASS);
  }

  private boolean isApart() {
    return at == 0 || isBlank(at - 1);
  }

  private boolean isBlank(int index) {
    return text.charAt(index) == ' ' || text.charAt(index) == '\t';
  }

  private boolean move(char c) {
    int file = (c | 0x20) - 'a';
    int rank = at + 1 < text.length() ? text.charAt(at + 1) - '1' : -1;
    if (((file | rank) & ~7) != 0) {
      return false;
    }
    boolean isWhole = at + 2 == text.length() || !MoveWord.isDigit(text.charAt(at + 2));
    return isWhole && add((byte) (8 * rank + file));
  }

  private boolean add(byte square) {
    if (size == MOST_MOVES) {
      return false;
    }
    places[size] = at;
    squares[size++] = square;
    at += 2;
    return true;
  }

  /** The fast path for the most common line: squares of the 8x8 board and nothing else. */
  public static final class JoinedLine {
    private static final int MOST_MOVES = 60;

    /** The number of squares after which most other lines have been recognised. */
    private static final int FIRST = 8;

    private JoinedLine() {}

    /** Returns the moves of such a line; nothing if it is anything else. */
    public static Optional<LineReading> read(TextLine line) {
      return read(line, line.text());
    }

    /** The same for a line in other letters, each in its place. */
    public static Optional<LineReading> read(TextLine line, String text) {
      int from = 0;
      int to = text.length();
      while (to > from && isBlank(text.charAt(to - 1))) {
        to--;
      }
      while (from < to && isBlank(text.charAt(from))) {
        from++;
      }
      int first = from;
      return squares(text, from, to)
          .map(squares -> LineReading.ofMoves(line, WrittenMoves.joined(squares, first)));
    }

    /** Returns the squares of a stretch of text that holds only squares. */
    static Optional<byte[]> squares(String text, int from, int to) {
      int length = to - from;
      if (length == 0 || length % 2 != 0 || length > 2 * MOST_MOVES) {
        return Optional.empty();
      }
      byte[] squares = new byte[length / 2];
      int first = Math.min(FIRST, squares.length);
      boolean areSquares =
          isBoard(read(text, from, squares, 0, first))
              && isBoard(read(text, from, squares, first, squares.length));
      return areSquares ? Optional.of(squares) : Optional.empty();
    }

    /** Reads some squares; returns all bits of their files and ranks. */
    private static int read(String text, int from, byte[] squares, int first, int end) {
      int bits = 0;
      for (int i = first; i < end; i++) {
        int file = (text.charAt(from + 2 * i) | 0x20) - 'a';
        int rank = text.charAt(from + 2 * i + 1) - '1';
        bits |= file | rank;
        squares[i] = (byte) (8 * rank + file);
      }
      return bits;
    }

    private static boolean isBoard(int bits) {
      return (bits & ~7) == 0;
    }

    private static boolean isBlank(char c) {
      return c == ' ' || c == '\t';
    }
  }

  /** The fast path for lines of names, a score and joined squares. */
  static final class NamedLine {
    /** The least number of squares; fewer may be words. */
    private static final int CLEAR_SQUARES = 4;

    private NamedLine() {}

    /** Returns the moves and players of such a line; nothing if it is anything else. */
    static Optional<LineReading> read(TextLine line) {
      String text = line.text();
      boolean mayBe = line.isAscii() && !text.isEmpty() && Character.isUpperCase(text.charAt(0));
      int end = mayBe ? text.stripTrailing().length() : 0;
      int from = text.lastIndexOf(' ', end - 1) + 1;
      if (from == 0 || end - from < 2 * CLEAR_SQUARES || text.contains("//")) {
        return Optional.empty();
      }
      return SpacedLine.JoinedLine.squares(text, from, end)
          .flatMap(
              squares ->
                  PlayersAndScore.in(line, from)
                      .map(LineReading.ofMoves(line, WrittenMoves.joined(squares, from))::of));
    }
  }
}
