package org.kifu.annotate;

import java.util.Optional;
import org.kifu.analysis.Comparison;

/** Another engine that is asked beside the one that judges. */
interface SecondOpinion<P, M> {
  /**
   * What the other says of a ply that was not forced; nothing where the two agree.
   *
   * @param index of the ply among those of the game, from 0
   * @param ours what the engine that judges has found there
   */
  Optional<Disagreement> on(ReplayedGame<P, M> game, int index, Comparison<M> ours);
}
