/**
 * Numbers about whole archives: results, lengths, passes and numbers of legal moves. {@link
 * org.kifu.archive.stats.GameStats} adds up in any order.
 */
@NullMarked
package org.kifu.archive.stats;

import org.jspecify.annotations.NullMarked;
