/** Commands for opening statistics, and for the stores that answer for archives. */
@NullMarked
package org.kifu.command.openings;

import org.jspecify.annotations.NullMarked;
