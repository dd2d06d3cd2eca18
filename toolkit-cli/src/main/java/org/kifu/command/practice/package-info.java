/** Commands for practice: reviews of a player, drills from mistakes, cards of openings. */
@NullMarked
package org.kifu.command.practice;

import org.jspecify.annotations.NullMarked;
