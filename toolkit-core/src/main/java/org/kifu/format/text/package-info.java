/**
 * The reader of any text. The text becomes {@linkplain org.kifu.format.text.page rows}, in which
 * {@linkplain org.kifu.format.text.find runs of squares} and {@linkplain org.kifu.format.text.grid
 * grids} are found; {@linkplain org.kifu.format.text.arrange arrangements} propose orders of them,
 * and the {@linkplain org.kifu.format.text.judge judge} decides by the rules which squares are
 * moves of which game.
 */
@NullMarked
package org.kifu.format.text;

import org.jspecify.annotations.NullMarked;
