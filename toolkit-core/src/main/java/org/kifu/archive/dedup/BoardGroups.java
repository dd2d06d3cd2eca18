package org.kifu.archive.dedup;

import java.io.Closeable;
import java.io.IOException;
import java.util.Comparator;
import org.kifu.spill.PeekingIterator;
import org.kifu.spill.SpillSort;

/**
 * A search for games that end with the same discs on the same squares. It leaves out boards of one
 * colour, as all games that are won by 64 to 0 end on the same board.
 */
final class BoardGroups implements Closeable {
  private static final Comparator<GameTraits> ORDER =
      Comparator.comparing(GameTraits::board)
          .thenComparing(GameTraits::meeting)
          .thenComparingLong(GameTraits::index);

  private final GroupCollector groups;
  private final int fewestMoves;
  private final SpillSort<GameTraits> games;

  BoardGroups(GroupCollector groups, int fewestMoves, long memory) {
    this.groups = groups;
    this.fewestMoves = fewestMoves;
    this.games = new SpillSort<>(GameTraits.CODEC, ORDER, GameTraits::weight, memory);
  }

  /** Takes a game if it is long enough; no two games may have the same line. */
  void add(GameTraits game) throws IOException {
    if (groups.wants(DuplicateReason.SAME_FINAL_BOARD)
        && game.moves() >= fewestMoves
        && game.board().isOfTwoColours()) {
      games.add(game);
    }
  }

  /** Makes the groups of all games that were taken. */
  void finish() throws IOException {
    PeekingIterator<GameTraits> sorted = new PeekingIterator<>(games.sorted());
    while (sorted.hasNext()) {
      GameTraits first = sorted.next();
      if (sorted.hasNext(game -> game.board().equals(first.board()))) {
        ofOneBoard(first, sorted);
      }
    }
  }

  /** Makes the group of one board, in which one game represents each meeting. */
  private void ofOneBoard(GameTraits first, PeekingIterator<GameTraits> sorted) throws IOException {
    try (SpillSort<GameTraits> kept = groups.sort(Comparator.comparingLong(GameTraits::index))) {
      kept.add(first);
      GameTraits last = first;
      while (sorted.hasNext(game -> game.board().equals(first.board()))) {
        GameTraits game = sorted.next();
        if (game.meeting().isEmpty() || !game.meeting().equals(last.meeting())) {
          kept.add(game);
        }
        last = game;
      }
      GroupCollector.PendingGroup group = groups.open(DuplicateReason.SAME_FINAL_BOARD);
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
