/**
 * Reversi on boards of other sizes and shapes, with one implementation over bit sets. The 8x8 game
 * has its own code, which does not use this package.
 */
@NullMarked
package org.kifu.rules.grid;

import org.jspecify.annotations.NullMarked;
