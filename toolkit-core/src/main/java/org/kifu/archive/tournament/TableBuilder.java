package org.kifu.archive.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToLongFunction;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.tournament.Entrant.OwnResult;
import org.kifu.archive.tournament.ResultFinding.FindingKind;
import org.kifu.archive.tournament.TournamentResult.Pairing;
import org.kifu.board.Disc;

/** A builder of tables that adds up results. */
final class TableBuilder {
  private final TournamentRules rules;
  private final Map<FoldedName, Entrant> entrants = new LinkedHashMap<>();
  private final Set<String> events = new LinkedHashSet<>();
  private final List<TournamentResult> results = new ArrayList<>();
  private final List<ResultFinding> findings = new ArrayList<>();
  private int games;
  private int rounds;
  private boolean knowsRounds = true;

  TableBuilder(TournamentRules rules) {
    this.rules = rules;
  }

  TableBuilder add(ResultCheck checked) {
    findings.addAll(checked.findings());
    checked.results().forEach(this::add);
    return this;
  }

  private void add(TournamentResult result) {
    results.add(result);
    Pairing pairing = result.pairing();
    if (!pairing.event().isEmpty()) {
      events.add(pairing.event());
    }
    if (result.kind() != TournamentResult.ResultKind.WITHDRAWN) {
      rounds = Math.max(rounds, pairing.round());
    }
    Entrant black = entrant(pairing.black());
    switch (result.kind()) {
      case BYE -> black.add(alone(result, 2, OptionalInt.of(rules.byeDiscs())));
      case ABSENT -> black.add(alone(result, 0, OptionalInt.empty()));
      case WITHDRAWN -> black.withdraw();
      default -> addGame(result, black, entrant(pairing.white()));
    }
  }

  private Entrant entrant(String name) {
    return entrants.computeIfAbsent(FoldedName.of(name), _ -> new Entrant(name));
  }

  private static OwnResult alone(TournamentResult result, int halves, OptionalInt discs) {
    Standing.Meeting meeting =
        new Standing.Meeting(
            result.kind(),
            result.pairing().round(),
            0,
            Optional.empty(),
            halves,
            discs,
            OptionalInt.empty());
    return new OwnResult(null, meeting, discs.orElse(0), 0);
  }

  private void addGame(TournamentResult result, Entrant black, Entrant white) {
    games++;
    knowsRounds &= result.pairing().round() > 0;
    Optional<DiscCount> discs = rules.timeForfeits().discs(result);
    if (discs.isEmpty()) {
      findings.add(
          new ResultFinding(
              FindingKind.NO_DISCS,
              result.where(),
              result.game(),
              result.pairing() + ": counted without discs, which are not known"));
    }
    black.add(line(result, white, Disc.BLACK, discs));
    white.add(line(result, black, Disc.WHITE, discs));
  }

  private static OptionalInt discs(Optional<DiscCount> discs, Disc side) {
    return discs.map(count -> OptionalInt.of(count.of(side))).orElseGet(OptionalInt::empty);
  }

  private static OwnResult line(
      TournamentResult result, Entrant opponent, Disc colour, Optional<DiscCount> discs) {
    Disc other = colour.opponent();
    int halves = colour == Disc.BLACK ? result.blackHalves() : 2 - result.blackHalves();
    int round = result.pairing().round();
    return new OwnResult(
        opponent,
        new Standing.Meeting(
            result.kind(),
            round,
            0,
            Optional.of(colour),
            halves,
            discs(discs, colour),
            discs(discs, other)),
        discs.map(count -> count.credit(colour)).orElse(0),
        discs.map(count -> count.credit(other)).orElse(0));
  }

  TournamentTable build() {
    List<List<Entrant>> places = new Ranking(rules).places(List.copyOf(entrants.values()));
    Map<Entrant, Integer> numbers = new HashMap<>();
    for (List<Entrant> place : places) {
      place.forEach(each -> numbers.put(each, numbers.size() + 1));
    }
    List<Standing> standings = new ArrayList<>();
    for (List<Entrant> place : places) {
      int first = standings.size() + 1;
      place.forEach(each -> standings.add(standing(each, first, numbers)));
    }
    return new TournamentTable(
        rules, List.copyOf(events), games, knowsRounds ? rounds : 0, standings, results, findings);
  }

  private Standing standing(Entrant entrant, int place, Map<Entrant, Integer> numbers) {
    List<Standing.Meeting> meetings =
        entrant.lines().stream()
            .map(line -> line.meeting().against(number(line, numbers)))
            .toList();
    return new Standing(
        numbers.getOrDefault(entrant, 0),
        place,
        entrant.name(),
        entrant.points(rules.points()),
        entrant.score(),
        entrant.byes(),
        entrant.discs(),
        entrant.discDifference(),
        entrant.bq(rules.bqFactor()),
        entrant.opponentPoints(),
        entrant.isWithdrawn(),
        meetings);
  }

  private static int number(OwnResult line, Map<Entrant, Integer> numbers) {
    return Optional.ofNullable(line.opponent())
        .map(opponent -> numbers.getOrDefault(opponent, 0))
        .orElse(0);
  }

  /** An order of players: by points, then by one tie-break after another. */
  private record Ranking(TournamentRules rules) {
    private static final Comparator<Entrant> BY_NAME =
        Comparator.comparing((Entrant each) -> FoldedName.of(each.name()).text())
            .thenComparing(Entrant::name);

    /** The players from the first place; those who share a place are in one list, by name. */
    List<List<Entrant>> places(List<Entrant> entrants) {
      List<List<Entrant>> places = new ArrayList<>();
      for (List<Entrant> tied : groups(entrants, each -> each.points(rules.points()))) {
        part(tied, 0, places);
      }
      return places;
    }

    private void part(List<Entrant> tied, int next, List<List<Entrant>> places) {
      if (tied.size() == 1 || next == rules.tieBreaks().size()) {
        places.add(tied.stream().sorted(BY_NAME).toList());
        return;
      }
      for (List<Entrant> group : groups(tied, value(rules.tieBreaks().get(next), tied))) {
        part(group, next + 1, places);
      }
    }

    private ToLongFunction<Entrant> value(TournamentRules.TieBreak tieBreak, List<Entrant> tied) {
      return switch (tieBreak) {
        case BQ -> each -> each.bq(rules.bqFactor());
        case DISCS -> Entrant::discs;
        case DISC_DIFFERENCE -> Entrant::discDifference;
        case DIRECT -> haveAllMet(tied) ? each -> each.halvesAgainst(tied) : _ -> 0;
        case WINS -> each -> each.score().wins() + each.byes();
        case OPPONENTS -> Entrant::opponentPoints;
      };
    }

    private static boolean haveAllMet(List<Entrant> tied) {
      return tied.stream()
          .allMatch(one -> tied.stream().allMatch(other -> one == other || one.hasMet(other)));
    }

    /** Groups of the same value, highest first. */
    private static List<List<Entrant>> groups(
        List<Entrant> entrants, ToLongFunction<Entrant> value) {
      TreeMap<Long, List<Entrant>> groups = new TreeMap<>(Comparator.reverseOrder());
      for (Entrant each : entrants) {
        groups.computeIfAbsent(value.applyAsLong(each), _ -> new ArrayList<>()).add(each);
      }
      return List.copyOf(groups.values());
    }
  }
}
