package org.kifu.format.text.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.Run;
import org.kifu.format.text.find.RunFault;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.GameNote;
import org.kifu.format.text.judge.Judge;
import org.kifu.format.text.judge.JudgedPosition;
import org.kifu.format.text.page.Row;

/**
 * Lists of moves in which the text in the place of a square is none. Nobody knows what the squares
 * behind it are, so each is one game of the moves before it, whose rows are those of the whole
 * list.
 */
final class StoppedLists {
  /** The least number of squares of a list of which nothing is legal before the fault. */
  private static final int CLEAR = 20;

  /** The least number of legal moves before the fault of a shorter list. */
  private static final int BEGUN = 2;

  /** The least number of squares behind a fault that are another game if they are legal. */
  private static final int LEAST_OTHER = 4;

  private final Judge judge;
  private final List<FoundGame> games = new ArrayList<>();
  private final List<Run> others = new ArrayList<>();

  /**
   * The lists among runs.
   *
   * @param runs the runs of squares of the page, in order
   */
  StoppedLists(Judge judge, List<Run> runs) {
    this.judge = judge;
    if (runs.stream().noneMatch(run -> run.fault().isPresent())) {
      others.addAll(runs); // as in nearly all texts
      return;
    }
    int at = 0;
    while (at < runs.size()) {
      int past = runs.get(at).isInBrackets() ? at + 1 : listEnd(runs, at);
      Optional<FoundGame> game = game(runs.subList(at, past));
      game.ifPresent(games::add);
      others.addAll(game.isPresent() ? List.of() : runs.subList(at, at + 1));
      at = game.isPresent() ? past : at + 1;
    }
  }

  /** The games of lists that stop. */
  List<FoundGame> games() {
    return games;
  }

  /** The runs that are in no such list. */
  List<Run> others() {
    return others;
  }

  /** The end of the lines that go on with a list. */
  private int listEnd(List<Run> runs, int first) {
    int past = first + 1;
    int squares = runs.get(first).size();
    boolean isStopped = runs.get(first).fault().isPresent();
    @Nullable JudgedPosition position =
        isStopped ? null : judge.end(runs.get(first).squares(), judge.start());
    while (past < runs.size() && (isStopped || position != null) && isNextLine(runs, past)) {
      Run next = runs.get(past);
      squares += next.size();
      boolean begins = judge.isFirstMove(next.squares().getFirst().square());
      boolean mayFollow = position != null && judge.legal(next.squares(), position) > 0;
      if (squares > judge.squares() || begins && !mayFollow) {
        break;
      }
      isStopped |= next.fault().isPresent();
      position = isStopped || position == null ? null : judge.end(next.squares(), position);
      past++;
    }
    return past;
  }

  private static boolean isNextLine(List<Run> runs, int index) {
    Run run = runs.get(index);
    int row = run.row().number();
    return run.words() == 0
        && !run.isInBrackets()
        && !run.row().isApart()
        && runs.get(index - 1).row().number() == row - 1
        && (index + 1 == runs.size() || runs.get(index + 1).row().number() != row);
  }

  private Optional<FoundGame> game(List<Run> list) {
    List<WrittenSquare> before = new ArrayList<>();
    List<WrittenSquare> all = new ArrayList<>();
    @Nullable RunFault fault = null;
    for (Run run : list) {
      if (fault == null) {
        fault = run.fault().orElse(null);
        before.addAll(fault == null ? run.squares() : run.squares().subList(0, fault.index()));
      }
      all.addAll(run.squares());
    }
    if (fault == null || !isDamage(fault, before, all)) {
      return Optional.empty();
    }
    List<Row> rows =
        IntStream.range(0, list.size()).mapToObj(i -> list.get(i).row()).distinct().toList();
    FoundGame game = FoundGame.stopped(before, judge.end(before, judge.start()), rows);
    game.note(GameNote.Kind.NO_SQUARE, fault.shown(), fault.place());
    return Optional.of(game);
  }

  /** Whether a text is damage: what is alone, or first, is none if all is legal without it. */
  private boolean isDamage(RunFault fault, List<WrittenSquare> before, List<WrittenSquare> all) {
    int legal = judge.legal(before, judge.start());
    boolean isClear = legal >= BEGUN || all.size() >= CLEAR;
    List<WrittenSquare> behind = all.subList(before.size(), all.size());
    boolean isOther = behind.size() >= LEAST_OTHER && judge.end(behind, judge.start()) != null;
    return isClear
        && !isOther
        && (fault.isInWord() && fault.index() > 0
            || legal == before.size() && judge.legal(all, judge.start()) < all.size());
  }
}
