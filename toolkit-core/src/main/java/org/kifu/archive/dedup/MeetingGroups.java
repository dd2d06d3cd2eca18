package org.kifu.archive.dedup;

import java.io.Closeable;
import java.io.IOException;
import java.util.Comparator;
import org.kifu.spill.PeekingIterator;
import org.kifu.spill.SpillSort;

/** A search for games of the same players at the same event and time. */
final class MeetingGroups implements Closeable {
  private static final Comparator<GameTraits> ORDER =
      Comparator.comparing(GameTraits::meeting)
          .thenComparing(GameTraits::line)
          .thenComparingLong(GameTraits::index);

  private final GroupCollector groups;
  private final SpillSort<GameTraits> games;

  MeetingGroups(GroupCollector groups, long memory) {
    this.groups = groups;
    this.games = new SpillSort<>(GameTraits.CODEC, ORDER, GameTraits::weight, memory);
  }

  /** Takes a game if its players and its date or event are known. */
  void add(GameTraits game) throws IOException {
    if (groups.wants(DuplicateReason.SAME_PLAYERS) && !game.meeting().isEmpty()) {
      games.add(game);
    }
  }

  /** Makes the groups of all games that were taken. */
  void finish() throws IOException {
    PeekingIterator<GameTraits> sorted = new PeekingIterator<>(games.sorted());
    while (sorted.hasNext()) {
      GameTraits first = sorted.next();
      if (sorted.hasNext(game -> game.meeting().equals(first.meeting()))) {
        ofOneMeeting(first, sorted);
      }
    }
  }

  /**
   * Makes the group of one meeting: one game represents each line, but not a line that is the
   * beginning of another.
   */
  private void ofOneMeeting(GameTraits first, PeekingIterator<GameTraits> sorted)
      throws IOException {
    try (SpillSort<GameTraits> kept = groups.sort(Comparator.comparingLong(GameTraits::index))) {
      GameTraits last = first;
      while (sorted.hasNext(game -> game.meeting().equals(first.meeting()))) {
        GameTraits game = sorted.next();
        if (!game.line().equals(last.line())) {
          if (last.moves() == 0 || !game.line().startsWith(last.line())) {
            kept.add(last);
          }
          last = game;
        }
      }
      kept.add(last);
      GroupCollector.PendingGroup group = groups.open(DuplicateReason.SAME_PLAYERS);
      for (var each = kept.sorted(); each.hasNext(); ) {
        group.add(each.next());
      }
    }
  }

  @Override
  public void close() throws IOException {
    games.close();
  }
}
