package org.kifu.archive.edition;

/**
 * How two archives compare. {@code same + otherFacts + otherMoves} games have a partner in the
 * other archive.
 *
 * @param first the number of games of the first archive that could be read
 * @param second the number of games of the second
 */
public record DiffCounts(
    long first,
    long second,
    long same,
    long removed,
    long added,
    long otherFacts,
    long otherMoves) {
  /** Whether there is no difference. */
  public boolean areSame() {
    return removed + added + otherFacts + otherMoves == 0;
  }
}
