package org.kifu.spark;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.LongStream;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.kifu.opening.OpeningShare;

/**
 * The positions that a table needs, fetched from their shares. The ways to a position that many
 * games reached may lead through positions that few games reached. The table needs these as well.
 * They are requested in a few rounds, from later plies to earlier ones, until no more are found.
 */
final class NeededPositions {
  private final JavaRDD<OpeningShare> shares;
  private final long minGames;

  /**
   * Prepares the search.
   *
   * @param minGames the number of games that a move needs to be in the table
   */
  NeededPositions(JavaRDD<OpeningShare> shares, long minGames) {
    this.shares = shares;
    this.minGames = minGames;
  }

  /** The positions, packed so that counts can add them. */
  Iterator<byte[]> packets() {
    if (minGames <= 1) {
      return shares.map(OpeningShare::packet).toLocalIterator();
    }
    Broadcast<long[]> needed = spread(needed());
    return shares.map(share -> share.packet(needed.value())).toLocalIterator();
  }

  private long[] needed() {
    long[] found = sorted(shares.map(OpeningShare::asked).collect());
    long[] needed = found;
    while (found.length > 0) {
      Broadcast<long[]> latest = spread(found);
      long[] known = needed;
      found =
          LongStream.of(sorted(shares.map(share -> share.before(latest.value())).collect()))
              .filter(position -> Arrays.binarySearch(known, position) < 0)
              .toArray();
      needed = sorted(List.of(known, found));
    }
    return needed;
  }

  private Broadcast<long[]> spread(long[] numbers) {
    return JavaSparkContext.fromSparkContext(shares.context()).broadcast(numbers);
  }

  private static long[] sorted(List<long[]> numbers) {
    return numbers.stream().flatMapToLong(LongStream::of).sorted().toArray();
  }
}
