package org.kifu.repair;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.kifu.batch.Batch;
import org.kifu.board.StartSpec;
import org.kifu.board.Symmetry;
import org.kifu.game.GameRecord;
import org.kifu.game.Labelled;
import org.kifu.game.ParsedGame;
import org.kifu.replay.CompactReplay;
import org.kifu.replay.CompactReplay.End;

/**
 * An experiment that damages sound games and finds the place of the truth among the proposals. The
 * same games and seed give the same counts for any number of threads.
 */
public final class RepairExperiment {
  /** The number of proposals that repair shows by default. */
  private static final int SHOWN = GameRepair.RepairOptions.DEFAULT.limit();

  /** Options with enough proposals to find the truth at any place. */
  private static final GameRepair.RepairOptions ALL = new GameRepair.RepairOptions(2, 10_000);

  private static final List<Double> BANDS = List.of(0.999, 0.99, 0.95, 0.8, 0.5, 0.2, 0.05, 0.0);

  /** The clock of processor time, which other programs on the machine hardly affect. */
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final List<ParsedGame> games;
  private final long seed;
  private final @Nullable LineArchive archive;
  private final Function<byte[], List<ParsedGame>> reader;
  private final Map<Chances.Case, Chances.Count> counts = new HashMap<>();
  private final NavigableMap<Double, BandCount> bands = new TreeMap<>(Comparator.reverseOrder());

  /** Layouts of a list of moves. */
  public enum ListLayout implements Labelled {
    JOINED,
    SPACED,
    /** Each pair of moves after its number. */
    NUMBERED,
    /** Ten moves on a line. */
    LINES
  }

  /** The place of the score in a text. */
  public enum ScorePlace implements Labelled {
    ABOVE,
    BELOW,
    ABSENT
  }

  /** A proposal with its traits, its stated chance, and whether it was right. */
  private record Claim(Chances.Case one, double chance, boolean isRight) {}

  /** One damaged game, and the result of its repair. */
  private record Trial(
      boolean counts,
      int place,
      int rank,
      int leading,
      boolean isUnique,
      boolean isAcceptable,
      List<Claim> claims,
      long nanos) {
    /** The damage left a sound record. */
    static final Trial UNSEEN = new Trial(false, -1, 0, 0, false, false, List.of(), 0);

    /** The reader found several games in the text, or none, and nothing seems wrong with them. */
    static final Trial LOST = new Trial(true, -1, 0, 0, false, false, List.of(), 0);
  }

  /**
   * Prepares an experiment.
   *
   * @param games sound games, for which {@link #isSound} is true
   * @param archive the archive by which lines are ranked, which should not contain these games;
   *     null if there is none
   * @param reader a reader of the games of a text
   */
  public RepairExperiment(
      List<ParsedGame> games,
      long seed,
      @Nullable LineArchive archive,
      Function<byte[], List<ParsedGame>> reader) {
    this.games = List.copyOf(games);
    this.seed = seed;
    this.archive = archive;
    this.reader = reader;
  }

  /** Whether a game ends on the board with the declared score. */
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
   * @param count the number of games to draw; if there are fewer, all are drawn
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
  public ExperimentRow run(Damage damage, ScorePlace place, int jobs) {
    return run(damage, place, ListLayout.JOINED, jobs);
  }

  /** Damages every game once, and writes lists of moves in a layout. */
  public ExperimentRow run(Damage damage, ScorePlace place, ListLayout layout, int jobs) {
    List<Trial> trials = new ArrayList<>();
    new Batch(jobs, 8)
        .<Integer, Trial>run(
            IntStream.range(0, games.size()).iterator(),
            () -> worker(damage, place, layout),
            trials::add);
    List<Trial> counted = trials.stream().filter(Trial::counts).toList();
    counted.forEach(trial -> trial.claims.forEach(this::count));
    return row(damage, place, layout, counted);
  }

  private void count(Claim claim) {
    Chances.Count count = new Chances.Count(1, claim.isRight ? 1 : 0);
    counts.merge(claim.one, count, Chances.Count::plus);
    bands.merge(bandOf(claim.chance), new BandCount(claim), BandCount::plus);
  }

  /** The share of right proposals of all runs so far, by their visible traits. */
  public List<CaseRow> cases() {
    List<CaseRow> rows = new ArrayList<>();
    counts.forEach(
        (one, count) ->
            rows.add(
                new CaseRow(
                    one.kind(),
                    one.evidence(),
                    one.rivals(),
                    one.place().label(),
                    count.seen(),
                    count.right())));
    rows.sort(
        Comparator.comparing(CaseRow::kind)
            .thenComparing(CaseRow::evidence)
            .thenComparingInt(CaseRow::rivals)
            .thenComparing(CaseRow::place));
    return rows;
  }

  /** The stated chances of the proposals of all runs so far, with the share of right proposals. */
  public List<BandRow> bands() {
    return bands.entrySet().stream().map(each -> each.getValue().row(each.getKey())).toList();
  }

  private static double bandOf(double chance) {
    for (double from : BANDS) {
      if (chance >= from) {
        return from;
      }
    }
    return 0;
  }

  /** The sum of the stated chances of the proposals of a band. */
  private record BandCount(long seen, double said, long right) {
    BandCount(Claim claim) {
      this(1, claim.chance, claim.isRight ? 1 : 0);
    }

    BandCount plus(BandCount more) {
      return new BandCount(seen + more.seen, said + more.said, right + more.right);
    }

    BandRow row(double from) {
      return new BandRow(from, seen, said / seen, (double) right / seen);
    }
  }

  private Function<Integer, Trial> worker(Damage damage, ScorePlace place, ListLayout layout) {
    GameRepair repair = new GameRepair(ALL, archive);
    return index -> {
      GameRecord record = games.get(index).record().orElseThrow();
      SplittableRandom random =
          new SplittableRandom(seed + 1_000_003L * index + damage.label().hashCode());
      String text = damage.textOf(record.moves().squares(), random, layout);
      int blackDiscs = record.declared().blackDiscs().orElseThrow();
      String whole = DamagedText.withScore(text, place, blackDiscs, random);
      return trial(repair, whole.getBytes(StandardCharsets.UTF_8), record.moves().squares());
    };
  }

  /** Reads and repairs a text; if it has several games, the first that is not sound counts. */
  private Trial trial(GameRepair repair, byte[] text, byte[] truth) {
    List<ParsedGame> read = reader.apply(text);
    long start = THREADS.getCurrentThreadCpuTime();
    List<Diagnosis> found = read.stream().map(repair::diagnose).toList();
    long nanos = THREADS.getCurrentThreadCpuTime() - start;
    if (found.stream().anyMatch(each -> isSoundTruth(each, truth))) {
      return Trial.UNSEEN;
    }
    Optional<Diagnosis> damaged =
        found.stream().filter(each -> each.state() != Diagnosis.State.SOUND).findFirst();
    if (damaged.isEmpty()) {
      return found.size() == 1 ? Trial.UNSEEN : Trial.LOST;
    }
    Diagnosis diagnosis = damaged.get();
    int place = place(diagnosis.proposals(), truth);
    int rank = place < 0 ? 0 : diagnosis.proposals().get(place).rank();
    return new Trial(
        true,
        place,
        rank,
        diagnosis.leading(),
        diagnosis.isUnique(),
        diagnosis.isAcceptable(),
        claims(diagnosis, place),
        nanos);
  }

  /** The claims about the first proposals. */
  private static List<Claim> claims(Diagnosis diagnosis, int truth) {
    List<Claim> claims = new ArrayList<>();
    for (int i = 0; i < Math.min(SHOWN, diagnosis.proposals().size()); i++) {
      Diagnosis.Proposal each = diagnosis.proposals().get(i);
      Chances.Place place = Chances.Place.of(each.rank(), i == 0);
      List<Fault.FaultKind> kinds =
          each.faults().stream()
              .map(Fault::kind)
              .filter(kind -> kind != Fault.FaultKind.WRONG_SCORE)
              .toList();
      Chances.Case one = Chances.of(kinds, each.evidence(), diagnosis.rivals(), place);
      claims.add(new Claim(one, each.chance(), i == truth));
    }
    return claims;
  }

  private static boolean isSoundTruth(Diagnosis found, byte[] truth) {
    return found.state() == Diagnosis.State.SOUND
        && found.game().record().filter(record -> isTruth(record, truth)).isPresent();
  }

  /** The index of the proposal that is the truth; -1 if there is none. */
  private static int place(List<Diagnosis.Proposal> proposals, byte[] truth) {
    for (int i = 0; i < proposals.size(); i++) {
      if (isTruth(proposals.get(i).corrected(), truth)) {
        return i;
      }
    }
    return -1;
  }

  /** Whether a record is the original game, possibly turned so that its start stays the same. */
  private static boolean isTruth(GameRecord game, byte[] truth) {
    byte[] squares = game.moves().squares();
    boolean isTruth = Arrays.equals(squares, truth);
    for (Symmetry turn : SheetDamage.SAME_START) {
      byte[] turned = truth.clone();
      for (int i = 0; i < turned.length; i++) {
        turned[i] = (byte) turn.apply(turned[i]);
      }
      isTruth |= Arrays.equals(squares, turned);
    }
    return isTruth;
  }

  private ExperimentRow row(
      Damage damage, ScorePlace place, ListLayout layout, List<Trial> trials) {
    return new ExperimentRow(
        damage,
        place,
        layout,
        games.size(),
        trials.size(),
        count(trials, trial -> trial.rank == 1),
        count(trials, trial -> trial.place == 0),
        count(trials, trial -> trial.place >= 0 && trial.place < 3),
        count(trials, Trial::isUnique),
        count(trials, trial -> trial.isUnique && trial.place == 0),
        count(trials, Trial::isAcceptable),
        count(trials, trial -> trial.isAcceptable && trial.place != 0),
        trials.stream().mapToInt(Trial::leading).max().orElse(0),
        trials.stream().mapToLong(Trial::nanos).average().orElse(0) / 1e6,
        trials.stream().mapToLong(Trial::nanos).max().orElse(0) / 1e6);
  }

  private static int count(List<Trial> trials, Predicate<Trial> what) {
    return (int) trials.stream().filter(what).count();
  }

  /**
   * One kind of damage, and the results of repair.
   *
   * @param score the place of the score in the text
   * @param layout the layout of lists of moves
   * @param games the number of games that were damaged
   * @param counted the number of games whose record was then illegal, unfinished or at odds with
   *     its score; the numbers below count these
   * @param leading games in which the truth had the first rank, alone or with others
   * @param first games in which the truth was the first proposal
   * @param firstThree games in which the truth was among the first three
   * @param unique games in which one proposal was alone in the first rank, and everything was tried
   * @param uniqueRight those of {@code unique} in which that proposal was the truth
   * @param written games in which {@code --accept-unique} would write the first proposal
   * @param writtenWrong those of {@code written} in which that proposal was not the truth
   * @param mostLeading the most proposals that shared a first rank
   * @param meanMillis the mean processor time for a game, in milliseconds
   * @param mostMillis the processor time for the slowest game, in milliseconds
   */
  public record ExperimentRow(
      Damage damage,
      ScorePlace score,
      ListLayout layout,
      int games,
      int counted,
      int leading,
      int first,
      int firstThree,
      int unique,
      int uniqueRight,
      int written,
      int writtenWrong,
      int mostLeading,
      double meanMillis,
      double mostMillis) {}

  /**
   * Proposals with the same traits, and the number of right proposals among them.
   *
   * @param kind the label of the fault that was undone
   * @param rivals the least number of rivals of their class
   * @param place the place among the proposals
   */
  public record CaseRow(
      String kind, Evidence evidence, int rivals, String place, long seen, long right) {}

  /**
   * Proposals with nearly the same stated chance.
   *
   * @param from the least stated chance of the band
   * @param said the mean stated chance
   * @param right the share of right proposals
   */
  public record BandRow(double from, long seen, double said, double right) {}
}
