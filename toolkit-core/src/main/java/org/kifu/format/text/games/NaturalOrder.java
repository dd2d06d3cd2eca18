package org.kifu.format.text.games;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.arrange.FirstLeftOut;
import org.kifu.format.text.find.CommentSpan;
import org.kifu.format.text.find.FilledCell;
import org.kifu.format.text.find.Run;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.Judge;
import org.kifu.format.text.judge.JudgedPosition;
import org.kifu.format.text.page.Cell;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;

/**
 * Games whose moves are in the order of the text. A run that is legal by itself is a game without a
 * search: so a long list of games takes little time, and a damaged line does not touch the lines
 * beside it.
 */
final class NaturalOrder {
  /** The number of squares that are not legal by accident. */
  private static final int CLEAR = 20;

  /** The number of squares of a line of nothing else that are not legal by accident. */
  private static final int CLEAR_LINE = 3;

  /** The number of squares of a list in brackets that is a game. */
  private static final int LONG_LIST = 5;

  /** The number of squares from which on a line may lack its first move. */
  private static final int LONG = 8;

  /** The least number of lines that show which first move they lack. */
  private static final int LEAST_LINES = 3;

  /** The most squares that full lines differ in, if there are numbers or words between them. */
  private static final int UNEQUAL = 2;

  /** The number of rows behind a game from which on nothing belongs to it. */
  private static final int FAR = 3;

  private final Judge judge;

  /** The text whose comments were looked for last, and the comments. */
  private @Nullable PlacedText commentedCell;

  private List<CommentSpan> comments = List.of();

  private final PageLessons lessons;
  private final FirstLeftOut openings;
  private final List<FoundGame> games = new ArrayList<>();
  private final List<Run> searched = new ArrayList<>();

  NaturalOrder(Judge judge, PageLessons lessons) {
    this.judge = judge;
    this.lessons = lessons;
    this.openings = new FirstLeftOut(judge);
  }

  /** The games of runs. */
  List<FoundGame> games(List<Run> runs) {
    games.clear();
    OptionalInt first = lessons.firstMove(openings.firstMove(runs, LEAST_LINES));
    List<@Nullable JudgedPosition> ends = new ArrayList<>(runs.size());
    int longest = 0;
    for (int i = 0; i < runs.size(); i++) {
      ends.add(end(runs, i));
      longest = ends.getLast() == null ? longest : Math.max(longest, runs.get(i).size());
    }
    int goesOnTo = -1;
    for (int i = 0; i < runs.size(); i++) {
      Run run = runs.get(i);
      JudgedPosition end = ends.get(i);
      JudgedPosition nextEnd = i + 1 < runs.size() ? ends.get(i + 1) : null;
      boolean goesOn = i <= goesOnTo;
      goesOnTo = goesOn || end == null || end.isOver() ? goesOnTo : lastOfGame(runs, i, end);
      boolean isWhole =
          goesOnTo <= i
              && end != null
              && (end.isOver()
                  || nextEnd != null
                  || isFar(runs, i)
                  || isOther(runs, i + 1, end, longest));
      Optional<FoundGame> behind =
          first.isPresent() && end == null && run.size() >= LONG && !goesOn
              ? openings.game(run, first.getAsInt())
              : Optional.empty();
      if ((end != null || behind.isPresent()) && !goesOn) {
        search(); // what is legal from the start goes on with no game before it
      }
      if (behind.isPresent()) {
        games.add(behind.get());
      } else if (end != null && isWhole && !goesOn) {
        games.add(FoundGame.legal(run.squares(), end));
      } else {
        searched.add(run);
      }
    }
    search();
    addShort(runs);
    return new ArrayList<>(games);
  }

  /**
   * The last of the lines that go on with a game move by move. Some of them may be legal from the
   * start as well; if all are, each is a game of its own, and the first line is the last one.
   */
  private int lastOfGame(List<Run> runs, int first, JudgedPosition end) {
    JudgedPosition position = end;
    boolean areAlone = true;
    int last = first;
    int squares = runs.get(first).size();
    while (last + 1 < runs.size()
        && isNextLine(runs, last)
        && mayCount(runs.get(last + 1), squares)) {
      JudgedPosition next = judge.end(runs.get(last + 1).squares(), position);
      if (next == null) {
        break;
      }
      position = next;
      last++;
      squares += runs.get(last).size();
      areAlone &= judge.end(runs.get(last).squares(), judge.start()) != null;
    }
    return areAlone ? first : last;
  }

  /** Whether the number before the first square of a run may count moves behind others. */
  private static boolean mayCount(Run run, int before) {
    int number = run.squares().getFirst().number();
    return number <= 1
        || Math.abs(number - 1 - before) <= UNEQUAL
        || Math.abs(2 * (number - 1) - before) <= UNEQUAL;
  }

  /** Whether the run behind another one is a line right below it. */
  private static boolean isNextLine(List<Run> runs, int index) {
    Row row = runs.get(index).row();
    Run next = runs.get(index + 1);
    return next.row().number() == row.number() + 1
        && !next.row().isApart()
        && !next.isInBrackets()
        && isLine(runs, index + 1);
  }

  /** Adds the games of lines of nothing but squares that no game has taken, however short. */
  private void addShort(List<Run> runs) {
    BitSet used = new BitSet();
    games.forEach(game -> game.addRowsTo(used));
    List<Run> left = new ArrayList<>();
    for (int i = 0; i < runs.size(); i++) {
      Run run = runs.get(i);
      if (!used.get(run.row().number()) && (isAlone(run) || isList(runs, i))) {
        left.add(run.sure());
      }
    }
    explain(left);
  }

  /**
   * Whether nothing right behind a run can belong to its game: what follows is far away, but for a
   * square or two in a row of words, which may be a remark between the moves.
   */
  private static boolean isFar(List<Run> runs, int index) {
    int row = runs.get(index).row().number();
    int next = index + 1;
    while (next < runs.size() && isRemark(runs.get(next), row)) {
      next++;
    }
    return next == runs.size() || runs.get(next).row().number() > row + FAR;
  }

  private static boolean isRemark(Run run, int row) {
    return run.row().number() > row && run.words() > 0 && run.size() < CLEAR_LINE;
  }

  /**
   * Whether a line is of another game, as it does not go on from a position: it begins one, or is
   * damaged. A line that goes on has a full line above it, and no blank line.
   *
   * @param longest the most squares of a line that is legal from the start
   */
  private boolean isOther(List<Run> runs, int index, JudgedPosition end, int longest) {
    Run above = runs.get(index - 1);
    Run run = runs.get(index);
    int most = Math.max(longest, run.size()) - (above.isJoined() ? 0 : UNEQUAL);
    boolean isDamaged =
        isLine(runs, index - 1)
            && (above.size() < most
                || above.isJoined() && judge.legal(run.squares(), end) == 0
                || run.row().isApart() && run.squares().getFirst().number() <= 1);
    return (judge.end(run.squares(), end) == null || !mayCount(run, above.size()))
        && (isDamaged || isLine(runs, index) && judge.end(run.squares(), judge.start()) != null);
  }

  /** The position behind a run that is a game by itself; null if it is not. */
  private @Nullable JudgedPosition end(List<Run> runs, int index) {
    Run run = runs.get(index);
    boolean isClear =
        run.size() >= CLEAR || run.size() >= CLEAR_LINE && isLine(runs, index) && isFromOne(run);
    return isClear && !run.isInBrackets() ? judge.end(run.squares(), judge.start()) : null;
  }

  /** Whether a run is all that its row, or its cell of a table, has. */
  private static boolean isLine(List<Run> runs, int index) {
    Run run = runs.get(index);
    if (FilledCell.isFilled(run.squares())) {
      return true;
    }
    return run.words() == 0 && isAloneOnRow(runs, index);
  }

  private static boolean isAloneOnRow(List<Run> runs, int index) {
    int row = runs.get(index).row().number();
    return (index == 0 || runs.get(index - 1).row().number() != row)
        && (index + 1 == runs.size() || runs.get(index + 1).row().number() != row);
  }

  /** Whether no word is beside a run. */
  private static boolean isAlone(Run run) {
    return !run.isInBrackets() && (run.words() == 0 || FilledCell.isFilled(run.squares()));
  }

  /** Whether a run among words is written as only moves are, and is no remark. */
  private boolean isList(List<Run> runs, int index) {
    Run run = runs.get(index);
    if (!run.isJoined()) {
      return false;
    }
    WrittenSquare first = run.squares().getFirst();
    Cell cell = first.row().cells().get(first.cell());
    Optional<CommentSpan> comment =
        comments(cell).stream().filter(span -> span.holds(first.from())).findFirst();
    return comment.isEmpty()
        || run.size() >= LONG_LIST
            && (run.words() > 0 || isAloneOnRow(runs, index))
            && isAllOf(comment.get(), cell.written(), run)
            && judge.end(run.squares(), judge.start()) != null;
  }

  /** The comments of a cell, found once for all its runs. */
  private List<CommentSpan> comments(Cell cell) {
    if (!cell.text().equals(commentedCell)) {
      commentedCell = cell.text();
      comments = CommentSpan.in(cell.written());
    }
    return comments;
  }

  /** Whether a comment that is no remark of a program holds nothing but a run. */
  private static boolean isAllOf(CommentSpan comment, String text, Run run) {
    long letters =
        text.substring(comment.textFrom(), comment.textTo())
            .chars()
            .filter(Character::isLetter)
            .count();
    return letters == run.size() && "%/".indexOf(text.charAt(comment.from())) < 0;
  }

  /** Whether no number before a run says that it goes on. */
  private static boolean isFromOne(Run run) {
    return run.squares().getFirst().number() <= 1;
  }

  private void search() {
    explain(searched);
    searched.clear();
  }

  /** Adds the games of runs, of which none goes on behind a list that another one repeats. */
  private void explain(List<Run> runs) {
    int from = 0;
    for (int i = 1; i <= runs.size(); i++) {
      if (i == runs.size() || repeats(runs.get(i), runs.get(i - 1))) {
        games.addAll(judge.explain(List.copyOf(runs.subList(from, i)), true).games());
        from = i;
      }
    }
  }

  /** Whether a joined list begins a game, and has two squares or more of the one before it. */
  private boolean repeats(Run run, Run before) {
    if (!run.isJoined() || !before.isJoined()) {
      return false;
    }
    Set<Integer> squares = new HashSet<>();
    before.squares().forEach(square -> squares.add(square.square()));
    return judge.isFirstMove(run.squares().getFirst().square())
        && run.squares().stream().filter(square -> squares.contains(square.square())).count() > 1;
  }
}
