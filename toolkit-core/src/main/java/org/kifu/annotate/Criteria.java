package org.kifu.annotate;

/**
 * What a move is judged by beside its value.
 *
 * @param labels from which loss on it is labelled
 * @param chances how often who stands so wins
 * @param explainer why a labelled move was bad
 */
record Criteria<P, M>(LabelRule labels, Chances chances, Explainer<P, M> explainer) {
  Criteria<P, M> with(LabelRule other) {
    return new Criteria<>(other, chances, explainer);
  }

  Criteria<P, M> with(Chances other) {
    return new Criteria<>(labels, other, explainer);
  }

  Criteria<P, M> with(Explainer<P, M> other) {
    return new Criteria<>(labels, chances, other);
  }
}
