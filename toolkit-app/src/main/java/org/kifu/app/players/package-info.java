/** Players and events: their games, results, ratings and tables. */
@NullMarked
package org.kifu.app.players;

import org.jspecify.annotations.NullMarked;
