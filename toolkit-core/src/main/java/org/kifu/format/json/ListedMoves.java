package org.kifu.format.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.kifu.board.MoveToken.Pass;
import org.kifu.board.MoveToken.Place;
import org.kifu.format.json.MoveCell.NumberPair;
import org.kifu.format.json.MoveCell.PlacedToken;
import org.kifu.game.ProblemCode;
import org.kifu.notation.RecordDraft;
import org.kifu.replay.CompactReplay;
import org.kifu.replay.CompactReplay.End;

/**
 * The elements of a list of moves on their way into a game. Elements with squares are added at
 * once. If they have numbers, all have to be known first: a 0 or an 8 among them shows where they
 * count from, or else the legality of the game does. A number for each square counts row after row,
 * as programs do. Pairs that do not tell which number is the file are two games, mirrored, and
 * neither is taken.
 */
final class ListedMoves {
  private static final Pattern MILLISECONDS = Pattern.compile("\\d{1,15}");

  private final RecordDraft draft;
  private final List<MoveCell> waiting = new ArrayList<>(0);
  private Optional<SquareNumbers> numbers = Optional.empty();

  ListedMoves(RecordDraft draft) {
    this.draft = draft;
  }

  /** Whether there were numbers, for which all later elements have to wait. */
  boolean isWaiting() {
    return !waiting.isEmpty();
  }

  /** Takes a text beside the list, which may explain its numbers. */
  void explain(String text) {
    numbers = numbers.or(() -> SquareNumbers.explained(text));
  }

  /** Takes the next element. */
  void add(MoveCell cell) {
    if (!waiting.isEmpty() || cell.isNumber() || cell.pair().isPresent()) {
      waiting.add(cell);
    } else {
      addSquares(cell);
    }
  }

  private void addSquares(MoveCell cell) {
    List<PlacedToken> moves = cell.takeMoves();
    moves.forEach(move -> draft.move(move.move(), move.at()));
    if (!moves.isEmpty()) {
      takeTime(cell);
    } else if (cell.holdsSquare()) {
      String message = "an element with a square that nothing names as the move";
      draft.problem(ProblemCode.UNREADABLE, cell.where(), message);
    }
    tag(cell);
  }

  /** Takes the next element, whose other values are kept elsewhere. */
  void addAlone(MoveCell cell) {
    cell.keepMove();
    add(cell);
  }

  private void tag(MoveCell cell) {
    cell.fields().forEach((name, value) -> draft.line().tag("quest:" + name, value.text()));
  }

  private void takeTime(MoveCell cell) {
    MoveCell.FieldValue time = cell.fields().get("t");
    if (time != null && MILLISECONDS.matcher(time.text()).matches()) {
      draft.line().clock(Long.parseLong(time.text()) / 1000.0);
      cell.fields().remove("t");
    }
  }

  /** Adds the moves that are numbers, now that all of them are known. */
  void finish() {
    if (waiting.isEmpty()) {
      return;
    }
    if (numbers.isPresent() && waiting.stream().allMatch(this::isExplained)) {
      waiting.forEach(cell -> addExplained(cell, numbers.get()));
      return;
    }
    Optional<SquareNumbers> byRow =
        numbers.isEmpty() ? SquareNumbers.byRow(waiting) : Optional.empty();
    if (byRow.isPresent()) {
      String message =
          byRow.get().words() + "; with rank and file exchanged they are the mirrored game";
      draft.problem(ProblemCode.SQUARE_NUMBERS, waiting.getFirst().where(), message);
      waiting.forEach(cell -> addExplained(cell, byRow.get()));
      return;
    }
    List<NumberPair> pairs = waiting.stream().flatMap(cell -> cell.pair().stream()).toList();
    boolean areNamed = !pairs.isEmpty() && pairs.stream().allMatch(NumberPair::isNamed);
    Optional<Integer> first = areNamed ? first(pairs) : Optional.empty();
    if (first.isPresent()) {
      String message = "read as file and rank as numbers from " + first.get();
      draft.problem(ProblemCode.LAYOUT, waiting.getFirst().where(), message);
      waiting.forEach(cell -> add(cell, first.get()));
    } else {
      draft.refuse(ProblemCode.UNREADABLE, waiting.getFirst().where(), refusal(areNamed));
    }
  }

  private boolean isExplained(MoveCell cell) {
    return !cell.isNumber()
        || cell.number()
            .filter(number -> numbers.filter(each -> each.isMove(number)).isPresent())
            .isPresent();
  }

  private void addExplained(MoveCell cell, SquareNumbers explained) {
    Optional<Integer> number = cell.number();
    Optional<Integer> square = number.flatMap(explained::square);
    if (square.isPresent()) {
      draft.move(new Place(square.get() % 8, square.get() / 8), cell.where());
    } else if (number.filter(explained::isPass).isPresent() || cell.isPass()) {
      draft.move(Pass.WRITTEN, cell.where());
    } else {
      addSquares(cell);
      return;
    }
    cell.removeMove();
    takeTime(cell);
    tag(cell);
  }

  private static String refusal(boolean areNamed) {
    return areNamed
        ? "the moves are pairs of numbers that make no game, or two, counted from 0 and from 1"
        : "the moves are numbers that make no game, row after row from 0, 1 or 11, or two with rank"
            + " and file exchanged";
  }

  private void add(MoveCell cell, int first) {
    Optional<NumberPair> pair = cell.pair();
    if (pair.isEmpty()) {
      addSquares(cell);
      return;
    }
    draft.move(new Place(pair.get().file() - first, pair.get().rank() - first), cell.where());
    cell.removePair();
    takeTime(cell);
    tag(cell);
  }

  /** The number of the first file and rank; nothing if both are possible or neither is. */
  private static Optional<Integer> first(List<NumberPair> pairs) {
    boolean isFrom0 = isGame(pairs, 0);
    return isFrom0 == isGame(pairs, 1) ? Optional.empty() : Optional.of(isFrom0 ? 0 : 1);
  }

  private static boolean isGame(List<NumberPair> pairs, int first) {
    byte[] squares = new byte[pairs.size()];
    for (int i = 0; i < squares.length; i++) {
      int file = pairs.get(i).file() - first;
      int rank = pairs.get(i).rank() - first;
      if (((file | rank) & ~7) != 0) {
        return false;
      }
      squares[i] = (byte) (8 * rank + file);
    }
    return new CompactReplay().play(squares, 0, squares.length) != End.ILLEGAL;
  }
}
