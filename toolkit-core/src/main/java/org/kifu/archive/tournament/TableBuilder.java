package org.kifu.archive.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.tournament.Entrant.Line;
import org.kifu.archive.tournament.Result.Pairing;
import org.kifu.archive.tournament.ResultFinding.Kind;
import org.kifu.board.Disc;

/** Adds results up. */
final class TableBuilder {
  private final TournamentRules rules;
  private final Map<FoldedName, Entrant> entrants = new LinkedHashMap<>();
  private final Set<String> events = new LinkedHashSet<>();
  private final List<Result> results = new ArrayList<>();
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

  private void add(Result result) {
    results.add(result);
    Pairing pairing = result.pairing();
    if (!pairing.event().isEmpty()) {
      events.add(pairing.event());
    }
    if (result.kind() != ResultKind.WITHDRAWN) {
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

  private static Line alone(Result result, int halves, OptionalInt discs) {
    Meeting meeting =
        new Meeting(
            result.kind(),
            result.pairing().round(),
            0,
            Optional.empty(),
            halves,
            discs,
            OptionalInt.empty());
    return new Line(null, meeting);
  }

  private void addGame(Result result, Entrant black, Entrant white) {
    games++;
    knowsRounds &= result.pairing().round() > 0;
    Optional<DiscCount> discs = rules.timeForfeits().discs(result);
    if (discs.isEmpty()) {
      findings.add(
          new ResultFinding(
              Kind.NO_DISCS,
              result.where(),
              result.game(),
              result.pairing() + ": counted without discs, which are not known"));
    }
    OptionalInt blackDiscs = discs(discs.map(DiscCount::black));
    OptionalInt whiteDiscs = discs(discs.map(DiscCount::white));
    black.add(line(result, white, Disc.BLACK, blackDiscs, whiteDiscs));
    white.add(line(result, black, Disc.WHITE, whiteDiscs, blackDiscs));
  }

  private static OptionalInt discs(Optional<Integer> discs) {
    return discs.map(OptionalInt::of).orElseGet(OptionalInt::empty);
  }

  private static Line line(
      Result result, Entrant opponent, Disc colour, OptionalInt own, OptionalInt other) {
    int halves = colour == Disc.BLACK ? result.blackHalves() : 2 - result.blackHalves();
    int round = result.pairing().round();
    return new Line(
        opponent, new Meeting(result.kind(), round, 0, Optional.of(colour), halves, own, other));
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
    List<Meeting> meetings =
        entrant.lines().stream()
            .map(line -> line.meeting().against(number(line, numbers)))
            .toList();
    return new Standing(
        numbers.getOrDefault(entrant, 0),
        place,
        entrant.name(),
        entrant.points(rules.points()),
        entrant.score(),
        entrant.discs(),
        entrant.discDifference(),
        entrant.bq(rules.bqFactor()),
        entrant.opponentPoints(),
        entrant.isWithdrawn(),
        meetings);
  }

  private static int number(Line line, Map<Entrant, Integer> numbers) {
    return Optional.ofNullable(line.opponent())
        .map(opponent -> numbers.getOrDefault(opponent, 0))
        .orElse(0);
  }
}
