package org.kifu.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.apache.spark.HashPartitioner;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.storage.StorageLevel;
import org.kifu.command.input.RulesTally;
import org.kifu.game.GameRecord;
import org.kifu.game.Problem;
import org.kifu.opening.OpeningCounts;
import org.kifu.opening.OpeningSettings;
import org.kifu.opening.OpeningShare;
import org.kifu.opening.OpeningShare.Totals;
import org.kifu.opening.OpeningTable;
import org.kifu.opening.OpeningTally;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;
import scala.Tuple2;

/**
 * Opening statistics on Spark. Each partition counts its games like the plain job, so that it sends
 * one sum for each position and move, not one for each game. The sums of a position meet in the
 * share of that position. The driver gets only the positions of the shares that the table needs.
 */
final class SparkOpenings {
  private final OpeningSettings settings;

  /** The games of other rules that were left out. */
  private final RulesTally others = new RulesTally();

  /**
   * The tally and the problems of one partition, which go to the first share.
   *
   * @param others the number of games of other rules, by the names of the rules
   */
  private record PartitionNotes(
      int partition, OpeningTally tally, Map<String, Integer> others, List<Problem> problems)
      implements Serializable {}

  /** A share with the notes of the partitions that sent to it. */
  private record Received(OpeningShare share, List<PartitionNotes> notes) implements Serializable {}

  SparkOpenings(OpeningSettings settings) {
    this.settings = settings;
  }

  /**
   * Counts the games of the input.
   *
   * @param input the input, in input order, which partitions keep
   * @param problems takes, in input order, the problems that concern a source and not one of its
   *     games
   */
  OpeningTable count(JavaRDD<InputPart> input, Consumer<Problem> problems) {
    OpeningSettings wanted = settings;
    int shares = input.getNumPartitions();
    JavaRDD<Received> received =
        input
            .mapPartitionsWithIndex((number, parts) -> counted(number, parts, wanted, shares), true)
            .mapToPair(sent -> sent)
            .partitionBy(new HashPartitioner(shares))
            .values()
            .mapPartitions(sent -> List.of(received(sent, wanted)).iterator())
            .persist(StorageLevel.MEMORY_AND_DISK());
    OpeningCounts counts = new OpeningCounts(settings);
    received.flatMap(each -> each.notes().iterator()).collect().stream()
        .sorted(Comparator.comparingInt(PartitionNotes::partition))
        .forEach(
            each -> {
              counts.add(each.tally());
              each.others().forEach(others::add);
              each.problems().forEach(problems);
            });
    JavaRDD<OpeningShare> all = received.map(Received::share);
    Totals totals = all.map(OpeningShare::totals).reduce(Totals::plus);
    long least = settings.hasNames() ? settings.minGames() : 1; // others need all positions
    new NeededPositions(all, least).packets().forEachRemaining(counts::addPacket);
    received.unpersist();
    return OpeningTable.of(counts, totals);
  }

  /** The games of other rules that {@link #count} left out. */
  RulesTally others() {
    return others;
  }

  private static Received received(Iterator<Serializable> sent, OpeningSettings settings) {
    List<byte[]> packets = new ArrayList<>();
    List<PartitionNotes> notes = new ArrayList<>();
    sent.forEachRemaining(
        each -> {
          switch (each) {
            case byte[] packet -> packets.add(packet);
            case PartitionNotes note -> notes.add(note);
            default -> throw new AssertionError(each);
          }
        });
    return new Received(new OpeningShare(settings, packets.iterator()), notes);
  }

  private static Iterator<Tuple2<Integer, Serializable>> counted(
      int number, Iterator<InputPart> input, OpeningSettings settings, int shares) {
    OpeningCounts counts = new OpeningCounts(settings);
    List<Tuple2<Integer, Serializable>> sent = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    Rules<?, ?> rules = Catalogue.byName(settings.rules()).orElseThrow().rules();
    TreeMap<String, Integer> others = new TreeMap<>();
    input.forEachRemaining(
        part ->
            part.read(
                rules,
                problems::add,
                game -> {
                  counts.add(game);
                  game.record()
                      .map(GameRecord::rules)
                      .filter(name -> !name.equals(settings.rules()))
                      .ifPresent(name -> others.merge(name, 1, Integer::sum));
                }));
    List<byte[]> packets = counts.packets(shares);
    for (int share = 0; share < shares; share++) {
      sent.add(new Tuple2<>(share, packets.get(share)));
    }
    sent.add(new Tuple2<>(0, new PartitionNotes(number, counts.tally(), others, problems)));
    return sent.iterator();
  }
}
