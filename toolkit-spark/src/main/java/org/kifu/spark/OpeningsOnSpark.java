package org.kifu.spark;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.storage.StorageLevel;
import org.kifu.format.GameReader;
import org.kifu.opening.OpeningCount;
import org.kifu.opening.OpeningCounts;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningStats;
import org.kifu.opening.OpeningTally;
import scala.Tuple2;

/**
 * Opening statistics on Spark. Each partition counts its games as the plain job does, so that what
 * travels is one sum for each position and move of a partition, and not one a game; the sums meet
 * in a shuffle.
 */
final class OpeningsOnSpark {
  /** What one partition counted. */
  private record Part(OpeningTally tally, List<OpeningCount> counts) implements Serializable {}

  private OpeningsOnSpark() {}

  static OpeningCounts count(JavaRDD<GameFile> files, OpeningSettings settings) {
    JavaRDD<Part> parts =
        files
            .mapPartitions(part -> List.of(count(part, settings)).iterator())
            .persist(StorageLevel.MEMORY_AND_DISK());
    OpeningCounts all = new OpeningCounts(settings);
    all.add(parts.map(Part::tally).fold(OpeningTally.NONE, OpeningTally::plus));
    parts
        .flatMap(part -> part.counts().iterator())
        .mapToPair(count -> new Tuple2<>(CountKey.of(count), count.stats()))
        .reduceByKey(OpeningStats::plus)
        .map(sum -> sum._1().with(sum._2()))
        .toLocalIterator()
        .forEachRemaining(all::add);
    parts.unpersist();
    return all;
  }

  private static Part count(Iterator<GameFile> files, OpeningSettings settings) {
    OpeningCounts counts = new OpeningCounts(settings);
    files.forEachRemaining(file -> addAll(counts, Path.of(file.path())));
    return new Part(counts.tally(), counts.counts().toList());
  }

  private static void addAll(OpeningCounts counts, Path file) {
    try (GameReader games = GameReader.open(file)) {
      games.forEach(counts::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
