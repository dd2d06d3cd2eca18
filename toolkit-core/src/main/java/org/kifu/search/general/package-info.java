/**
 * A search for every game with {@link org.kifu.rules.Rules}: alpha-beta with a table of positions,
 * and no knowledge of a game except its rules and the estimate that they hint at. The 8x8 game has
 * its own engine, which does not use this package.
 */
@NullMarked
package org.kifu.search.general;

import org.jspecify.annotations.NullMarked;
