package org.kifu.archive.tournament.output;

import java.util.List;
import java.util.stream.Collectors;
import org.kifu.archive.tournament.Meeting;
import org.kifu.archive.tournament.ResultKind;
import org.kifu.board.Disc;

/**
 * A cell of the cross table: {@code +3b42} is a game won with black against number 3, with 42
 * discs; {@code =} is a draw, {@code -} a loss, a {@code t} at the end a game that ended by time.
 */
final class CrossCell {
  private CrossCell() {}

  /**
   * The meetings of a cell.
   *
   * @param bye what stands for a round without an opponent
   * @param absent what stands for one that a player was not there for
   */
  static String text(List<Meeting> meetings, String bye, String absent) {
    return meetings.stream()
        .map(meeting -> text(meeting, bye, absent))
        .collect(Collectors.joining(" "));
  }

  private static String text(Meeting meeting, String bye, String absent) {
    if (!meeting.kind().isGame()) {
      return meeting.kind() == ResultKind.BYE ? bye : absent;
    }
    return "-=+".charAt(meeting.halves())
        + ""
        + meeting.opponent()
        + (meeting.colour().orElse(Disc.BLACK) == Disc.BLACK ? "b" : "w")
        + (meeting.discs().isPresent() ? meeting.discs().getAsInt() : "")
        + (meeting.isByTime() ? "t" : "");
  }
}
