package org.kifu.format.text.judge;

import java.util.ArrayList;
import java.util.List;
import org.kifu.format.text.find.WrittenSquare;

/**
 * The numbers before the moves of a list. If they agree with the moves at first, and then never
 * more, squares are lost, or too many.
 */
final class MoveNumbers {
  /** The numbers of moves that show whether numbers agree: so many in all, and at either end. */
  private static final int NUMBERED = 8;

  private static final int CLEAR = 4;

  /** The most numbers that are left out where lines are lost. */
  private static final int MOST_MISSING = 30;

  private final List<WrittenSquare> squares;

  /** The number of passes that are written before each move. */
  private final int[] passes;

  /** Whether the numbers count these passes, too. */
  private boolean arePassesCounted;

  /** The indices of the squares with a number. */
  private final List<Integer> numbered = new ArrayList<>(0);

  /** The numbers of squares in the order of the moves. */
  MoveNumbers(List<WrittenSquare> squares) {
    this.squares = squares;
    this.passes = new int[squares.size()];
    for (int i = 0; i < squares.size(); i++) {
      passes[i] = (i == 0 ? 0 : passes[i - 1]) + (squares.get(i).pass() > 0 ? 1 : 0);
      if (squares.get(i).number() > 0) {
        numbered.add(i);
      }
    }
  }

  /**
   * The index of the first move whose number disagrees, whether or not the numbers count passes.
   *
   * @param isEnded whether the game is over behind the last move, so that no line is lost
   * @return -1 if the numbers do not show that squares are lost
   */
  int disagreeing(boolean isEnded) {
    arePassesCounted = false;
    int index = disagreeingAt(isEnded);
    arePassesCounted = passes.length > 0 && passes[passes.length - 1] > 0;
    return index < 0 || !arePassesCounted || disagreeingAt(isEnded) >= 0 ? index : -1;
  }

  /** The place of a move in what the numbers count, from 0. */
  private int place(int index) {
    return arePassesCounted ? index + passes[index] : index;
  }

  private int disagreeingAt(boolean isEnded) {
    int last = numbered.size();
    if (last >= NUMBERED
        && numbered.subList(0, CLEAR).stream().allMatch(this::isNumber)
        && numbered.subList(last - CLEAR, last).stream().noneMatch(this::isNumber)) {
      return numbered.stream().filter(index -> !isNumber(index)).findFirst().orElseThrow();
    }
    int gap = isEnded ? 0 : Math.max(gap(1), gap(2));
    return gap > 0 ? gap : -1;
  }

  /**
   * The index of the first move behind a gap: the numbers up to it, two or more, count the moves,
   * and all those from it on are too high by the same number; 0 if they are not.
   *
   * @param perNumber the moves for each number
   */
  private int gap(int perNumber) {
    int agreeing = 0;
    while (agreeing < numbered.size() && beyond(numbered.get(agreeing), perNumber) == 0) {
      agreeing++;
    }
    if (agreeing < 2 || agreeing == numbered.size()) {
      return 0;
    }
    List<Integer> others = numbered.subList(agreeing, numbered.size());
    int missing = beyond(others.getFirst(), perNumber);
    boolean isGap =
        missing > 0
            && missing <= MOST_MISSING
            && others.stream().allMatch(index -> beyond(index, perNumber) == missing);
    return isGap ? others.getFirst() : 0;
  }

  /** The number of a move less the one that it should have; -1 if it is in the middle of one. */
  private int beyond(int index, int perNumber) {
    int number = squares.get(index).number();
    int place = place(index);
    return place % perNumber == 0 ? number - place / perNumber - 1 : -1;
  }

  private boolean isNumber(int index) {
    int number = squares.get(index).number();
    return number == place(index) + 1 || number == place(index) / 2 + 1;
  }
}
