/** Commands for players and tournaments: results, ratings, histories. */
@NullMarked
package org.kifu.command.player;

import org.jspecify.annotations.NullMarked;
