package org.kifu.train;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.analysis.Limits;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.Annotator;
import org.kifu.annotate.LossSum;
import org.kifu.annotate.OpeningNamer;
import org.kifu.annotate.PeerTable;
import org.kifu.annotate.PeerTable.Group;
import org.kifu.annotate.PeerTable.PeerRow;
import org.kifu.annotate.Phase;
import org.kifu.annotate.PlayerMetrics;
import org.kifu.annotate.WinCurve;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.search.Engine;
import org.kifu.train.Trainer.TrainingListener;

/**
 * A census of the accuracy of players: a random sample of the finished games of each decade,
 * searched with one limit. The strongest players of a decade are the quarter with the highest score
 * of those with at least {@link #LEAST_GAMES} games.
 */
public final class PeerCensus {
  /** The least number of games by which the strength of a player in a decade is known. */
  public static final int LEAST_GAMES = 20;

  private static final int DECADE = 10;

  /** The first decade that has enough games; earlier games count to it. */
  private static final int FIRST = 1980;

  private static final int STRONGEST_PART = 4;

  /** The whole game, and each phase. */
  private static final List<Optional<Phase>> PARTS =
      Stream.concat(
              Stream.of(Optional.<Phase>empty()), Arrays.stream(Phase.values()).map(Optional::of))
          .toList();

  /** The moves of a group of players in a phase, or in whole games. */
  private record Part(Group group, Optional<Phase> phase) {
    static final Comparator<Part> ORDER =
        Comparator.<Part, Integer>comparing(part -> PARTS.indexOf(part.phase()))
            .thenComparing(Part::group);
  }

  private final int size;
  private final Random random;
  private final Map<Integer, DecadeGames> decades = new TreeMap<>();

  /** The games of a decade: all for the strength of the players, some to be searched. */
  private static final class DecadeGames {
    int from = Integer.MAX_VALUE;
    int to;
    int count;
    final List<ParsedGame> sample = new ArrayList<>();
    final Map<String, int[]> halvesAndGames = new HashMap<>();
  }

  /**
   * @param size the number of games of each decade that are searched
   * @param seed the seed of the sample
   */
  public PeerCensus(int size, long seed) {
    this.size = size;
    this.random = new Random(seed);
  }

  /** Takes a game, if it was finished from the usual start and its year is known. */
  public void add(ParsedGame game) {
    Optional<GameRecord> record = game.record();
    if (record.isEmpty()
        || !record.get().rules().equals(GameRecord.OTHELLO)
        || !record.get().start().equals(StartSpec.STANDARD)
        || record.get().header().date().year() == 0) {
      return;
    }
    Replay<Position, Move> replay = Replay.of(Othello.RULES, record.get());
    if (replay.isComplete()) {
      add(game, record.get(), replay);
    }
  }

  private void add(ParsedGame game, GameRecord record, Replay<Position, Move> replay) {
    int year = record.header().date().year();
    DecadeGames decade =
        decades.computeIfAbsent(Math.max(FIRST, year / DECADE * DECADE), _ -> new DecadeGames());
    decade.from = Math.min(decade.from, year);
    decade.to = Math.max(decade.to, year);
    for (Disc side : Disc.values()) {
      int[] sum =
          decade.halvesAndGames.computeIfAbsent(record.header().player(side), _ -> new int[2]);
      sum[0] += replay.count().halves(side);
      sum[1]++;
    }
    decade.count++;
    if (decade.sample.size() < size) {
      decade.sample.add(game);
    } else {
      int at = random.nextInt(decade.count);
      if (at < size) {
        decade.sample.set(at, game);
      }
    }
  }

  /**
   * Searches the sample.
   *
   * @param jobs the number of threads, which changes only the time
   */
  public PeerTable table(Limits limits, int jobs, TrainingListener listener) {
    Annotator<Position, Move> annotator =
        new Annotator<>(Othello.RULES, OpeningNamer.<Position, Move>none(), "", limits)
            .withChances(WinCurve.shipped(), WinCurve.ofPrograms());
    List<PeerRow> rows = new ArrayList<>();
    long all = decades.values().stream().mapToLong(decade -> decade.sample.size()).sum();
    long[] done = {0};
    for (DecadeGames decade : decades.values()) {
      Map<Part, List<Integer>> found = new TreeMap<>(Part.ORDER);
      Set<String> strongest = strongest(decade);
      annotator.annotate(
          decade.sample.iterator(),
          jobs,
          Engine::new,
          result -> {
            if (result instanceof AnnotatedGame game) {
              add(game, strongest, found);
            }
            done[0]++;
            listener.progress(done[0], all);
          });
      found.forEach(
          (part, accuracies) ->
              rows.add(PeerRow.of(decade.from, decade.to, part.group(), part.phase(), accuracies)));
    }
    return new PeerTable(limits, rows);
  }

  private static void add(
      AnnotatedGame game, Set<String> strongest, Map<Part, List<Integer>> found) {
    for (Disc side : Disc.values()) {
      if (game.metrics(side).loss().moves() < PeerTable.LEAST_CHOICES) {
        continue;
      }
      Set<Group> groups =
          strongest.contains(game.game().header().player(side))
              ? EnumSet.allOf(Group.class)
              : EnumSet.of(Group.ALL);
      PARTS.forEach(part -> add(game.metrics(side), part, groups, found));
    }
  }

  private static void add(
      PlayerMetrics metrics,
      Optional<Phase> phase,
      Set<Group> groups,
      Map<Part, List<Integer>> found) {
    LossSum loss = phase.map(metrics::loss).orElseGet(metrics::loss);
    int least = phase.isPresent() ? PeerTable.LEAST_OF_PHASE : PeerTable.LEAST_CHOICES;
    if (loss.moves() < least || loss.accuracy().isEmpty()) {
      return;
    }
    int accuracy = loss.accuracy().getAsInt();
    for (Group group : groups) {
      found.computeIfAbsent(new Part(group, phase), _ -> new ArrayList<>()).add(accuracy);
    }
  }

  private static Set<String> strongest(DecadeGames decade) {
    List<String> known =
        decade.halvesAndGames.entrySet().stream()
            .filter(each -> each.getValue()[1] >= LEAST_GAMES && !each.getKey().isBlank())
            .sorted(
                Comparator.<Map.Entry<String, int[]>>comparingDouble(
                        each -> -(double) each.getValue()[0] / each.getValue()[1])
                    .thenComparing(Map.Entry::getKey))
            .map(Map.Entry::getKey)
            .toList();
    return new HashSet<>(known.subList(0, known.size() / STRONGEST_PART));
  }

  /** The number of finished games by decade, for the record. */
  public String sizes() {
    return decades.values().stream()
        .map(
            decade ->
                "%d of %d games of %d-%d"
                    .formatted(decade.sample.size(), decade.count, decade.from, decade.to))
        .collect(Collectors.joining(", "));
  }
}
