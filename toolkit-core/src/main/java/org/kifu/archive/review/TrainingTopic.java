package org.kifu.archive.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.kifu.annotate.Phase;
import org.kifu.annotate.Reason.Motif;
import org.kifu.archive.review.PlayerReview.CauseReview;
import org.kifu.archive.review.PlayerReview.PhaseReview;

/**
 * Something that a player should train, with the moves that show it. It is a phase of the game or a
 * main cause of bad moves.
 *
 * @param phase the phase; empty for a cause
 * @param motif the cause; empty for a phase
 * @param moves the bad moves of the player that belong to it, the dearest first
 */
public record TrainingTopic(Optional<Phase> phase, Optional<Motif> motif, BadMoves moves) {
  /** The most topics of a plan; nobody trains more at once. */
  private static final int MOST = 4;

  /**
   * The topics in the order in which to train them. First comes the phase in which the player gave
   * away most beyond the opponents, then the causes that cost most. A move belongs to the first
   * topic that has it.
   *
   * @param bad all bad moves of the player
   */
  static List<TrainingTopic> plan(
      List<PhaseReview> phases, List<CauseReview> causes, BadMoves bad) {
    List<TrainingTopic> topics = new ArrayList<>();
    Set<Drill> taken = new HashSet<>();
    PhaseReview.worst(phases)
        .map(
            phase ->
                new TrainingTopic(
                    Optional.of(phase.phase()),
                    Optional.empty(),
                    new BadMoves(
                        bad.moves().stream()
                            .filter(drill -> drill.phase() == phase.phase())
                            .toList())))
        .ifPresent(topics::add);
    topics.forEach(topic -> taken.addAll(topic.moves.moves()));
    causes.stream()
        .filter(cause -> cause.motif() != Motif.REFUTATION)
        .map(cause -> of(cause, taken))
        .sorted(Comparator.comparing(TrainingTopic::moves, BadMoves.DEAREST_GROUP_FIRST))
        .forEach(topics::add);
    return topics.stream().filter(topic -> !topic.moves.moves().isEmpty()).limit(MOST).toList();
  }

  private static TrainingTopic of(CauseReview cause, Set<Drill> taken) {
    List<Drill> left =
        cause.own().moves().stream().filter(drill -> !taken.contains(drill)).toList();
    return new TrainingTopic(Optional.empty(), Optional.of(cause.motif()), new BadMoves(left));
  }
}
