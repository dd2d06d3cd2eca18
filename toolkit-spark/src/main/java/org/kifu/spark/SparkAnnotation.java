package org.kifu.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.storage.StorageLevel;
import org.kifu.AnnotationPlan;
import org.kifu.GeneralPlan;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.Annotator.Receiver;
import org.kifu.annotate.MixedAnnotator;
import org.kifu.annotate.MixedAnnotator.RuledAnnotator;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.game.Problem;
import org.kifu.json.Tool;
import org.kifu.rules.Othello;
import org.kifu.search.Engine;
import org.kifu.spark.GameRange.RangeGames;

/**
 * Annotation on Spark. A game takes seconds, so files are divided into ranges of games. An engine
 * annotates each range inside a partition. Results come in input order.
 */
final class SparkAnnotation {
  /** The number of ranges for each core, large enough that long games delay few others. */
  private static final int RANGES_PER_CORE = 32;

  private final AnnotationPlan plan;
  private final GeneralPlan general;

  /**
   * @param plan the plan for tournament games
   * @param general the plan for games by other rules that their records name
   */
  SparkAnnotation(AnnotationPlan plan, GeneralPlan general) {
    this.plan = plan;
    this.general = general;
  }

  /**
   * Annotates all games.
   *
   * @param problems takes other problems of reading
   */
  void run(SparkSession spark, List<InputPart> parts, Consumer<Problem> problems, Receiver sink) {
    JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
    List<GameRange> ranges = ranges(spark, parts, context.defaultParallelism());
    if (ranges.isEmpty()) {
      return;
    }
    AnnotationPlan wanted = plan;
    GeneralPlan others = general;
    JavaRDD<AnnotatedRange> annotated =
        context
            .parallelize(ranges, ranges.size())
            .map(range -> annotated(range, wanted, others))
            .persist(StorageLevel.MEMORY_AND_DISK());
    annotated.count(); // runs on all cores; the results are then read in order
    annotated
        .toLocalIterator()
        .forEachRemaining(
            range -> {
              range.remarks().forEach(problems);
              range.unpack(sink);
            });
    annotated.unpersist();
  }

  private static List<GameRange> ranges(SparkSession spark, List<InputPart> parts, int cores) {
    List<Long> counts = SparkJob.distribute(spark, parts).map(GameRange::count).collect();
    long all = counts.stream().mapToLong(Long::longValue).sum();
    long together = Math.max(1, all / ((long) RANGES_PER_CORE * cores));
    List<GameRange> ranges = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      ranges.addAll(GameRange.of(parts.get(i), counts.get(i), together));
    }
    return ranges;
  }

  private static AnnotatedRange annotated(
      GameRange range, AnnotationPlan plan, GeneralPlan general) {
    try (RangeGames games = new RangeGames(range)) {
      List<AnnotatedRange.Packed> results = new ArrayList<>();
      RuledAnnotator<Position, Move> tournament = RuledAnnotator.of(plan.annotator(), Engine::new);
      new MixedAnnotator(
              rules ->
                  rules == Othello.RULES ? tournament : general.annotator(rules, Tool.version()))
          .annotate(games, 1, result -> results.add(packed(result)));
      return new AnnotatedRange(games.remarks(), results);
    }
  }

  private static AnnotatedRange.Packed packed(AnnotationResult result) {
    try {
      return AnnotatedRange.packed(result);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
