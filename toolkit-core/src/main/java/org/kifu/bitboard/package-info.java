/**
 * Kernels of the 8x8 board: static functions from longs to longs. Bit 0 is a1, bit 7 h1, bit 63 h8.
 */
@NullMarked
package org.kifu.bitboard;

import org.jspecify.annotations.NullMarked;
