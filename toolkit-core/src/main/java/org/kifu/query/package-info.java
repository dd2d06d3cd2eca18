/** Choosing games: by number, player, event and years, by result, opening, position and pattern. */
@NullMarked
package org.kifu.query;

import org.jspecify.annotations.NullMarked;
