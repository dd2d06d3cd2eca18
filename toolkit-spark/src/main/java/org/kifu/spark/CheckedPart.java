package org.kifu.spark;

import java.io.Serializable;
import java.util.List;
import org.kifu.verify.Finding;
import org.kifu.verify.GameKey;
import org.kifu.verify.Sighting;
import org.kifu.verify.VerifyCounts;

/**
 * What one part of the input gave, but for its duplicates.
 *
 * @param findings in the order of their places
 * @param counts of its games and findings
 * @param seen what may repeat, or be repeated by, games of any file
 */
record CheckedPart(List<Finding> findings, VerifyCounts counts, List<Seen> seen)
    implements Serializable {
  /** The fingerprints of all keys. */
  long[] fingerprints() {
    return seen.stream().mapToLong(game -> game.key().fingerprint()).toArray();
  }

  /**
   * One game that can be told from others.
   *
   * @param key what makes it the same as another
   * @param where its place in the input order is its sighting's index
   */
  record Seen(GameKey key, Sighting where) implements Serializable {}
}
