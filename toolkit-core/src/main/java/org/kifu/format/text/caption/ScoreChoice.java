package org.kifu.format.text.caption;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.kifu.game.Outcome;

/** The choice among the scores and endings that a page states of one game. */
final class ScoreChoice {
  private final List<ReadScore> scores;
  private final Optional<ReadScore> best;
  private final Optional<ReadScore> ending;

  ScoreChoice(List<ReadScore> scores) {
    if (scores.isEmpty()) {
      this.scores = List.of();
      this.best = Optional.empty();
      this.ending = Optional.empty();
      return;
    }
    Predicate<ReadScore> isScore = ScoreChoice::hasScore;
    Comparator<ReadScore> byTrust = Comparator.comparingDouble(ReadScore::trust);
    this.scores = scores.stream().filter(isScore).toList();
    this.best = this.scores.stream().max(byTrust);
    this.ending = scores.stream().filter(isScore.negate()).max(byTrust);
  }

  private static boolean hasScore(ReadScore score) {
    return score.outcome().blackDiscs().isPresent() || score.outcome().boardDiff().isPresent();
  }

  /** The score, without an ending in words. */
  Optional<ReadScore> best() {
    return best;
  }

  /** The fact that states the outcome. */
  Optional<Claim> claim() {
    return best.or(() -> ending).map(ReadScore::claim);
  }

  /** The score, with the way in which the game ended. */
  Outcome outcome() {
    Outcome score = best.map(ReadScore::outcome).orElse(Outcome.NONE);
    return ending
        .map(ReadScore::outcome)
        .map(end -> best.isPresent() ? score.withKind(end.kind()) : end)
        .orElse(score);
  }

  /** Whether a score is the one that is taken. */
  boolean isTaken(ReadScore score) {
    return best.map(taken -> taken.outcome().blackDiscs())
        .filter(score.outcome().blackDiscs()::equals)
        .isPresent();
  }

  /** The facts that state the score that is taken. */
  List<Claim> agreeing() {
    return scores.stream().filter(this::isTaken).map(ReadScore::claim).toList();
  }

  /** The facts with a word for a score that state another one. */
  List<Claim> others() {
    return scores.stream()
        .filter(score -> !isTaken(score))
        .map(ReadScore::claim)
        .filter(claim -> claim.manner().isNamed())
        .toList();
  }
}
