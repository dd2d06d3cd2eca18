package org.kifu.base;

import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.kifu.opening.FirstGame;
import org.kifu.opening.OpeningHistory;
import org.kifu.opening.OpeningHistory.TheorySum;

/** The games that played one move from one position. */
final class MoveSum {
  /** The number of games by year and final difference of discs. */
  private final SortedMap<YearResult, Integer> results = new TreeMap<>();

  private TheorySum theory = TheorySum.NONE;
  private long firstGame;
  private @Nullable FirstGame first;

  /** A year, 0 if it is not known, and a final difference of discs. */
  record YearResult(int year, int blackDiscDiff) implements Comparable<YearResult> {
    @Override
    public int compareTo(YearResult other) {
      int order = Integer.compare(year, other.year);
      return order != 0 ? order : Integer.compare(blackDiscDiff, other.blackDiscDiff);
    }
  }

  /** Adds a game. */
  void add(long game, CountedLine line) {
    addResult(new YearResult(line.year(), line.blackDiscDiff()), 1);
    addOthers(line.theory(), game, line.first());
  }

  void addResult(YearResult result, int games) {
    results.merge(result, games, Math::addExact);
  }

  /** Adds theoretical scores, and the first of the games that are added. */
  void addOthers(TheorySum scores, long game, FirstGame candidate) {
    theory = theory.plus(scores);
    FirstGame before = first;
    if (before == null || candidate.compareTo(before) < 0) {
      first = candidate;
      firstGame = game;
    }
  }

  /** Adds all but the results of another sum. */
  void addOthers(MoveSum other) {
    addOthers(other.theory, other.firstGame, Objects.requireNonNull(other.first));
  }

  SortedMap<YearResult, Integer> results() {
    return results;
  }

  TheorySum theory() {
    return theory;
  }

  /** The number of the first game. */
  long firstGame() {
    return firstGame;
  }

  /**
   * A sum of the results by which damage is noticed. That of several parts is the sum of theirs.
   */
  long resultsChecksum() {
    long all = 0;
    for (Map.Entry<YearResult, Integer> each : results.entrySet()) {
      YearResult result = each.getKey();
      all += each.getValue() * mixed(result.year() * 1000L + result.blackDiscDiff());
    }
    return all;
  }

  /** A sum of all else. */
  long othersChecksum() {
    return mixed(firstGame) + mixed(mixed(theory.games()) + theory.discSum());
  }

  /** An odd number that depends on all bits of another one. */
  static long mixed(long number) {
    long mixed = (number + 1) * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
    return mixed ^ mixed >>> 31 | 1;
  }

  /** The sum as opening statistics know it. */
  OpeningHistory history() {
    OpeningHistory.Collector collector = new OpeningHistory.Collector();
    results.forEach(
        (result, games) -> {
          for (int i = 0; i < games; i++) {
            collector.add(result.year(), result.blackDiscDiff(), -1);
          }
        });
    return new OpeningHistory(collector.history(null).results(), theory, first);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof MoveSum sum
        && results.equals(sum.results)
        && theory.equals(sum.theory)
        && firstGame == sum.firstGame;
  }

  @Override
  public int hashCode() {
    return Objects.hash(results, theory, firstGame);
  }
}
