package org.kifu.spark;

import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.storage.StorageLevel;
import org.kifu.archive.dedup.Dedup;
import org.kifu.archive.dedup.Dedup.Compared;
import org.kifu.archive.dedup.Dedup.DedupOptions;
import org.kifu.archive.dedup.Dedup.DedupSummary;
import org.kifu.archive.dedup.Dedup.GroupSink;
import org.kifu.archive.dedup.DuplicateReason;
import org.kifu.archive.dedup.DuplicateRemoval;
import org.kifu.archive.dedup.GameLine;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.archive.dedup.GameTraits.FinalBoard;
import org.kifu.archive.dedup.TraitReader;
import org.kifu.game.Problem;
import scala.Tuple2;

/**
 * The search for equal games on Spark. The partitions read and replay games. Spark finds the few
 * games that share a line, a meeting or a final board with another game, or are its beginning. The
 * driver runs the plain job on only these games to find the groups.
 */
final class SparkDuplicates {
  private final DedupOptions options;

  SparkDuplicates(DedupOptions options) {
    this.options = options;
  }

  /**
   * Finds the groups.
   *
   * @param input the input, in input order
   * @param problems takes the problems of sources and games, in input order
   */
  DedupSummary run(JavaRDD<InputPart> input, Consumer<Problem> problems, GroupSink sink)
      throws IOException {
    JavaRDD<TraitPart> parts = input.map(TraitPart::of).persist(StorageLevel.MEMORY_AND_DISK());
    Compared all = parts.map(TraitPart::compared).fold(new Compared(0, 0), Compared::plus);
    parts.flatMap(part -> part.problems().iterator()).toLocalIterator().forEachRemaining(problems);
    Iterator<GameTraits> candidates =
        candidates(parts.flatMap(part -> part.traits().iterator())).toLocalIterator();
    DedupSummary summary = new Dedup(options, DuplicateRemoval.NONE).run(candidates, all, sink);
    parts.unpersist();
    return summary;
  }

  private JavaRDD<GameTraits> candidates(JavaRDD<GameTraits> games) {
    JavaRDD<GameTraits> found = sharing(games, game -> Optional.of(game.line()));
    if (options.reasons().contains(DuplicateReason.PREFIX)) {
      found = found.union(beginnings(games));
    }
    if (options.reasons().contains(DuplicateReason.SAME_PLAYERS)) {
      found =
          found.union(
              sharing(games, game -> Optional.of(game.meeting()).filter(each -> !each.isEmpty())));
    }
    if (options.reasons().contains(DuplicateReason.SAME_FINAL_BOARD)) {
      int fewestMoves = options.boardFrom();
      found = found.union(sharing(games, game -> board(game, fewestMoves)));
    }
    return found
        .mapToPair(game -> new Tuple2<>(game.index(), game))
        .reduceByKey((one, same) -> one)
        .values();
  }

  private static Optional<FinalBoard> board(GameTraits game, int fewestMoves) {
    return Optional.of(game.board())
        .filter(board -> game.moves() >= fewestMoves && board.isOfTwoColours());
  }

  /** The games that share a key with another game; keys are counted before games are sent. */
  private static <K> JavaRDD<GameTraits> sharing(
      JavaRDD<GameTraits> games, Function<GameTraits, Optional<K>> key) {
    JavaPairRDD<K, GameTraits> keyed =
        games.flatMapToPair(
            game -> key.call(game).map(each -> new Tuple2<>(each, game)).stream().iterator());
    JavaPairRDD<K, Boolean> repeated =
        keyed
            .mapValues(game -> 1)
            .reduceByKey(Integer::sum)
            .filter(count -> count._2() > 1)
            .mapValues(count -> true);
    return keyed.join(repeated).values().map(Tuple2::_1);
  }

  /** The games that are the beginning of others, and those others. */
  private static JavaRDD<GameTraits> beginnings(JavaRDD<GameTraits> games) {
    JavaRDD<GameLine> played =
        games.filter(game -> game.moves() > 0).map(GameTraits::line).distinct();
    Set<GameLine> lines = LineBeginnings.of(played);
    Broadcast<Set<GameLine>> known =
        JavaSparkContext.fromSparkContext(games.context()).broadcast(lines);
    return games.filter(
        game -> known.value().contains(game.line()) || game.line().goesOnFrom(known.value()));
  }

  /**
   * The traits by which the games of one part of the input are compared.
   *
   * @param traits the traits of the games that could be read
   * @param problems the problems of the part and of the games that could not be read, in the order
   *     of their places
   */
  private record TraitPart(Compared compared, List<GameTraits> traits, List<Problem> problems)
      implements Serializable {
    /** Reads a part, inside a partition. */
    static TraitPart of(InputPart part) {
      TraitReader reader = new TraitReader();
      List<GameTraits> traits = new ArrayList<>();
      List<Problem> problems = new ArrayList<>();
      long[] read = {0};
      part.read(
          problems::add,
          game -> {
            read[0]++;
            TraitReader.damage(game).ifPresent(problems::add);
            reader.read(part.indexOfGame(game.number()), game).ifPresent(traits::add);
          });
      return new TraitPart(new Compared(read[0], traits.size()), traits, problems);
    }
  }
}
