/**
 * The choice of games: by number, player, event and years; by result, opening, position and
 * pattern; and of annotated games by the loss of a move. Also counts of the results of the chosen
 * games.
 */
@NullMarked
package org.kifu.archive.query;

import org.jspecify.annotations.NullMarked;
