/** Commands for engines: their protocols, their speed, and positions for measuring them. */
@NullMarked
package org.kifu.command.engines;

import org.jspecify.annotations.NullMarked;
