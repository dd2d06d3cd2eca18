package org.kifu.format.text.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.kifu.format.text.caption.LineStatement;
import org.kifu.format.text.find.Run;
import org.kifu.format.text.find.RunFinder;
import org.kifu.format.text.find.SquareSpelling;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.grid.BoardEnd;
import org.kifu.format.text.grid.GridGames;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.Judge;
import org.kifu.format.text.page.Row;

/** Lists of moves below a board that go on from what it shows. */
final class ListsBelow {
  /** The most rows of words between a board and its list. */
  private static final int MOST_BETWEEN = 12;

  /** The number of moves that go on by no accident; two are enough if their number is the next. */
  private static final int CLEAR = 5;

  private static final int LEAST = 2;

  private final Judge judge;
  private final List<Row> page;
  private final GridGames grids;
  private final List<Run> runs;

  /**
   * The lists of a page.
   *
   * @param rows the rows that are no grids
   */
  ListsBelow(Judge judge, List<Row> page, List<Row> rows, GridGames grids) {
    this.judge = judge;
    this.page = page;
    this.grids = grids;
    this.runs = grids.ends().isEmpty() ? List.of() : RunFinder.runs(rows, SquareSpelling.LATIN);
  }

  /**
   * The games of diagrams, and of positions from which a list goes on.
   *
   * @param games the games of the text; those that are such lists are taken out
   * @param damaged those of them that are lines of squares which are not legal
   */
  List<FoundGame> goOn(List<FoundGame> games, Set<FoundGame> damaged) {
    List<FoundGame> drawn = new ArrayList<>(grids.games());
    for (BoardEnd end : runs.isEmpty() ? List.<BoardEnd>of() : grids.ends()) {
      List<Run> below = below(end);
      List<WrittenSquare> list = below.stream().flatMap(run -> run.squares().stream()).toList();
      if (isList(end, below, list) && !isOfGame(list, games, damaged)) {
        boolean isRightBelow = end.isPosition() && isRightBelow(end, below);
        Optional<FoundGame> longer = end.with(list, !isRightBelow);
        longer.ifPresent(
            game -> {
              grids.goesOn(end);
              drawn.remove(end.game());
              drawn.add(game);
              BitSet rows = new BitSet();
              below.forEach(run -> rows.set(run.row().number()));
              games.removeIf(other -> Arrays.stream(other.rows()).allMatch(rows::get));
            });
      }
    }
    return drawn;
  }

  /** The runs of the first list below a board. */
  private List<Run> below(BoardEnd end) {
    int last = end.lastRow();
    int next = grids.rows().nextSetBit(last + 1);
    List<Run> below = new ArrayList<>();
    for (Run run : runs) {
      int row = run.row().number();
      boolean isBehind = row > last && (next < 0 || row < next);
      if (isBehind && below.isEmpty() && mayBegin(last, row)) {
        below.add(run);
      } else if (isBehind && !below.isEmpty() && isNextTo(below.getLast(), run)) {
        below.add(run);
      } else if (isBehind) {
        break;
      }
    }
    return below;
  }

  private boolean mayBegin(int board, int row) {
    boolean hasNames =
        page.subList(board + 1, row).stream()
            .anyMatch(each -> LineStatement.of(each) == LineStatement.NAMES);
    return row - board <= MOST_BETWEEN + 1 && !hasNames;
  }

  private static boolean isNextTo(Run last, Run run) {
    int gap = run.row().number() - last.row().number();
    return gap == 0 || gap == 1 && !run.row().isApart();
  }

  private boolean isList(BoardEnd end, List<Run> below, List<WrittenSquare> list) {
    if (list.size() < LEAST || below.stream().anyMatch(Run::isInBrackets)) {
      return false;
    }
    boolean isNext = list.getFirst().number() == end.nextNumber();
    return (list.size() >= CLEAR || isNext || end.isPosition() && isRightBelow(end, below))
        && judge.end(list, judge.start()) == null;
  }

  /** Whether a list of nothing but moves is right below a board. */
  private static boolean isRightBelow(BoardEnd end, List<Run> below) {
    Run first = below.getFirst();
    return first.row().number() == end.lastRow() + 1
        && !first.row().isApart()
        && first.words() == 0;
  }

  /** Whether the squares are a part of a game of the text that is sound. */
  private static boolean isOfGame(
      List<WrittenSquare> list, List<FoundGame> games, Set<FoundGame> damaged) {
    return games.stream()
        .filter(game -> game.isSound() && !damaged.contains(game) && game.size() > list.size())
        .anyMatch(game -> game.squares().contains(list.getFirst()));
  }
}
