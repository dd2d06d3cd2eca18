/**
 * The judge of texts: the rules of the game decide which squares are moves of which game. One
 * {@linkplain org.kifu.format.text.judge.Judge search} cuts any stream of squares into games. What
 * it gains and pays is in {@code prices.tsv}.
 */
@NullMarked
package org.kifu.format.text.judge;

import org.jspecify.annotations.NullMarked;
