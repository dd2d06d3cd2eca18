package org.kifu.format.text.games;

import java.util.ArrayList;
import java.util.List;
import org.kifu.format.text.find.Run;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.Judge;
import org.kifu.format.text.page.Group;
import org.kifu.format.text.page.RowKind;

/**
 * Joins the runs of squares of one record of data, such as an object for each move, if together
 * they are a legal game: so no damage of another record is searched with them.
 */
final class RecordRuns {
  /** The number of squares that are not legal by accident. */
  private static final int CLEAR = 20;

  private RecordRuns() {}

  /** The runs, with those of each sound record as one. */
  static List<Run> joined(List<Run> runs, Judge judge) {
    List<Run> joined = new ArrayList<>(runs.size());
    int at = 0;
    while (at < runs.size()) {
      int past = endOfRecord(runs, at, judge);
      joined.add(past > at + 1 ? Run.of(squares(runs, at, past)) : runs.get(at));
      at = past;
    }
    return joined;
  }

  /** The end of the sound record that begins with a run; the next run if none does. */
  private static int endOfRecord(List<Run> runs, int first, Judge judge) {
    Group group = runs.get(first).row().group();
    boolean isFirst = judge.isFirstMove(runs.get(first).squares().getFirst().square());
    if (!isFirst || runs.get(first).row().kind() != RowKind.DATA) {
      return first + 1;
    }
    int before = first == 0 ? 0 : runs.get(first - 1).row().group().common(group);
    for (int depth = before + 1; depth <= group.depth(); depth++) {
      int past = first;
      int squares = 0;
      while (past < runs.size()
          && squares <= judge.squares()
          && !runs.get(past).isInBrackets()
          && runs.get(past).row().group().common(group) >= depth) {
        squares += runs.get(past).size();
        past++;
      }
      boolean isSound =
          squares >= CLEAR
              && squares <= judge.squares()
              && judge.end(squares(runs, first, past), judge.start()) != null;
      if (isSound) {
        return past;
      }
    }
    return first + 1;
  }

  private static List<WrittenSquare> squares(List<Run> runs, int from, int to) {
    return runs.subList(from, to).stream().flatMap(run -> run.squares().stream()).toList();
  }
}
