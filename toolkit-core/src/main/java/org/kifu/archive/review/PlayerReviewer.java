package org.kifu.archive.review;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.kifu.annotate.AnnotatedGame.AnnotationSettings;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.PeerComparison;
import org.kifu.annotate.Phase;
import org.kifu.annotate.Reason.Motif;
import org.kifu.archive.query.FoldedName;
import org.kifu.board.Disc;
import org.kifu.game.ClockTime;

/** A reviewer of one player over games that were chosen by the player's name. */
public final class PlayerReviewer {
  private static final Comparator<PlayerReview.ReviewGroup> MOST_GAMES_FIRST =
      Comparator.<PlayerReview.ReviewGroup>comparingLong(group -> group.stats().results().games())
          .reversed()
          .thenComparing(PlayerReview.ReviewGroup::name);

  /** The order of years, first year first, and the group without a year at the end. */
  private static final Comparator<PlayerReview.ReviewGroup> YEARS =
      Comparator.<PlayerReview.ReviewGroup, Boolean>comparing(group -> group.name().isEmpty())
          .thenComparing(PlayerReview.ReviewGroup::name);

  private final PlayerSides player;
  private final boolean isNamed;
  private final List<PlayerGame> games = new ArrayList<>();
  private final Set<String> names = new LinkedHashSet<>();
  private long excluded;

  private PlayerReviewer(PlayerSides player, boolean isNamed) {
    this.player = player;
    this.isNamed = isNamed;
  }

  /**
   * Starts without games of a player.
   *
   * @param name the player's name or a part of it, without case and accents
   * @param several whether the name may mean several players, who then count as one
   */
  public static PlayerReviewer of(String name, boolean several) {
    return new PlayerReviewer(PlayerSides.named(name, several), true);
  }

  /**
   * Starts without games of a player whose name is written in exactly one of these ways; namesakes
   * are left out.
   */
  public static PlayerReviewer ofSpellings(Set<String> names) {
    return new PlayerReviewer(PlayerSides.spelled(names), true);
  }

  /** Starts without games of a player who always has this side, whatever the names. */
  public static PlayerReviewer of(Disc side) {
    return new PlayerReviewer(PlayerSides.always(side), false);
  }

  /** Adds a game; a game without the player changes nothing. */
  public void add(ReviewedGame game) {
    for (Disc side : player.in(game.header())) {
      PlayerGame played = new PlayerGame(game, side);
      games.add(played);
      if (isNamed) {
        names.add(played.player());
      }
    }
  }

  /** Counts a chosen game as excluded. */
  public void addExcluded() {
    excluded++;
  }

  /**
   * The statistics by opening of all games so far, with the names that readers of a language use.
   */
  public List<PlayerReview.ReviewGroup> openings(Locale language) {
    Function<PlayerGame, String> opening = game -> game.opening(language);
    return groups(opening, opening, MOST_GAMES_FIRST);
  }

  /** The review of all games so far, with the English names of openings, as data has them. */
  public PlayerReview review() {
    List<PlayerReview.PhaseReview> phases = Arrays.stream(Phase.values()).map(this::phase).toList();
    BadMoves bad = bad(games);
    List<PlayerReview.CauseReview> causes = causes(bad);
    return new PlayerReview(
        List.copyOf(names),
        excluded,
        stats(games),
        stats(games.stream().map(PlayerGame::opponent).toList()),
        phases,
        colours(),
        openings(Locale.ENGLISH),
        groups(
            game -> FoldedName.of(game.opponent().player()),
            game -> game.opponent().player(),
            MOST_GAMES_FIRST),
        groups(PlayerGame::year, PlayerReviewer::year, YEARS),
        motifs(),
        TimeBands.of(games),
        RepeatedMistake.Repetitions.of(games),
        causes,
        TrainingTopic.plan(phases, causes, bad),
        peers(),
        settings());
  }

  private static BadMoves bad(List<PlayerGame> some) {
    return new BadMoves(some.stream().flatMap(game -> game.bad().stream()).toList());
  }

  private List<PlayerReview.CauseReview> causes(BadMoves bad) {
    Map<Motif, List<Drill>> own = byCause(bad);
    Map<Motif, List<Drill>> theirs =
        byCause(bad(games.stream().map(PlayerGame::opponent).toList()));
    return own.entrySet().stream()
        .map(
            cause ->
                new PlayerReview.CauseReview(
                    cause.getKey(),
                    new BadMoves(cause.getValue()),
                    theirs.getOrDefault(cause.getKey(), List.of()).size()))
        .sorted(Comparator.comparing(PlayerReview.CauseReview::own, BadMoves.DEAREST_GROUP_FIRST))
        .toList();
  }

  private static Map<Motif, List<Drill>> byCause(BadMoves bad) {
    return bad.moves().stream()
        .filter(drill -> !drill.move().reasons().isEmpty())
        .collect(
            Collectors.groupingBy(
                drill -> drill.move().reasons().getFirst().motif(),
                () -> new EnumMap<>(Motif.class),
                Collectors.toList()));
  }

  /** The standing among players of tournaments; empty if no game has one. */
  private Optional<PlayerReview.PeerReview> peers() {
    List<PlayerGame> compared =
        games.stream().filter(game -> game.game().peers().isPresent()).toList();
    return compared.stream()
        .map(game -> peers(game, game.game().peers().orElseThrow()))
        .reduce(PlayerReview.PeerReview::plus);
  }

  private static PlayerReview.PeerReview peers(PlayerGame game, PeerComparison peers) {
    PeerComparison.SideStanding standing = peers.of(game.side());
    OptionalInt strongest = standing.game().percentOfStrongest();
    Map<Phase, MoveStats.MoveMean> phases = new EnumMap<>(Phase.class);
    standing.phases().forEach((phase, ofPhase) -> phases.put(phase, share(ofPhase.percentOfAll())));
    return new PlayerReview.PeerReview(
        peers.from(),
        peers.to(),
        share(standing.game().percentOfAll()),
        strongest.isEmpty() ? MoveStats.MoveMean.NONE : share(strongest.getAsInt()),
        phases);
  }

  /** The share of other players in one game, which counts once, in hundredths of a per cent. */
  private static MoveStats.MoveMean share(int percent) {
    return MoveStats.MoveMean.ofGame(1, 100L * percent);
  }

  private static String year(PlayerGame game) {
    return game.year() == 0 ? "" : String.format(Locale.ROOT, "%04d", game.year());
  }

  private static ReviewStats stats(Collection<PlayerGame> some) {
    return some.stream().map(ReviewStats::of).reduce(ReviewStats.NONE, ReviewStats::plus);
  }

  private PlayerReview.PhaseReview phase(Phase phase) {
    return new PlayerReview.PhaseReview(
        phase,
        moves(games, phase),
        moves(games.stream().map(PlayerGame::opponent).toList(), phase));
  }

  private static MoveStats moves(List<PlayerGame> some, Phase phase) {
    return some.stream()
        .map(
            game -> {
              int startEmpties = game.startEmpties();
              return MoveStats.ofGame(
                  game.judged().stream()
                      .filter(move -> Phase.of(move.empties(), startEmpties) == phase)
                      .toList());
            })
        .reduce(MoveStats.NONE, MoveStats::plus);
  }

  private Map<Disc, ReviewStats> colours() {
    Map<Disc, ReviewStats> colours = new EnumMap<>(Disc.class);
    games.forEach(game -> colours.merge(game.side(), ReviewStats.of(game), ReviewStats::plus));
    return colours;
  }

  /** Groups the games by a key; the first game of a group gives its name. */
  private <K> List<PlayerReview.ReviewGroup> groups(
      Function<PlayerGame, K> key,
      Function<PlayerGame, String> name,
      Comparator<PlayerReview.ReviewGroup> order) {
    Map<K, PlayerReview.ReviewGroup> groups = new LinkedHashMap<>();
    for (PlayerGame game : games) {
      groups.merge(
          key.apply(game),
          new PlayerReview.ReviewGroup(name.apply(game), ReviewStats.of(game)),
          (one, other) ->
              new PlayerReview.ReviewGroup(one.name(), one.stats().plus(other.stats())));
    }
    return groups.values().stream().sorted(order).toList();
  }

  private List<PlayerReview.MotifCount> motifs() {
    return Arrays.stream(Motif.values())
        .map(this::motif)
        .filter(count -> count.moves() > 0)
        .sorted(Comparator.comparingLong(PlayerReview.MotifCount::moves).reversed())
        .toList();
  }

  private PlayerReview.MotifCount motif(Motif motif) {
    List<AnnotatedMove> own =
        games.stream().flatMap(game -> withMotif(game, motif).stream()).toList();
    return new PlayerReview.MotifCount(
        motif,
        own.size(),
        own.stream().mapToLong(AnnotatedMove::lossCentidiscs).sum(),
        games.stream().mapToLong(game -> withMotif(game.opponent(), motif).size()).sum());
  }

  private static List<AnnotatedMove> withMotif(PlayerGame game, Motif motif) {
    return game.judged().stream()
        .filter(move -> move.reasons().stream().anyMatch(reason -> reason.motif() == motif))
        .toList();
  }

  private List<PlayerReview.SettingsUse> settings() {
    Map<AnnotationSettings, Long> uses = new LinkedHashMap<>();
    games.forEach(game -> uses.merge(game.game().settings(), 1L, Long::sum));
    return uses.entrySet().stream()
        .map(use -> new PlayerReview.SettingsUse(use.getKey(), use.getValue()))
        .sorted(Comparator.comparingLong(PlayerReview.SettingsUse::games).reversed())
        .toList();
  }

  /** The statistics of moves by the time that they took, if the records state it. */
  private static final class TimeBands {
    /** The lower ends of the bands, in seconds. */
    private static final int[] FROM = {0, 2, 5, 15, 60};

    private TimeBands() {}

    /** The bands that have moves, shortest time first; empty without times. */
    static List<PlayerReview.TimeBand> of(List<PlayerGame> games) {
      List<PlayerReview.TimeBand> bands = new ArrayList<>();
      for (int band = 0; band < FROM.length; band++) {
        int from = FROM[band];
        int to = band + 1 < FROM.length ? FROM[band + 1] : 0;
        MoveStats moves =
            games.stream()
                .map(game -> MoveStats.ofGame(within(game, from, to)))
                .reduce(MoveStats.NONE, MoveStats::plus);
        if (moves.moves() > 0) {
          bands.add(new PlayerReview.TimeBand(from, to, moves));
        }
      }
      return bands;
    }

    private static List<AnnotatedMove> within(PlayerGame game, int from, int to) {
      Map<Integer, Double> seconds = new HashMap<>();
      for (ClockTime clock : game.game().notes().clocks()) {
        seconds.put(clock.move() + 1, clock.seconds());
      }
      return game.judged().stream()
          .filter(move -> isWithin(seconds.getOrDefault(move.ply(), -1.0), from, to))
          .toList();
    }

    private static boolean isWithin(double seconds, int from, int to) {
      return seconds >= from && (to == 0 || seconds < to);
    }
  }
}
