/**
 * Russian draughts, over sets of dark squares. The 8x8 game of discs has kernels of its own, which
 * know nothing of this package.
 *
 * <p>Bit 0 is a1, bit 63 h8, as on every board here; but a1 is drawn at the lower left, where white
 * begins, and only squares of a1's colour are played on.
 */
@NullMarked
package org.kifu.games.draughts;

import org.jspecify.annotations.NullMarked;
