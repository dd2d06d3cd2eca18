package org.kifu.store;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.kifu.batch.Batch;
import org.kifu.game.ParsedGame;
import org.kifu.opening.GameWalk;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTally.Exclusion;
import org.kifu.spill.MergedRuns;
import org.kifu.spill.SpillSort;

/**
 * A builder of a store of openings. It writes the data that does not fit in memory to temporary
 * files, so archives may be of any size.
 */
public final class StoreBuilder {
  /**
   * The usual number of moves up to which the store answers questions about positions in
   * milliseconds.
   */
  public static final int USUAL_PLIES = 24;

  /**
   * The number of games that a thread takes at a time, because one game takes only some
   * microseconds.
   */
  private static final int GAMES_TOGETHER = 256;

  private final int plies;
  private final Optional<OpeningStore> before;

  private StoreBuilder(int plies, Optional<OpeningStore> before) {
    this.plies = plies;
    this.before = before;
  }

  /**
   * Creates the builder of a new store.
   *
   * @param plies the number of moves up to which positions are kept, 1 to 60
   */
  public static StoreBuilder of(int plies) {
    if (plies < 1 || plies > OpeningSettings.MAX_PLIES) {
      throw new IllegalArgumentException("plies must be 1 to 60, not " + plies);
    }
    return new StoreBuilder(plies, Optional.empty());
  }

  /**
   * Creates the builder of a store that begins with all games of another one, and has the same
   * depth.
   */
  public static StoreBuilder after(OpeningStore before) {
    return new StoreBuilder(before.plies(), Optional.of(before));
  }

  /**
   * Writes the store of these games.
   *
   * @param games the games, which the calling thread reads one at a time
   * @param jobs the number of working threads, at least 1; it does not change the result
   * @param out the output, which stays open
   * @throws java.util.concurrent.CancellationException if the calling thread is interrupted
   */
  public void write(Iterator<ParsedGame> games, int jobs, OutputStream out) throws IOException {
    write(games, jobs, SpillSort.usualMemory(), out);
  }

  /**
   * Writes the store of these games with a given amount of memory.
   *
   * @param memory the approximate number of bytes that are sorted at a time
   */
  void write(Iterator<ParsedGame> games, int jobs, long memory, OutputStream out)
      throws IOException {
    try (StoreOutput store = new StoreOutput(plies, out);
        SpillSort<Posting> postings =
            new SpillSort<>(Posting.CODEC, Posting.ORDER, _ -> Posting.WEIGHT, memory)) {
      before.ifPresent(earlier -> unchecked(() -> store.copyGames(earlier)));
      new Batch(jobs, GAMES_TOGETHER)
          .<Numbered, WalkedGame>run(
              new Numbering(games, store.games()),
              item -> item.game().origin().byteCount(),
              () -> {
                GameWalk walk = new GameWalk(plies);
                return item -> WalkedGame.of(item.game(), item.number(), walk);
              },
              walked -> unchecked(() -> add(walked, store, postings)));
      store.writePostings(all(postings));
    }
  }

  private static void add(WalkedGame walked, StoreOutput store, SpillSort<Posting> postings)
      throws IOException {
    store.add(walked);
    for (Posting posting : walked.postings()) {
      postings.add(posting);
    }
  }

  private Iterator<Posting> all(SpillSort<Posting> added) throws IOException {
    List<Iterator<Posting>> runs = new ArrayList<>();
    before.ifPresent(store -> runs.add(store.postings()));
    runs.add(added.sorted());
    return runs.size() == 1 ? runs.getFirst() : new MergedRuns<>(runs, Posting.ORDER);
  }

  @FunctionalInterface
  private interface Writing {
    void run() throws IOException;
  }

  private static void unchecked(Writing writing) {
    try {
      writing.run();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private record Numbered(ParsedGame game, int number) {}

  /** An iterator that numbers games in the order of reading, before threads take them. */
  private static final class Numbering implements Iterator<Numbered> {
    private final Iterator<ParsedGame> games;
    private int next;

    Numbering(Iterator<ParsedGame> games, int first) {
      this.games = games;
      this.next = first;
    }

    @Override
    public boolean hasNext() {
      return games.hasNext();
    }

    @Override
    public Numbered next() {
      return new Numbered(games.next(), next++);
    }
  }

  /**
   * A game, and the facts about its moves that the store keeps.
   *
   * @param exclusion the number of the reason why its result does not count; -1 if it counts
   * @param blackDiscDiff the result, as black discs minus white discs, if it counts
   * @param postings the positions, each with the move that the game continued with
   */
  record WalkedGame(ParsedGame game, int exclusion, int blackDiscDiff, List<Posting> postings) {
    /**
     * Walks through a game.
     *
     * @param number the number of the game in the store, from 0
     */
    static WalkedGame of(ParsedGame game, int number, GameWalk walk) {
      Optional<Exclusion> exclusion = walk.walk(game);
      return new WalkedGame(
          game,
          exclusion.map(StoreLayout.REASONS::indexOf).orElse((int) GameRow.NONE),
          exclusion.isPresent() ? 0 : walk.blackDiscDiff(),
          IntStream.range(0, walk.positions()).mapToObj(k -> Posting.of(walk, k, number)).toList());
    }
  }
}
