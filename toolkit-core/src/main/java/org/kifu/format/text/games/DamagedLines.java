package org.kifu.format.text.games;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.kifu.format.text.find.FilledCell;
import org.kifu.format.text.find.Run;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.Judge;
import org.kifu.format.text.page.Row;
import org.kifu.format.text.page.RowKind;

/**
 * Lines of nothing but squares that nothing makes legal: they are records with an illegal move, as
 * they are written.
 */
final class DamagedLines {
  /** The least number of squares of such a line, and of one among many words. */
  private static final int LEAST = 5;

  private static final int LEAST_AMONG_WORDS = 12;

  /** The same on a page of nothing but squares. */
  private static final int LEAST_ALONE = 2;

  /** The most letters and digits for each square of such a page. */
  private static final long LETTERS = 3;

  /** The number of rows from which on a page is taken as full of words. */
  private static final int LONG_PAGE = 400;

  private static final int MOST_CELLS = 2;

  /** The number of legal squares that begin a game by no accident, and of one with a fault. */
  private static final int BEGUN = 3;

  private static final int LEAST_BEGUN = 4;

  private final Judge judge;
  private final List<Row> rows;

  DamagedLines(Judge judge, List<Row> rows) {
    this.judge = judge;
    this.rows = rows;
  }

  /**
   * The damaged records among runs.
   *
   * @param games the games that have been found
   */
  List<FoundGame> games(List<Run> runs, List<FoundGame> games) {
    BitSet used = new BitSet();
    games.forEach(game -> game.addRowsTo(used));
    boolean isWordy = isWordy(runs);
    boolean isOfMoves = games.isEmpty() && letters() <= LETTERS * squares(runs);
    List<List<WrittenSquare>> found = new ArrayList<>();
    for (Run run : runs) {
      if (!used.get(run.row().number()) && isDamaged(run, isWordy, isOfMoves)) {
        if (!found.isEmpty() && goesOn(found.getLast(), run)) {
          found.getLast().addAll(run.squares());
        } else {
          found.add(new ArrayList<>(run.squares()));
        }
      }
    }
    return found.stream().map(FoundGame::broken).toList();
  }

  /** Whether less than half of the letters of the page are those of squares. */
  private boolean isWordy(List<Run> runs) {
    return rows.size() >= LONG_PAGE || 2 * squares(runs) < letters() / 2;
  }

  private static long squares(List<Run> runs) {
    return runs.stream().mapToInt(Run::size).sum();
  }

  private long letters() {
    return rows.stream()
        .mapToLong(row -> row.text().chars().filter(Character::isLetterOrDigit).count())
        .sum();
  }

  private boolean isDamaged(Run run, boolean isWordy, boolean isOfMoves) {
    boolean isNamed = run.isSure() && FilledCell.isFilled(run.squares());
    int least = isWordy ? LEAST_AMONG_WORDS : isOfMoves ? LEAST_ALONE : LEAST;
    return (isNamed || run.words() == 0 && run.row().cells().size() <= MOST_CELLS)
        && !run.isInBrackets()
        && areOfOneKey(run)
        && (run.size() >= (isBegun(run) ? LEAST_BEGUN : least) || stopsBeyondBoard(run))
        && (!isWordy || judge.isFirstMove(run.squares().getFirst().square()))
        && (run.squares().stream().allMatch(square -> square.number() < 0) || isCounted(run));
  }

  /** Whether the squares are no values of different keys. */
  private static boolean areOfOneKey(Run run) {
    return run.row().kind() != RowKind.DATA
        || run.squares().stream()
                .map(square -> run.row().cells().get(square.cell()).label())
                .distinct()
                .count()
            == 1;
  }

  /** Whether the numbers count the moves, the first two of which are legal. */
  private boolean isCounted(Run run) {
    return judge.legal(run.squares(), judge.start()) > 1
        && IntStream.range(0, run.size()).allMatch(i -> mayCount(run.squares().get(i).number(), i));
  }

  /** Whether there is no number before a square, or that of the move. */
  private static boolean mayCount(int number, int index) {
    return number < 0 || number == index + 1 || number == index / 2 + 1;
  }

  /** Whether a joined list is legal at first, as one that is no game is not. */
  private boolean isBegun(Run run) {
    return run.isJoined()
        && run.size() >= LEAST_BEGUN
        && judge.legal(run.squares().subList(0, BEGUN), judge.start()) == BEGUN;
  }

  /** Whether a joined list is legal up to a square that is not on the board. */
  private boolean stopsBeyondBoard(Run run) {
    int legal = judge.legal(run.squares(), judge.start());
    return run.isJoined()
        && legal > 1
        && legal < run.size()
        && run.squares().get(legal).square() < 0;
  }

  private boolean goesOn(List<WrittenSquare> last, Run run) {
    return last.getLast().row().number() == run.row().number() - 1
        && !run.row().isApart()
        && last.size() + run.size() <= judge.squares()
        && !judge.isFirstMove(run.squares().getFirst().square())
        && last.stream().noneMatch(square -> isIn(run, square.square()));
  }

  private static boolean isIn(Run run, int square) {
    return run.squares().stream().anyMatch(each -> each.square() == square);
  }
}
