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
import org.kifu.command.form.VerifyChoice.WantedChecks;
import org.kifu.command.input.GameStream;
import org.kifu.verify.Finding;
import org.kifu.verify.GameKey;
import org.kifu.verify.SeenGame;
import org.kifu.verify.VerificationPart;
import org.kifu.verify.VerifyOptions.Grouping;
import org.kifu.verify.VerifyResult;
import org.kifu.verify.output.VerifyWriter;
import scala.Tuple2;

/**
 * Verification on Spark. Games are checked inside the partitions. A shuffle brings games with the
 * same key together, so that duplicates are found. Findings come in the order of the plain job: by
 * file, then the duplicates.
 */
final class SparkVerification {
  private final WantedChecks checks;
  private final Set<Grouping> groupings;

  SparkVerification(WantedChecks checks, Set<Grouping> groupings) {
    this.checks = checks;
    this.groupings = Set.copyOf(groupings);
  }

  /**
   * Verifies the input.
   *
   * @param parts the input, in input order, which partitions keep
   */
  VerifyResult run(JavaRDD<InputPart> parts, VerifyWriter out) throws IOException {
    WantedChecks wanted = checks;
    Set<Grouping> tables = groupings;
    JavaRDD<VerificationPart> checked =
        parts.map(part -> verified(part, wanted, tables)).persist(StorageLevel.MEMORY_AND_DISK());
    // The duplicates come first: they need all parts, so all cores check the parts, and the rest
    // uses the results that are kept.
    List<Tuple2<SeenGame, SeenGame>> duplicates = duplicates(checked);
    VerificationPart.VerificationSum sum = new VerificationPart.VerificationSum(groupings);
    Iterator<VerificationPart> inOrder =
        checked.map(VerificationPart::withoutGames).toLocalIterator();
    while (inOrder.hasNext()) {
      VerificationPart part = inOrder.next();
      sum.add(part);
      write(part.findings(), out);
    }
    duplicates.forEach(pair -> sum.addDuplicate(pair._1(), pair._2()));
    write(sum.duplicates(), out);
    checked.unpersist();
    return sum.result();
  }

  /** Reads one part of the input and checks its games, inside a partition. */
  private static VerificationPart verified(
      InputPart part, WantedChecks checks, Set<Grouping> groupings) {
    VerificationPart.Builder games = new VerificationPart.Builder(checks.checks(), groupings);
    try (GameStream read = part.games(games::report, games::account)) {
      read.forEachRemaining(game -> games.add(part.indexOfGame(game.number()), game));
    }
    return games.build();
  }

  /**
   * Each game that repeats another, with the first game that has the same key, in input order.
   * Fingerprints are compared first, so that hardly any other games are sent.
   */
  private static List<Tuple2<SeenGame, SeenGame>> duplicates(JavaRDD<VerificationPart> checked) {
    long[] repeated = RepeatedNumbers.in(checked.map(part -> part.fingerprints()));
    Broadcast<long[]> known =
        JavaSparkContext.fromSparkContext(checked.context()).broadcast(repeated);
    return checked
        .flatMapToPair(part -> wanted(part, known.value()))
        .groupByKey()
        .values()
        .flatMap(SparkVerification::repeated)
        .collect()
        .stream()
        .sorted(Comparator.comparingLong(pair -> pair._1().index()))
        .toList();
  }

  private static Iterator<Tuple2<GameKey, SeenGame>> wanted(
      VerificationPart part, long[] fingerprints) {
    List<Tuple2<GameKey, SeenGame>> wanted = new ArrayList<>();
    part.forEachGame(
        each -> Arrays.binarySearch(fingerprints, each) >= 0,
        (key, game) -> wanted.add(new Tuple2<>(key, game)));
    return wanted.iterator();
  }

  private static Iterator<Tuple2<SeenGame, SeenGame>> repeated(Iterable<SeenGame> games) {
    List<SeenGame> inOrder = new ArrayList<>();
    games.forEach(inOrder::add);
    inOrder.sort(Comparator.comparingLong(SeenGame::index));
    SeenGame first = inOrder.removeFirst();
    return inOrder.stream().map(game -> new Tuple2<>(game, first)).iterator();
  }

  private static void write(List<Finding> findings, VerifyWriter out) throws IOException {
    for (Finding finding : findings) {
      out.write(finding);
    }
  }
}
