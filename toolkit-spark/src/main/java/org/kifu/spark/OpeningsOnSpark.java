package org.kifu.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.storage.StorageLevel;
import org.kifu.game.Problem;
import org.kifu.opening.OpeningCount;
import org.kifu.opening.OpeningCounts;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningTally;
import scala.Tuple2;

/**
 * Opening statistics on Spark. Each partition counts its games as the plain job does, so that what
 * travels is one sum for each position and move of a partition, and not one a game; the sums meet
 * in a shuffle.
 */
final class OpeningsOnSpark {
  /** What one partition counted. */
  private record Part(OpeningTally tally, List<OpeningCount> counts, List<Problem> problems)
      implements Serializable {}

  private OpeningsOnSpark() {}

  /**
   * Counts the games of the input.
   *
   * @param input in input order, which partitions keep
   * @param problems takes, in input order, what concerns a source and no single game of it
   */
  static OpeningCounts count(
      JavaRDD<InputPart> input, OpeningSettings settings, Consumer<Problem> problems) {
    JavaRDD<Part> parts =
        input
            .mapPartitions(part -> List.of(count(part, settings)).iterator())
            .persist(StorageLevel.MEMORY_AND_DISK());
    OpeningCounts all = new OpeningCounts(settings);
    all.add(parts.map(Part::tally).fold(OpeningTally.NONE, OpeningTally::plus)); // on all cores
    parts.flatMap(part -> part.problems().iterator()).toLocalIterator().forEachRemaining(problems);
    parts
        .flatMap(part -> part.counts().iterator())
        .mapToPair(count -> new Tuple2<>(CountKey.of(count), CountSum.of(count)))
        .reduceByKey(CountSum::plus)
        .map(sum -> sum._1().with(sum._2()))
        .toLocalIterator()
        .forEachRemaining(all::add);
    parts.unpersist();
    return all;
  }

  private static Part count(Iterator<InputPart> input, OpeningSettings settings) {
    OpeningCounts counts = new OpeningCounts(settings);
    List<Problem> problems = new ArrayList<>();
    input.forEachRemaining(part -> PartReader.read(part, problems::add, counts::add));
    return new Part(counts.tally(), counts.counts().toList(), problems);
  }
}
