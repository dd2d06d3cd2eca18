/**
 * The solo game of R. Knizia in the Ravensburger booklet of 2006: one player, both colours, and 24
 * tiles to be won; and a search for its best result.
 */
@NullMarked
package org.kifu.rules.solo;

import org.jspecify.annotations.NullMarked;
