/**
 * A search for every game that is told by {@link org.kifu.rules.Rules}: alpha-beta with a table of
 * positions, and no knowledge of any game but what its rules say. The 8x8 game has an engine of its
 * own, which knows nothing of this package.
 */
@NullMarked
package org.kifu.search.general;

import org.jspecify.annotations.NullMarked;
