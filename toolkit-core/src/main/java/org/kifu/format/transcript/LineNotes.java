package org.kifu.format.transcript;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.kifu.game.ClockTime;
import org.kifu.game.Notes;
import org.kifu.game.Remark;

/** The comments and times of the lines of a game, at the moves of the game. */
final class LineNotes {
  /** Fewer times run down by chance. */
  private static final int CLEAR_RUN = 4;

  private final List<Remark> remarks = new ArrayList<>(0);
  private final List<ClockTime> clocks = new ArrayList<>(0);

  /**
   * Collects them.
   *
   * @param added moves before the first that are written nowhere
   */
  LineNotes(Draft game, int added) {
    int last = game.moves().size() + added;
    int before = 0;
    for (LineReading line : game.lines()) {
      int size = line.moves().size();
      before = before == 0 && size > 0 ? added : before;
      add(line.notes(), before, last);
      before += size;
    }
  }

  private void add(Notes notes, int before, int last) {
    for (Remark remark : notes.remarks()) {
      remarks.add(new Remark(Math.min(last, before + remark.move()), remark.text()));
    }
    for (ClockTime clock : notes.clocks()) {
      if (before + clock.move() < last) {
        clocks.add(new ClockTime(before + clock.move(), clock.seconds()));
      }
    }
  }

  /** Times that run down on both sides are what was left, which is a comment. */
  Notes notes() {
    if (!runDown(0) || !runDown(1)) {
      return Notes.of(remarks, clocks);
    }
    for (ClockTime clock : clocks) {
      remarks.add(new Remark(clock.move() + 1, text(clock.seconds())));
    }
    remarks.sort(Comparator.comparingInt(Remark::move));
    return Notes.of(remarks, List.of());
  }

  /** Whether each time of a side is shorter than the one before, and there are some. */
  private boolean runDown(int side) {
    List<ClockTime> times = clocks.stream().filter(each -> each.move() % 2 == side).toList();
    boolean runDown = times.size() >= CLEAR_RUN;
    for (int i = 1; i < times.size(); i++) {
      runDown &= times.get(i).seconds() < times.get(i - 1).seconds();
    }
    return runDown;
  }

  private static String text(double seconds) {
    int whole = (int) seconds;
    return String.format(Locale.ROOT, "%d:%02d left", whole / 60, whole % 60);
  }
}
