package org.kifu.archive.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.tournament.ResultFinding.FindingKind;
import org.kifu.archive.tournament.TournamentResult.Pairing;

/**
 * The results of a tournament from records and from submitted results. Submitted results count; if
 * a submitted result has a record, the two are compared. A record without a submitted result also
 * counts.
 *
 * @param results the results in the order in which they were submitted, followed by those of other
 *     records
 * @param findings the differences between the two
 */
public record ResultCheck(List<TournamentResult> results, List<ResultFinding> findings) {
  /** The conditions under which a record belongs to a submitted result, most certain first. */
  private static final List<BiPredicate<TournamentResult, TournamentResult>> WAYS =
      List.of(
          (result, record) ->
              isSame(result.pairing(), record.pairing()) && difference(result, record).isEmpty(),
          (result, record) -> isSame(result.pairing(), record.pairing()),
          (result, record) -> isSame(turned(result.pairing()), record.pairing()));

  /** Copies the lists. */
  public ResultCheck {
    results = List.copyOf(results);
    findings = List.copyOf(findings);
  }

  /**
   * Compares results. Players are the same if their names are the same without case and accents.
   */
  public static ResultCheck of(List<TournamentResult> recorded, List<TournamentResult> submitted) {
    List<TournamentResult> left = new ArrayList<>(recorded);
    Map<TournamentResult, TournamentResult> records = records(submitted, left);
    List<TournamentResult> results = new ArrayList<>();
    List<ResultFinding> findings = new ArrayList<>();
    for (TournamentResult result : submitted) {
      Optional<TournamentResult> record = Optional.ofNullable(records.get(result));
      record.flatMap(other -> difference(result, other)).ifPresent(findings::add);
      int round = record.map(other -> other.pairing().round()).orElse(0);
      results.add(result.pairing().round() == 0 ? result.inRound(round) : result);
    }
    if (submitted.stream().anyMatch(result -> result.kind().isGame())) {
      left.forEach(record -> findings.add(notSubmitted(record)));
    }
    results.addAll(left);
    return new ResultCheck(results, findings);
  }

  private static ResultFinding notSubmitted(TournamentResult record) {
    String message = record.pairing() + ": " + record.score() + " was not submitted";
    return new ResultFinding(FindingKind.NOT_SUBMITTED, record.where(), record.game(), message);
  }

  /**
   * The records of the submitted results, which are removed from the list. Records that agree are
   * found first, so that the order of games with unknown rounds does not matter.
   */
  private static Map<TournamentResult, TournamentResult> records(
      List<TournamentResult> submitted, List<TournamentResult> left) {
    Map<Set<FoldedName>, List<TournamentResult>> byPlayers = new HashMap<>();
    for (TournamentResult record : left) {
      byPlayers.computeIfAbsent(players(record), _ -> new ArrayList<>()).add(record);
    }
    Map<TournamentResult, TournamentResult> records = new HashMap<>();
    for (BiPredicate<TournamentResult, TournamentResult> isRecord : WAYS) {
      for (TournamentResult result : submitted) {
        List<TournamentResult> candidates =
            byPlayers.getOrDefault(players(result), new ArrayList<>());
        if (result.kind().isGame() && !records.containsKey(result)) {
          Optional<TournamentResult> found =
              find(candidates, record -> isRecord.test(result, record));
          found.ifPresent(record -> records.put(result, record));
          found.ifPresent(candidates::remove);
        }
      }
    }
    left.removeAll(Set.copyOf(records.values()));
    return records;
  }

  private static Set<FoldedName> players(TournamentResult result) {
    Pairing pairing = result.pairing();
    return Set.copyOf(List.of(FoldedName.of(pairing.black()), FoldedName.of(pairing.white())));
  }

  private static Optional<TournamentResult> find(
      List<TournamentResult> left, Predicate<TournamentResult> isRecord) {
    return left.stream().filter(isRecord).findFirst();
  }

  private static boolean isSame(Pairing one, Pairing other) {
    return FoldedName.of(one.black()).equals(FoldedName.of(other.black()))
        && FoldedName.of(one.white()).equals(FoldedName.of(other.white()))
        && (one.round() == other.round() || one.round() == 0 || other.round() == 0);
  }

  private static Pairing turned(Pairing pairing) {
    return new Pairing(
        pairing.white(), pairing.black(), pairing.round(), pairing.date(), pairing.event());
  }

  private static Optional<ResultFinding> difference(
      TournamentResult submitted, TournamentResult record) {
    String place = "the record at " + record.where() + " (game " + record.game() + ")";
    if (!isSame(submitted.pairing(), record.pairing())) {
      return finding(
          FindingKind.COLOURS_DIFFER, submitted, place + " has the colours the other way");
    }
    boolean hasOtherDiscs =
        submitted.discs().isPresent()
            && record.discs().isPresent()
            && !submitted.discs().equals(record.discs());
    return hasOtherDiscs || submitted.blackHalves() != record.blackHalves()
        ? finding(
            FindingKind.SCORE_DIFFERS,
            submitted,
            "%s was submitted, %s has %s".formatted(submitted.score(), place, record.score()))
        : Optional.empty();
  }

  private static Optional<ResultFinding> finding(
      FindingKind kind, TournamentResult submitted, String message) {
    String about = submitted.pairing() + ": " + message;
    return Optional.of(new ResultFinding(kind, submitted.where(), 0, about));
  }
}
