package org.kifu.archive.dedup;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import org.kifu.game.ParsedGame;
import org.kifu.spill.SpillSort;

/**
 * A search for games that are the same, with the reasons. An object is used once.
 *
 * <p>A pair of games is only in one group, for its strongest reason. Games that are the same appear
 * once: in groups for weaker reasons, the first game represents them all. Groups come in the order
 * of the games that they are named after. The result is the same for any number of threads and any
 * amount of memory.
 */
public final class Dedup {
  private final DedupOptions options;
  private final DuplicateRemoval removal;
  private long compared;

  /**
   * Prepares a run.
   *
   * @param removal collects the games that a copy would leave out
   */
  public Dedup(DedupOptions options, DuplicateRemoval removal) {
    this.options = options;
    this.removal = removal;
  }

  /**
   * Reads all games and hands on their groups.
   *
   * @param games the games, which the calling thread takes one at a time
   * @throws UncheckedIOException if games, or files for what memory does not hold, cannot be read
   */
  public DedupSummary run(Iterator<ParsedGame> games, GroupSink sink) throws IOException {
    return run(taker -> TraitReader.readAll(games, options.jobs(), taker), sink);
  }

  /**
   * Hands on the groups of games that were read and chosen elsewhere. A game that was left out must
   * not be in a group.
   *
   * @param candidates the games in any order; their indices follow the order of the input
   * @param all the number of all games of the input, read and compared, for the summary
   */
  public DedupSummary run(Iterator<GameTraits> candidates, Compared all, GroupSink sink)
      throws IOException {
    DedupSummary found =
        run(
            taker -> {
              while (candidates.hasNext()) {
                taker.accept(candidates.next());
              }
              return all.read();
            },
            sink);
    return new DedupSummary(
        all.read(), all.compared(), found.groups(), found.games(), found.removed());
  }

  /**
   * The numbers of games that were read and compared.
   *
   * @param read the number of all games of the input
   * @param compared the number of games that could be read
   */
  public record Compared(long read, long compared) implements Serializable {
    /** The sum of two counts. */
    public Compared plus(Compared other) {
      return new Compared(read + other.read, compared + other.compared);
    }
  }

  /** A source of traits; it returns the number of games. */
  private interface Reading {
    long read(TraitReader.TraitTaker taker) throws IOException;
  }

  private DedupSummary run(Reading reading, GroupSink sink) throws IOException {
    long share = options.memory() / 8; // two shares are for the games of one line
    try (SpillSort<GameTraits> byLine =
            new SpillSort<>(GameTraits.CODEC, LineGroups.ORDER, GameTraits::weight, 3 * share);
        GroupCollector groups = new GroupCollector(options.reasons(), share);
        MeetingGroups meetings = new MeetingGroups(groups, share);
        BoardGroups boards = new BoardGroups(groups, options.boardFrom(), share)) {
      long read =
          reading.read(
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

  /**
   * The numbers of games that were compared, and of their groups.
   *
   * @param read the number of all games of the input
   * @param compared the number of games that could be read
   * @param groups the number of groups for each reason that was looked for
   * @param games the number of games in these groups for each reason
   * @param removed the number of games that are left out of a copy
   */
  public record DedupSummary(
      long read,
      long compared,
      Map<DuplicateReason, Long> groups,
      Map<DuplicateReason, Long> games,
      long removed) {
    /** Copies the counts. */
    public DedupSummary {
      groups = new EnumMap<>(groups);
      games = new EnumMap<>(games);
    }
  }

  /** A receiver of groups, one after the other, of any size. */
  public interface GroupSink {
    /**
     * Begins a group.
     *
     * @param number the number of the group, from 1
     */
    void begin(long number, DuplicateReason reason) throws IOException;

    /**
     * Takes a game of the group, in input order; in a prefix group, the shortest game comes first.
     */
    void member(GameTraits game) throws IOException;

    /** Ends the group. */
    void end() throws IOException;
  }

  /**
   * The options of a search for duplicates.
   *
   * @param jobs the number of working threads, at least 1; it never changes the result
   * @param memory the approximate number of bytes to use; it never changes the result
   * @param reasons the reasons to report
   * @param boardFrom the fewest moves of a game whose final board is compared
   */
  public record DedupOptions(int jobs, long memory, Set<DuplicateReason> reasons, int boardFrom) {
    /**
     * The usual value of {@code boardFrom}; shorter games often end on the same board by chance.
     */
    public static final int USUAL_BOARD_FROM = 20;

    /** Checks the ranges. */
    public DedupOptions {
      if (jobs < 1 || memory < 0 || boardFrom < 1) {
        throw new IllegalArgumentException(
            "no such options: %d jobs, %d bytes, boards from %d moves"
                .formatted(jobs, memory, boardFrom));
      }
      reasons = Set.copyOf(reasons);
    }

    /** The options with all reasons and the usual memory. */
    public static DedupOptions withJobs(int jobs) {
      return new DedupOptions(
          jobs, SpillSort.usualMemory(), EnumSet.allOf(DuplicateReason.class), USUAL_BOARD_FROM);
    }

    /** The same options with other reasons. */
    public DedupOptions withReasons(Set<DuplicateReason> newReasons) {
      return new DedupOptions(jobs, memory, newReasons, boardFrom);
    }

    /** The same options with another number of moves. */
    public DedupOptions withBoardFrom(int moves) {
      return new DedupOptions(jobs, memory, reasons, moves);
    }
  }
}
