/**
 * Reversi on boards of other sizes and shapes, by one engine over bit sets. The 8x8 game has
 * kernels of its own, which know nothing of this package.
 */
@NullMarked
package org.kifu.rules.grid;

import org.jspecify.annotations.NullMarked;
