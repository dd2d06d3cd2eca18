package org.kifu.archive.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.tournament.Result.Pairing;
import org.kifu.archive.tournament.ResultFinding.Kind;
import org.kifu.game.SourceLocation;

/**
 * The results of a tournament from records and from what was submitted. What was submitted counts;
 * where it has a record, the two are compared. A record that nothing was submitted for counts by
 * itself.
 *
 * @param results in the order in which they were submitted, those of other records after them
 * @param findings where the two differ
 */
public record ResultCheck(List<Result> results, List<ResultFinding> findings) {
  /** When a record is that of what was submitted, the surest way first. */
  private static final List<BiPredicate<Result, Result>> WAYS =
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

  /** Compares. Players are the same if their names are, without case and accents. */
  public static ResultCheck of(List<Result> recorded, List<Result> submitted) {
    List<Result> left = new ArrayList<>(recorded);
    Map<Result, Result> records = records(submitted, left);
    List<Result> results = new ArrayList<>();
    List<ResultFinding> findings = new ArrayList<>();
    for (Result result : submitted) {
      Optional<Result> record = Optional.ofNullable(records.get(result));
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

  private static ResultFinding notSubmitted(Result record) {
    String message = record.pairing() + ": " + record.score() + " was not submitted";
    return new ResultFinding(Kind.NOT_SUBMITTED, record.where(), record.game(), message);
  }

  /**
   * The records of what was submitted, which leave the list. Those that agree are found first, so
   * that the order of games whose rounds are not known does not matter.
   */
  private static Map<Result, Result> records(List<Result> submitted, List<Result> left) {
    Map<Set<FoldedName>, List<Result>> byPlayers = new HashMap<>();
    for (Result record : left) {
      byPlayers.computeIfAbsent(players(record), _ -> new ArrayList<>()).add(record);
    }
    Map<Result, Result> records = new HashMap<>();
    for (BiPredicate<Result, Result> isRecord : WAYS) {
      for (Result result : submitted) {
        List<Result> candidates = byPlayers.getOrDefault(players(result), new ArrayList<>());
        if (result.kind().isGame() && !records.containsKey(result)) {
          Optional<Result> found = find(candidates, record -> isRecord.test(result, record));
          found.ifPresent(record -> records.put(result, record));
          found.ifPresent(candidates::remove);
        }
      }
    }
    left.removeAll(Set.copyOf(records.values()));
    return records;
  }

  private static Set<FoldedName> players(Result result) {
    Pairing pairing = result.pairing();
    return Set.copyOf(List.of(FoldedName.of(pairing.black()), FoldedName.of(pairing.white())));
  }

  private static Optional<Result> find(List<Result> left, Predicate<Result> isRecord) {
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

  private static Optional<ResultFinding> difference(Result submitted, Result record) {
    String place = "the record at " + record.where() + " (game " + record.game() + ")";
    if (!isSame(submitted.pairing(), record.pairing())) {
      return finding(Kind.COLOURS_DIFFER, submitted, place + " has the colours the other way");
    }
    boolean hasOtherDiscs =
        submitted.discs().isPresent()
            && record.discs().isPresent()
            && !submitted.discs().equals(record.discs());
    return hasOtherDiscs || submitted.blackHalves() != record.blackHalves()
        ? finding(
            Kind.SCORE_DIFFERS,
            submitted,
            "%s was submitted, %s has %s".formatted(submitted.score(), place, record.score()))
        : Optional.empty();
  }

  private static Optional<ResultFinding> finding(Kind kind, Result submitted, String message) {
    String about = submitted.pairing() + ": " + message;
    return Optional.of(new ResultFinding(kind, submitted.where(), 0, about));
  }

  /**
   * Something about a tournament's results that a person has to look at.
   *
   * @param kind the stable kind
   * @param where its place
   * @param game the record's number in its source, from 1; 0 if it concerns no record
   * @param message one sentence for a person, without the place
   */
  public record ResultFinding(Kind kind, SourceLocation where, int game, String message) {
    /** The kinds. */
    public enum Kind {
      /** A line of a results file is no result. */
      BAD_LINE,
      /** A game without the name of a player, or of one player against himself. */
      UNKNOWN_PLAYER,
      /** A record neither ends on the board nor states a result. */
      NO_RESULT,
      /** A game is counted without its discs, which nobody wrote down. */
      NO_DISCS,
      /** The same record a second time. */
      REPEATED,
      /** What was submitted is not what the record says. */
      SCORE_DIFFERS,
      /** The colours were submitted the other way round. */
      COLOURS_DIFFER,
      /** Results were submitted, but none for this record. */
      NOT_SUBMITTED;

      /** The name in output, such as {@code score-differs}. */
      public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
      }
    }

    /** {@code results.csv:5:1: round 2, A - B: ... [score-differs]}. */
    @Override
    public String toString() {
      String place = where + (game > 0 ? ": game " + game : "");
      return place + ": " + message + " [" + kind.label() + "]";
    }
  }
}
