package org.kifu.repair;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.kifu.batch.Batch;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.replay.CompactReplay;
import org.kifu.replay.CompactReplay.End;

/**
 * An experiment that damages sound games and sees where the truth stands among the proposals. The
 * same games and seed give the same counts for any number of threads.
 */
public final class RepairExperiment {
  /** Deep enough to find the truth wherever it stands. */
  private static final GameRepair.RepairOptions ALL = new GameRepair.RepairOptions(2, 10_000);

  /** Tells processor time, which others on the machine do not change much. */
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final List<ParsedGame> games;
  private final long seed;
  private final @Nullable LineArchive archive;

  /** One damaged game, and what became of it. */
  private record Trial(
      boolean counts, int place, int rank, int leading, boolean isUnique, long nanos) {
    /** The damage left a record that is as sound as the game was. */
    static final Trial UNSEEN = new Trial(false, -1, 0, 0, false, 0);
  }

  /**
   * Prepares.
   *
   * @param games sound games, of which {@link #isSound} is true
   * @param archive by which lines are ranked, which should not hold the games themselves; null for
   *     none
   */
  public RepairExperiment(List<ParsedGame> games, long seed, @Nullable LineArchive archive) {
    this.games = List.copyOf(games);
    this.seed = seed;
    this.archive = archive;
  }

  /** Whether a game comes to its end with the score that is declared. */
  public static boolean isSound(ParsedGame game) {
    return game.record().isPresent()
        && game.firstError().isEmpty()
        && isSound(game.record().get(), new CompactReplay());
  }

  private static boolean isSound(GameRecord record, CompactReplay replay) {
    return record.rules().equals(GameRecord.OTHELLO)
        && record.start().equals(StartSpec.STANDARD)
        && record.moves().isCompact()
        && record.moves().size() > 1
        && isSound(record.moves().squares(), record, replay);
  }

  private static boolean isSound(byte[] line, GameRecord record, CompactReplay replay) {
    return replay.play(line, 0, line.length) == End.COMPLETE
        && record.declared().blackDiscs().orElse(-1) == replay.blackDiscs();
  }

  /**
   * Draws sound games, each with the same chance.
   *
   * @param count how many; fewer if there are no more
   */
  public static List<ParsedGame> sample(Iterator<ParsedGame> games, int count, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<ParsedGame> drawn = new ArrayList<>();
    int seen = 0;
    while (games.hasNext()) {
      ParsedGame game = games.next();
      if (isSound(game)) {
        seen++;
        if (drawn.size() < count) {
          drawn.add(game);
        } else {
          int place = random.nextInt(seen);
          drawn.set(Math.min(place, count - 1), place < count ? game : drawn.getLast());
        }
      }
    }
    return drawn;
  }

  /**
   * Damages every game once.
   *
   * @param jobs the number of working threads, at least 1
   */
  public ExperimentRow run(Damage damage, int jobs) {
    List<Trial> trials = new ArrayList<>();
    new Batch(jobs, 8)
        .<Integer, Trial>run(
            IntStream.range(0, games.size()).iterator(), () -> worker(damage), trials::add);
    return row(damage, trials.stream().filter(Trial::counts).toList());
  }

  private Function<Integer, Trial> worker(Damage damage) {
    GameRepair repair = new GameRepair(ALL, archive);
    CompactReplay replay = new CompactReplay();
    return index -> {
      ParsedGame game = games.get(index);
      GameRecord record = game.record().orElseThrow();
      byte[] truth = record.moves().squares();
      SplittableRandom random =
          new SplittableRandom(seed + 1_000_003L * index + damage.label().hashCode());
      DamagedRecord damaged = damage.to(truth, random);
      byte @Nullable [] line = damaged.line();
      return line != null && isSound(line, record, replay)
          ? Trial.UNSEEN
          : trial(repair, game, damaged, truth);
    };
  }

  private static Trial trial(
      GameRepair repair, ParsedGame game, DamagedRecord damaged, byte[] truth) {
    long start = THREADS.getCurrentThreadCpuTime();
    Diagnosis diagnosis = repair.search(game, game.record().orElseThrow(), damaged, "damaged");
    long nanos = THREADS.getCurrentThreadCpuTime() - start;
    int place = place(diagnosis.proposals(), truth);
    int rank = place < 0 ? 0 : diagnosis.proposals().get(place).rank();
    return new Trial(true, place, rank, diagnosis.leading(), diagnosis.isUnique(), nanos);
  }

  /** The index of the proposal that is the truth; -1 if none is. */
  private static int place(List<Diagnosis.Proposal> proposals, byte[] truth) {
    for (int i = 0; i < proposals.size(); i++) {
      if (Arrays.equals(proposals.get(i).corrected().moves().squares(), truth)) {
        return i;
      }
    }
    return -1;
  }

  private ExperimentRow row(Damage damage, List<Trial> trials) {
    return new ExperimentRow(
        damage,
        games.size(),
        trials.size(),
        count(trials, trial -> trial.rank == 1),
        count(trials, trial -> trial.place == 0),
        count(trials, trial -> trial.place >= 0 && trial.place < 3),
        count(trials, Trial::isUnique),
        count(trials, trial -> trial.isUnique && trial.place == 0),
        trials.stream().mapToInt(Trial::leading).max().orElse(0),
        trials.stream().mapToLong(Trial::nanos).average().orElse(0) / 1e6,
        trials.stream().mapToLong(Trial::nanos).max().orElse(0) / 1e6);
  }

  private static int count(List<Trial> trials, Predicate<Trial> what) {
    return (int) trials.stream().filter(what).count();
  }

  /**
   * One kind of damage, and what became of it.
   *
   * @param games the games that were damaged
   * @param counted those whose record was then illegal, unfinished or at odds with its score; the
   *     numbers below are of these
   * @param leading the truth shared the first rank
   * @param first the truth was the first proposal
   * @param firstThree the truth was among the first three
   * @param unique one proposal had the first rank to itself, and nothing was left untried
   * @param uniqueRight and that was the truth
   * @param mostLeading the most proposals that shared a first rank
   * @param meanMillis processor time for a game, in milliseconds
   * @param mostMillis processor time for the slowest game, in milliseconds
   */
  public record ExperimentRow(
      Damage damage,
      int games,
      int counted,
      int leading,
      int first,
      int firstThree,
      int unique,
      int uniqueRight,
      int mostLeading,
      double meanMillis,
      double mostMillis) {}
}
