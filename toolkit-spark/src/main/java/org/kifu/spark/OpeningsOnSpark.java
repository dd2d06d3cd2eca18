package org.kifu.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.storage.StorageLevel;
import org.kifu.game.ParsedGame;
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

  private final OpeningSettings settings;
  private final boolean combines;

  /**
   * Prepares a count.
   *
   * @param combines whether partitions add up their games before anything travels; without it every
   *     game travels by itself, which is of use only to measure what that saves
   */
  OpeningsOnSpark(OpeningSettings settings, boolean combines) {
    this.settings = settings;
    this.combines = combines;
  }

  /**
   * Counts the games of the input.
   *
   * @param input in input order, which partitions keep
   * @param problems takes, in input order, what concerns a source and no single game of it
   */
  OpeningCounts count(JavaRDD<InputPart> input, Consumer<Problem> problems) {
    OpeningSettings wanted = settings;
    boolean together = combines;
    JavaRDD<Part> parts =
        input
            .mapPartitions(part -> List.of(count(part, wanted, together)).iterator())
            .persist(StorageLevel.MEMORY_AND_DISK());
    OpeningCounts all = new OpeningCounts(settings);
    all.add(parts.map(Part::tally).fold(OpeningTally.NONE, OpeningTally::plus)); // on all cores
    parts.flatMap(part -> part.problems().iterator()).toLocalIterator().forEachRemaining(problems);
    sums(parts.flatMap(part -> part.counts().iterator()))
        .toLocalIterator()
        .forEachRemaining(all::add);
    parts.unpersist();
    return all;
  }

  private JavaRDD<OpeningCount> sums(JavaRDD<OpeningCount> counts) {
    JavaPairRDD<CountKey, CountSum> keyed =
        counts.mapToPair(count -> new Tuple2<>(CountKey.of(count), CountSum.of(count)));
    JavaPairRDD<CountKey, CountSum> sums =
        combines
            ? keyed.reduceByKey(CountSum::plus)
            : keyed.groupByKey().mapValues(OpeningsOnSpark::sum);
    return sums.map(sum -> sum._1().with(sum._2()));
  }

  private static CountSum sum(Iterable<CountSum> sums) {
    Iterator<CountSum> each = sums.iterator();
    CountSum sum = each.next();
    while (each.hasNext()) {
      sum = sum.plus(each.next());
    }
    return sum;
  }

  private static Part count(Iterator<InputPart> input, OpeningSettings settings, boolean together) {
    OpeningCounts counts = new OpeningCounts(settings);
    List<OpeningCount> ofGames = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    Consumer<ParsedGame> each =
        game -> {
          OpeningCounts alone = new OpeningCounts(settings);
          alone.add(game);
          counts.add(alone.tally());
          alone.counts().forEach(ofGames::add);
        };
    input.forEachRemaining(
        part -> PartReader.read(part, problems::add, together ? counts::add : each));
    return new Part(counts.tally(), together ? counts.counts().toList() : ofGames, problems);
  }
}
