package org.kifu.store;

import java.io.Closeable;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import org.kifu.opening.OpeningHistory;
import org.kifu.spill.SpillFile;
import org.kifu.store.GameSum.CountedGames;

/** A writer of the sums of entries with many games. The sums wait in a temporary file. */
final class SumOutput implements Closeable {
  private final CountedGames facts;
  private final SpillFile sums = new SpillFile();
  private final PagedOutput sumsOut = new PagedOutput(sums.next());

  /** The number of the entry and the place of its sum, in turn. */
  private long[] places = new long[StoreLayout.SUMMED];

  private int placed;
  private int[] games = new int[StoreLayout.SUMMED];
  private int count;

  SumOutput(CountedGames facts) throws IOException {
    this.facts = facts;
  }

  /** Takes a game of the current entry. */
  void add(int game) {
    games = count == games.length ? Arrays.copyOf(games, 2 * count) : games;
    games[count++] = game;
  }

  /** Ends an entry. */
  void end(long entry) throws IOException {
    if (count >= StoreLayout.SUMMED) {
      places = placed == places.length ? Arrays.copyOf(places, 2 * placed) : places;
      places[placed++] = entry;
      places[placed++] = sumsOut.position();
      writeSum();
    }
    count = 0;
  }

  private void writeSum() throws IOException {
    GameSum sum = new GameSum(facts);
    for (int i = 0; i < count; i++) {
      sum.add(games[i]);
    }
    OpeningHistory history = sum.history();
    sumsOut.writeLong(history.theory().games());
    sumsOut.writeLong(history.theory().discSum());
    sumsOut.writeLong(sum.firstNumber());
    sumsOut.writeLong(history.results().numbers().length);
    for (long number : history.results().numbers()) {
      sumsOut.writeLong(number);
    }
  }

  void writeSums(OutputStream out) throws IOException {
    sumsOut.endPages();
    try (DataInputStream kept = sums.rewind()) {
      kept.transferTo(out);
    }
  }

  void writePlaces(PagedOutput out) throws IOException {
    for (int i = 0; i < placed; i++) {
      out.writeLong(places[i]);
    }
  }

  @Override
  public void close() throws IOException {
    sums.close();
  }
}
