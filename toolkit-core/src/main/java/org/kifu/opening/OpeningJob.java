package org.kifu.opening;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;
import org.kifu.batch.Batch;
import org.kifu.game.ParsedGame;

/** Opening statistics of any number of games, counted on several threads. */
public final class OpeningJob {
  /** One game is some microseconds of work. */
  private static final int GAMES_TOGETHER = 256;

  private OpeningJob() {}

  /**
   * Counts games. The number of threads does not change what is counted.
   *
   * @param games read by the calling thread, one at a time
   * @param jobs the number of working threads, at least 1
   * @throws java.util.concurrent.CancellationException if the calling thread is interrupted
   */
  public static OpeningCounts count(
      Iterator<ParsedGame> games, OpeningSettings settings, int jobs) {
    List<OpeningCounts> parts = new ArrayList<>();
    new Batch(jobs, GAMES_TOGETHER)
        .<Item, OpeningCounts>run(
            settings.withRepeated() ? new Items(games, _ -> false) : withoutRepeated(games),
            item -> item.game().origin().byteCount(),
            () -> {
              OpeningCounts part = new OpeningCounts(settings);
              parts.add(part);
              return item -> {
                part.add(item.game(), item.repeated());
                return part;
              };
            },
            part -> {});
    OpeningCounts all = parts.removeFirst();
    parts.forEach(all::addAll);
    return all;
  }

  /** A game, and whether it is left out because an earlier one has its moves. */
  private record Item(ParsedGame game, boolean repeated) {}

  private static Items withoutRepeated(Iterator<ParsedGame> games) {
    return new Items(games, new RepeatedGames()::isRepeated);
  }

  /** Looks at games in the order of the run, before threads take them. */
  private record Items(Iterator<ParsedGame> games, Predicate<ParsedGame> isRepeated)
      implements Iterator<Item> {
    @Override
    public boolean hasNext() {
      return games.hasNext();
    }

    @Override
    public Item next() {
      ParsedGame game = games.next();
      return new Item(game, isRepeated.test(game));
    }
  }
}
