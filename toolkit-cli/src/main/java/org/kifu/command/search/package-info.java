/** Commands that search single positions: for a move, or to the end. */
@NullMarked
package org.kifu.command.search;

import org.jspecify.annotations.NullMarked;
