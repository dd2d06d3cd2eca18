package org.kifu.verify;

import java.io.Serializable;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.kifu.game.ByteCounts;
import org.kifu.game.ProblemCode;
import org.kifu.game.Severity;
import org.kifu.verify.CheckedGame.Acceptance;
import org.kifu.verify.CheckedGame.ScoreConvention;
import org.kifu.verify.CheckedGame.TheoryVerdict;
import org.kifu.verify.CheckedGame.Verdict;

/**
 * The counts of checked games. Partial tallies can be added in any order. Two sums always hold:
 * accepted + repaired + quarantined = read, and complete + unfinished + illegal + unreadable =
 * read. Not for several threads.
 */
public final class Tally implements Serializable {
  private static final long serialVersionUID = 1;

  private final EnumMap<Verdict, Long> verdicts = new EnumMap<>(Verdict.class);
  private final EnumMap<Acceptance, Long> acceptances = new EnumMap<>(Acceptance.class);
  private final EnumMap<ProblemCode, Long> findings = new EnumMap<>(ProblemCode.class);
  private final EnumMap<Severity, Long> severities = new EnumMap<>(Severity.class);
  private long read;
  private long duplicates;
  private long moves;
  private long scoresAgree;
  private long scoresCompared;
  private final EnumMap<TheoryVerdict, Long> theories = new EnumMap<>(TheoryVerdict.class);
  private ByteCounts bytes = ByteCounts.NONE;
  private long declaredBlackDiscs;
  private long theoreticalBlackDiscs;

  /** Starts at zero. */
  public Tally() {}

  /** Counts a game and its findings. */
  public void add(CheckedGame game) {
    read++;
    count(verdicts, game.verdict());
    count(acceptances, game.acceptance());
    moves += game.moves();
    scoresAgree += game.scoreAgrees() ? 1 : 0;
    scoresCompared += game.convention() == ScoreConvention.NOT_COMPARED ? 0 : 1;
    declaredBlackDiscs += Math.max(0, game.declaredBlackDiscs());
    theoreticalBlackDiscs += Math.max(0, game.theoreticalBlackDiscs());
    if (game.theory() != TheoryVerdict.NOT_ASKED) {
      count(theories, game.theory());
    }
    game.findings().forEach(this::add);
  }

  /** Counts a finding that concerns a source and not one of its games. */
  public void add(Finding finding) {
    count(findings, finding.problem().code());
    count(severities, finding.severity());
  }

  /** Counts a game that has already been counted as a duplicate of an earlier one. */
  public void addDuplicate(Finding finding) {
    duplicates++;
    add(finding);
  }

  /** Counts the bytes of sources. */
  public void add(ByteCounts ofSources) {
    bytes = bytes.plus(ofSources);
  }

  /** Adds another tally to this one. */
  public void add(Tally other) {
    add(other.bytes);
    addAll(verdicts, other.verdicts);
    addAll(acceptances, other.acceptances);
    addAll(findings, other.findings);
    addAll(severities, other.severities);
    addAll(theories, other.theories);
    read += other.read;
    duplicates += other.duplicates;
    moves += other.moves;
    scoresAgree += other.scoresAgree;
    scoresCompared += other.scoresCompared;
    declaredBlackDiscs += other.declaredBlackDiscs;
    theoreticalBlackDiscs += other.theoreticalBlackDiscs;
  }

  private static <K extends Enum<K>> void count(Map<K, Long> counts, K key) {
    counts.merge(key, 1L, Long::sum);
  }

  private static <K extends Enum<K>> void addAll(Map<K, Long> counts, Map<K, Long> others) {
    others.forEach((key, count) -> counts.merge(key, count, Long::sum));
  }

  /** The number of games, readable or not. */
  public long read() {
    return read;
  }

  /** The bytes of the sources, by kind. */
  public ByteCounts bytes() {
    return bytes;
  }

  /** The number of games with one verdict. */
  public long count(Verdict verdict) {
    return verdicts.getOrDefault(verdict, 0L);
  }

  /** The number of games with one acceptance. */
  public long count(Acceptance acceptance) {
    return acceptances.getOrDefault(acceptance, 0L);
  }

  /**
   * The number of games with this verdict on their theoretical score; 0 if scores were not checked.
   */
  public long count(TheoryVerdict verdict) {
    return theories.getOrDefault(verdict, 0L);
  }

  /** Whether theoretical scores were checked. */
  public boolean hasTheory() {
    return !theories.isEmpty();
  }

  /** The number of findings of one kind. */
  public long count(ProblemCode code) {
    return findings.getOrDefault(code, 0L);
  }

  /** The number of findings of one severity. */
  public long count(Severity severity) {
    return severities.getOrDefault(severity, 0L);
  }

  /** The number of games with the same rules, start and moves as an earlier one. */
  public long duplicates() {
    return duplicates;
  }

  /**
   * The number of legal moves, without passes; of an illegal game, those before its first illegal
   * move.
   */
  public long moves() {
    return moves;
  }

  /** The number of complete games whose declared score is the score of the moves. */
  public long scoresAgree() {
    return scoresAgree;
  }

  /** The number of complete games that have a declared score. */
  public long scoresCompared() {
    return scoresCompared;
  }

  /** The sum of the declared scores, in black discs. */
  public long declaredBlackDiscs() {
    return declaredBlackDiscs;
  }

  /** The sum of the theoretical scores, in black discs. */
  public long theoreticalBlackDiscs() {
    return theoreticalBlackDiscs;
  }

  /** The kinds of findings that occurred, with their counts, sorted by code. */
  public SortedMap<String, Long> findings() {
    SortedMap<String, Long> counts = new TreeMap<>();
    findings.forEach((code, count) -> counts.put(code.code(), count));
    return counts;
  }

  /** The severity of the worst finding; nothing if there are no findings. */
  public Optional<Severity> worst() {
    return severities.keySet().stream().max(Comparator.naturalOrder());
  }
}
