package org.kifu.dedup;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import org.kifu.game.ParsedGame;
import org.kifu.spill.SpillSort;

/**
 * Finds the games that are the same, and says why. Used once.
 *
 * <p>A pair of games is in one group only, by its strongest reason. Games that are the same are
 * named once: in groups of weaker reasons the first of them stands for all. Groups come in the
 * order of the games that they are named after. All this is the same for any number of threads and
 * any memory.
 */
public final class Dedup {
  private final DedupOptions options;
  private final Removal removal;
  private long compared;

  /**
   * Prepares a run.
   *
   * @param removal takes down which games a copy would leave out
   */
  public Dedup(DedupOptions options, Removal removal) {
    this.options = options;
    this.removal = removal;
  }

  /**
   * Reads all games and hands on their groups.
   *
   * @param games drawn one at a time by the calling thread
   * @throws UncheckedIOException if games, or files for what memory does not hold, cannot be read
   */
  public DedupSummary run(Iterator<ParsedGame> games, GroupSink sink) throws IOException {
    long share = options.memory() / 8; // two of them are for the games of one line
    try (SpillSort<GameTraits> byLine =
            new SpillSort<>(GameTraits.CODEC, LineGroups.ORDER, GameTraits::weight, 3 * share);
        Groups groups = new Groups(options.reasons(), share);
        MeetingGroups meetings = new MeetingGroups(groups, share);
        BoardGroups boards = new BoardGroups(groups, options.boardFrom(), share)) {
      long read =
          TraitReader.readAll(
              games,
              options.jobs(),
              game -> {
                compared++;
                byLine.add(game);
              });
      new LineGroups(groups, removal, representatives(meetings, boards)).walk(byLine.sorted());
      meetings.finish();
      boards.finish();
      groups.drainTo(sink);
      return new DedupSummary(read, compared, groups.groups(), groups.games(), removal.count());
    }
  }

  private static LineGroups.Representatives representatives(
      MeetingGroups meetings, BoardGroups boards) {
    return new LineGroups.Representatives() {
      @Override
      public void line(GameTraits first) throws IOException {
        boards.add(first);
      }

      @Override
      public void facts(GameTraits first) throws IOException {
        meetings.add(first);
      }
    };
  }
}
