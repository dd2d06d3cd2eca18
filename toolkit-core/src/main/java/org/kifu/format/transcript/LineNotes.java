package org.kifu.format.transcript;

import java.util.ArrayList;
import java.util.List;
import org.kifu.game.ClockTime;
import org.kifu.game.Notes;
import org.kifu.game.Remark;

/** The comments and times of the lines of a game, at the moves of the game. */
final class LineNotes {
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

  Notes notes() {
    return Notes.of(remarks, clocks);
  }
}
