package org.kifu.format.text.grid;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.BoardSigns;
import org.kifu.format.text.find.Run;
import org.kifu.format.text.find.RunFinder;
import org.kifu.format.text.find.SquareSpelling;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.Judge;
import org.kifu.format.text.judge.JudgedPosition;
import org.kifu.format.text.judge.OthelloPosition;
import org.kifu.format.text.page.Row;

/**
 * Boards that are one word of 64 signs, with the moves that go on from them behind it or on the
 * rows below, as programs write them: {@code ---------------------------OX------XO---- X;f5d6}.
 */
public final class LineBoards {
  private static final int SQUARES = 64;

  private final Judge judge;

  /** A reader of boards by the rules of a judge. */
  public LineBoards(Judge judge) {
    this.judge = judge;
  }

  /**
   * A board at the beginning of a text.
   *
   * @param black the black discs; bit 0 is a1
   * @param side the side to move: 1 for black, -1 for white, 0 if no sign says it
   * @param past the index after the board and the sign of its side
   */
  private record LineBoard(long black, long white, int side, int past) {
    /** The position if a side is to move. */
    OthelloPosition position(boolean isBlack) {
      return isBlack
          ? new OthelloPosition(black, white, true)
          : new OthelloPosition(white, black, false);
    }

    /** The side that is likely to move if both can: black if no move, or two, have been played. */
    boolean isBlackLikely() {
      return Long.bitCount(black | white) % 2 == 0;
    }
  }

  /** The games that begin from such boards, in the order of the rows. */
  public List<FoundGame> games(List<Row> rows) {
    List<FoundGame> games = new ArrayList<>(0);
    for (int i = 0; i < rows.size(); i++) {
      Optional<LineBoard> board = board(rows.get(i).cells().getFirst().written());
      if (board.isPresent()) {
        game(board.get(), rows, i).ifPresent(games::add);
      }
    }
    return games;
  }

  private Optional<FoundGame> game(LineBoard board, List<Row> rows, int index) {
    List<Row> own = new ArrayList<>(List.of(rows.get(index)));
    List<WrittenSquare> moves = new ArrayList<>();
    String behind = behind(board, rows.get(index));
    boolean isAlone = board.side() != 0 && (behind.isEmpty() || behind.equals(";"));
    if (isAlone && !behind.isEmpty()) {
      return game(board, moves, own);
    }
    for (Run run : runs(own)) {
      WrittenSquare first = run.squares().getFirst();
      if (!run.isInBrackets() && (first.cell() > 0 || first.from() >= board.past())) {
        moves.addAll(run.squares());
      }
    }
    for (int i = index + 1; i < rows.size() && own.size() == i - index; i++) {
      List<Run> runs = runs(List.of(rows.get(i)));
      boolean isList = !runs.isEmpty() && runs.stream().allMatch(run -> run.words() == 0);
      if (isList && !rows.get(i).isApart() && (moves.isEmpty() || own.size() > 1)) {
        own.add(rows.get(i));
        runs.forEach(run -> moves.addAll(run.squares()));
      }
    }
    return moves.isEmpty() && !isAlone ? Optional.empty() : game(board, moves, own);
  }

  private List<Run> runs(List<Row> rows) {
    return judge.withLines(RunFinder.runs(rows, SquareSpelling.LATIN));
  }

  /** The text behind a board and its side to move, with the cells beside it. */
  private static String behind(LineBoard board, Row row) {
    String cells = row.cells().size() > 1 ? "," : "";
    return row.cells().getFirst().written().substring(board.past()).strip() + cells;
  }

  private Optional<FoundGame> game(LineBoard board, List<WrittenSquare> moves, List<Row> rows) {
    boolean isBlackFirst = board.side() == 0 ? board.isBlackLikely() : board.side() > 0;
    boolean[] sides =
        board.side() == 0
            ? new boolean[] {isBlackFirst, !isBlackFirst}
            : new boolean[] {isBlackFirst};
    for (boolean isBlack : sides) {
      OthelloPosition position = board.position(isBlack);
      @Nullable JudgedPosition end = DrawnPosition.end(judge.start().at(position), moves);
      if (end != null) {
        FoundGame game = FoundGame.legal(moves, end).on(rows);
        return Optional.of(position.equals(OthelloPosition.START) ? game : game.from(position));
      }
    }
    return Optional.empty();
  }

  /** The board that begins a text, with moves or nothing behind it; nothing if there is none. */
  private static Optional<LineBoard> board(String text) {
    int from = text.length() - text.stripLeading().length();
    int end = from + SQUARES;
    if (end > text.length()) {
      return Optional.empty();
    }
    Map<Character, Long> squares = new LinkedHashMap<>();
    for (int i = from; i < end; i++) {
      if (Character.isWhitespace(text.charAt(i)) || squares.size() > 3) {
        return Optional.empty();
      }
      squares.merge(text.charAt(i), 1L << (i - from), (one, other) -> one | other);
    }
    return squares.size() == 3 ? board(text, end, squares) : Optional.empty();
  }

  private static Optional<LineBoard> board(String text, int end, Map<Character, Long> squares) {
    char empty =
        squares.entrySet().stream()
            .filter(sign -> colour(sign.getKey()) == 0)
            .map(Map.Entry::getKey)
            .findFirst()
            .orElseGet(() -> most(squares));
    List<Character> discs =
        squares.keySet().stream().filter(sign -> sign != empty).sorted().toList();
    boolean areDigits = discs.equals(List.of('0', '1'));
    char first = discs.getFirst();
    char second = discs.getLast();
    if (discs.size() != 2 || !areDigits && colour(first) * colour(second) != -1) {
      return Optional.empty();
    }
    char black = areDigits || colour(first) > 0 ? first : second;
    char white = black == first ? second : first;
    int at = end;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    char sign = at < text.length() && !isJoined(text, at + 1) ? text.charAt(at) : ' ';
    int side = sign == black ? 1 : sign == white ? -1 : 0;
    return Optional.of(
        new LineBoard(
            squares.getOrDefault(black, 0L),
            squares.getOrDefault(white, 0L),
            side,
            side == 0 ? end : at + 1));
  }

  private static boolean isJoined(String text, int at) {
    return at < text.length() && Character.isLetterOrDigit(text.charAt(at));
  }

  /** The sign of most squares. */
  private static char most(Map<Character, Long> squares) {
    return squares.entrySet().stream()
        .max((one, other) -> Long.bitCount(one.getValue()) - Long.bitCount(other.getValue()))
        .orElseThrow()
        .getKey();
  }

  /** The colour of a sign, as on boards; 2 for a sign that is none. */
  private static int colour(char sign) {
    OptionalInt colour = BoardSigns.colour(String.valueOf(sign));
    return colour.orElse(2);
  }
}
