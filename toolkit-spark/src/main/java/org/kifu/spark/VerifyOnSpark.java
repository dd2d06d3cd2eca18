package org.kifu.spark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.storage.StorageLevel;
import org.kifu.command.option.WantedChecks;
import org.kifu.verify.Finding;
import org.kifu.verify.GameKey;
import org.kifu.verify.Grouping;
import org.kifu.verify.ListedFindings;
import org.kifu.verify.SeenGames;
import org.kifu.verify.Sighting;
import org.kifu.verify.VerifyCounts;
import org.kifu.verify.VerifyResult;
import org.kifu.verify.output.VerifyWriter;
import scala.Tuple2;

/**
 * Verification on Spark. Games are judged inside the partitions; the shuffle brings games with the
 * same key together, which is how repeated ones are found. Findings come out in the order of the
 * plain job: by file, then the duplicates.
 */
final class VerifyOnSpark {
  private final WantedChecks checks;
  private final Set<Grouping> groupings;

  VerifyOnSpark(WantedChecks checks, Set<Grouping> groupings) {
    this.checks = checks;
    this.groupings = Set.copyOf(groupings);
  }

  /**
   * Verifies the input.
   *
   * @param parts in input order, which partitions keep
   */
  VerifyResult run(JavaRDD<InputPart> parts, VerifyWriter out) throws IOException {
    WantedChecks wanted = checks;
    Set<Grouping> tables = groupings;
    JavaRDD<CheckedPart> checked =
        parts
            .map(part -> PartChecker.check(part, wanted, tables))
            .persist(StorageLevel.MEMORY_AND_DISK());
    // First what needs all parts: it judges them on all cores, and the rest comes from what is
    // kept.
    List<Tuple2<Sighting, Sighting>> duplicates = duplicates(checked);
    VerifyCounts counts = new VerifyCounts(groupings);
    Iterator<CheckedPart> inOrder =
        checked
            .map(part -> new CheckedPart(part.findings(), part.counts(), new SeenGames()))
            .toLocalIterator();
    while (inOrder.hasNext()) {
      CheckedPart part = inOrder.next();
      counts.add(part.counts());
      write(part.findings(), out);
    }
    List<Finding> repeats = new ArrayList<>();
    ListedFindings listed = new ListedFindings(repeats::add);
    for (Tuple2<Sighting, Sighting> pair : duplicates) {
      Finding finding = pair._1().repeating(pair._2());
      counts.addDuplicate(pair._1(), finding);
      listed.accept(finding);
    }
    listed.endFile();
    write(repeats, out);
    checked.unpersist();
    return counts.result();
  }

  /**
   * Each game that repeats another, with the first of its kind, in input order. What may repeat is
   * found by fingerprints first, so that hardly any other game travels.
   */
  private static List<Tuple2<Sighting, Sighting>> duplicates(JavaRDD<CheckedPart> checked) {
    long[] repeated = Repeated.in(checked.map(part -> part.seen().fingerprints()));
    Broadcast<long[]> known =
        JavaSparkContext.fromSparkContext(checked.context()).broadcast(repeated);
    return checked
        .flatMapToPair(part -> wanted(part.seen(), known.value()))
        .groupByKey()
        .values()
        .flatMap(VerifyOnSpark::repeated)
        .collect()
        .stream()
        .sorted(Comparator.comparingLong(pair -> pair._1().index()))
        .toList();
  }

  private static Iterator<Tuple2<GameKey, Sighting>> wanted(SeenGames seen, long[] fingerprints) {
    List<Tuple2<GameKey, Sighting>> wanted = new ArrayList<>();
    seen.forEach(
        each -> Arrays.binarySearch(fingerprints, each) >= 0,
        (key, game) -> wanted.add(new Tuple2<>(key, game)));
    return wanted.iterator();
  }

  private static Iterator<Tuple2<Sighting, Sighting>> repeated(Iterable<Sighting> games) {
    List<Sighting> inOrder = new ArrayList<>();
    games.forEach(inOrder::add);
    inOrder.sort(Comparator.comparingLong(Sighting::index));
    Sighting first = inOrder.removeFirst();
    return inOrder.stream().map(game -> new Tuple2<>(game, first)).iterator();
  }

  private static void write(List<Finding> findings, VerifyWriter out) throws IOException {
    for (Finding finding : findings) {
      out.write(finding);
    }
  }
}
