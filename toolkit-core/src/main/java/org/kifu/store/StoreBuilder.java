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
 * A builder of a store of openings. What does not fit in memory goes to files in the folder for
 * temporary files, so that archives may be of any size.
 */
public final class StoreBuilder {
  /** Positions after so many discs and fewer can be asked for in milliseconds. */
  public static final int USUAL_PLIES = 24;

  /** One game is some microseconds of work. */
  private static final int GAMES_TOGETHER = 256;

  private final int plies;
  private final Optional<OpeningStore> before;

  private StoreBuilder(int plies, Optional<OpeningStore> before) {
    this.plies = plies;
    this.before = before;
  }

  /**
   * For a new store.
   *
   * @param plies the number of discs placed up to which positions are kept, 1 to 60
   */
  public static StoreBuilder of(int plies) {
    if (plies < 1 || plies > OpeningSettings.MAX_PLIES) {
      throw new IllegalArgumentException("plies must be 1 to 60, not " + plies);
    }
    return new StoreBuilder(plies, Optional.empty());
  }

  /** For a store that holds all of another one, to the same depth, before what is added. */
  public static StoreBuilder after(OpeningStore before) {
    return new StoreBuilder(before.plies(), Optional.of(before));
  }

  /**
   * Writes the store of these games.
   *
   * @param games read by the calling thread, one at a time
   * @param jobs the number of working threads, at least 1; it does not change what is written
   * @param out stays open
   * @throws java.util.concurrent.CancellationException if the calling thread is interrupted
   */
  public void write(Iterator<ParsedGame> games, int jobs, OutputStream out) throws IOException {
    write(games, jobs, SpillSort.usualMemory(), out);
  }

  /**
   * The same in so much memory.
   *
   * @param memory about how many bytes are sorted at a time
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

  /** A count of games in the order of reading, before threads take them. */
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
   * A game, and what the store keeps of its way.
   *
   * @param exclusion the number of the reason why its result does not count; -1 if it does
   * @param blackDiscDiff its result, if it counts
   * @param postings its positions with the moves there
   */
  record WalkedGame(ParsedGame game, int exclusion, int blackDiscDiff, List<Posting> postings) {
    /**
     * Walks through a game.
     *
     * @param number the number that it has in the store, from 0
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
