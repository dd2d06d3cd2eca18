/** Choosing games: by number, player, event and years. */
@NullMarked
package org.kifu.query;

import org.jspecify.annotations.NullMarked;
