/** The reasons why moves of the 8x8 game were bad, counted on the board. */
@NullMarked
package org.kifu.annotate.reason;

import org.jspecify.annotations.NullMarked;
