package org.kifu.spark;

import java.io.Serializable;
import java.util.List;
import org.kifu.verify.Finding;
import org.kifu.verify.SeenGames;
import org.kifu.verify.VerifyCounts;

/**
 * What one part of the input gave, but for its duplicates.
 *
 * @param findings in the order of their places
 * @param counts of its games and findings
 * @param seen what may repeat, or be repeated by, games of any file
 */
record CheckedPart(List<Finding> findings, VerifyCounts counts, SeenGames seen)
    implements Serializable {}
