package org.kifu.archive.review;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.kifu.annotate.AnnotatedGame.AnnotationSettings;
import org.kifu.annotate.Phase;
import org.kifu.annotate.Reason.Motif;
import org.kifu.archive.review.MoveStats.MoveMean;
import org.kifu.board.Disc;

/**
 * The review of one player over all games; {@code docs/metrics.md} defines each number.
 *
 * @param names the player's names as the records spell them, in the order of the games
 * @param excluded the number of chosen games that are not counted, because of other rules or
 *     illegal moves
 * @param all the statistics of the player in all games
 * @param opponents the statistics of the opponents in these games
 * @param phases the phases of the games, in order
 * @param colours the statistics for each colour that the player had, black first
 * @param openings the statistics by opening, most frequent first
 * @param meetings the statistics by opponent, most frequent first
 * @param years the statistics by year, first year first; at the end a group without a name for
 *     games without a date
 * @param motifs the reasons of labelled moves, most frequent first
 * @param times the moves by the time that they took; empty if the records have no times
 * @param repeated the positions in which the player made mistakes more than once, those that cost
 *     most first
 * @param causes the main causes of bad moves, those that cost most first
 * @param training what to train, in order
 * @param peers how accurate the player was beside others; empty if no game is compared
 * @param settings the settings by which the games were annotated, most frequent first
 */
public record PlayerReview(
    List<String> names,
    long excluded,
    ReviewStats all,
    ReviewStats opponents,
    List<PhaseReview> phases,
    Map<Disc, ReviewStats> colours,
    List<ReviewGroup> openings,
    List<ReviewGroup> meetings,
    List<ReviewGroup> years,
    List<MotifCount> motifs,
    List<TimeBand> times,
    List<RepeatedMistake> repeated,
    List<CauseReview> causes,
    List<TrainingTopic> training,
    Optional<PeerReview> peers,
    List<SettingsUse> settings) {
  /** Copies the collections. */
  public PlayerReview {
    names = List.copyOf(names);
    phases = List.copyOf(phases);
    colours = Map.copyOf(colours);
    openings = List.copyOf(openings);
    meetings = List.copyOf(meetings);
    years = List.copyOf(years);
    motifs = List.copyOf(motifs);
    times = List.copyOf(times);
    repeated = List.copyOf(repeated);
    causes = List.copyOf(causes);
    training = List.copyOf(training);
    settings = List.copyOf(settings);
  }

  /** The same review with the openings by other names, by which the games are grouped anew. */
  public PlayerReview withOpenings(List<ReviewGroup> groups) {
    return new PlayerReview(
        names, excluded, all, opponents, phases, colours, groups, meetings, years, motifs, times,
        repeated, causes, training, peers, settings);
  }

  /** The name of the player in the first game. */
  public String name() {
    return names.isEmpty() ? "" : names.getFirst();
  }

  /**
   * Whether the phases are compared by the chance to win. They are not if for some phase no chance
   * is known; then all of them are compared by discs.
   */
  public boolean isByChance() {
    return PhaseReview.isByChance(phases);
  }

  /** Whether the chance to win is known for some move; it is not where other rules decide. */
  public boolean knowsChances() {
    return phases.stream()
        .anyMatch(each -> each.own.chance().moves() + each.opponents.chance().moves() > 0);
  }

  /**
   * The labelled moves for which a motif was a reason.
   *
   * @param motif the motif that was counted on the board
   * @param moves the labelled moves of the player with this reason; a move may have several
   * @param centidiscs the sum of the losses of these moves, in hundredths of a disc
   * @param opponents the labelled moves of the opponents with this reason
   */
  public record MotifCount(Motif motif, long moves, long centidiscs, long opponents) {}

  /**
   * The moves of one phase.
   *
   * @param phase the phase
   * @param own the statistics of the player's moves
   * @param opponents the statistics of the opponents' moves in the same games
   */
  public record PhaseReview(Phase phase, MoveStats own, MoveStats opponents) {
    /** The difference of two means that is hardly by chance, in standard errors. */
    private static final double CLEAR = 1.96;

    /**
     * The phase in which the player gave away most beyond the opponents, or most at all if in none
     * more than they; empty if the player gave away nothing.
     */
    public static Optional<PhaseReview> worst(List<PhaseReview> phases) {
      boolean byChance = isByChance(phases);
      Comparator<PhaseReview> order =
          Comparator.<PhaseReview>comparingDouble(each -> each.excess(byChance))
              .thenComparing(each -> lost(each.own, byChance).sum());
      return phases.stream().filter(each -> lost(each.own, byChance).sum() > 0).max(order);
    }

    private static boolean isByChance(List<PhaseReview> phases) {
      return phases.stream()
          .allMatch(each -> each.own.chance().moves() > 0 || each.own.loss().moves() == 0);
    }

    private static MoveMean lost(MoveStats moves, boolean byChance) {
      return byChance ? moves.chance() : moves.loss();
    }

    /** The player's loss beyond that of the opponents in as many moves; 0 or more. */
    private double excess(boolean byChance) {
      MoveMean lost = lost(own, byChance);
      double theirs = lost(opponents, byChance).mean().orElse(0) * lost.moves();
      return Math.max(0, lost.sum() - theirs);
    }

    /**
     * Whether the player gave away more a move than the opponents, hardly by chance.
     *
     * @param byChance whether the phases are compared by the chance to win, or by discs
     */
    public boolean isClear(boolean byChance) {
      MoveMean lost = lost(own, byChance);
      MoveMean theirs = lost(opponents, byChance);
      OptionalDouble error = lost.standardError();
      OptionalDouble otherError = theirs.standardError();
      return error.isPresent()
          && otherError.isPresent()
          && lost.mean().orElse(0) - theirs.mean().orElse(0)
              > CLEAR * Math.hypot(error.getAsDouble(), otherError.getAsDouble());
    }
  }

  /**
   * The bad moves with one main cause, in all phases.
   *
   * @param motif the first reason of the moves
   * @param own the moves of the player
   * @param opponents the number of the opponents' bad moves with this cause
   */
  public record CauseReview(Motif motif, BadMoves own, long opponents) {}

  /**
   * The player beside players of tournaments, in the games that are compared with them.
   *
   * @param from the first year of those players
   * @param to the last year
   * @param all the per cent of all players who were less accurate in a game, in hundredths; each
   *     game counts once
   * @param strongest the per cent of the strongest players, likewise
   * @param phases the per cent of all players who were less accurate in a phase, likewise
   */
  public record PeerReview(
      int from, int to, MoveMean all, MoveMean strongest, Map<Phase, MoveMean> phases) {
    /** Copies the map. */
    public PeerReview {
      phases = Map.copyOf(phases);
    }

    /** The per cent of all players who were less accurate in a phase. */
    public MoveMean of(Phase phase) {
      return phases.getOrDefault(phase, MoveMean.NONE);
    }

    /** The player in these games and others. */
    PeerReview plus(PeerReview other) {
      Map<Phase, MoveMean> sums = new EnumMap<>(Phase.class);
      for (Phase phase : Phase.values()) {
        sums.put(phase, of(phase).plus(other.of(phase)));
      }
      return new PeerReview(
          Math.min(from, other.from),
          Math.max(to, other.to),
          all.plus(other.all),
          strongest.plus(other.strongest),
          sums);
    }
  }

  /**
   * The settings by which some of the games were annotated.
   *
   * @param settings the settings that the values depend on
   * @param games the number of these games
   */
  public record SettingsUse(AnnotationSettings settings, long games) {}

  /**
   * The moves that took about the same time.
   *
   * @param fromSeconds the least time, included
   * @param toSeconds the longest time, not included; 0 for no limit
   * @param moves the statistics of these moves
   */
  public record TimeBand(int fromSeconds, int toSeconds, MoveStats moves) {}

  /**
   * The games of one kind, such as the games of one year.
   *
   * @param name the common feature of the games; empty if the records do not state it
   * @param stats the statistics of the player in these games
   */
  public record ReviewGroup(String name, ReviewStats stats) {
    /** The number of games below which statistics have little meaning. */
    public static final int SMALL_SAMPLE = 10;

    /** Whether there are too few games for reliable statistics. */
    public boolean isSmall() {
      return stats.results().games() < SMALL_SAMPLE;
    }
  }
}
