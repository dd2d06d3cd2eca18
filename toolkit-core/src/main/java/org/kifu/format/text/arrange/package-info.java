/**
 * The orders in which the squares of a page may have been played. Each arrangement is one class,
 * which only orders runs anew; the {@linkplain org.kifu.format.text.judge judge} decides.
 */
@NullMarked
package org.kifu.format.text.arrange;

import org.jspecify.annotations.NullMarked;
