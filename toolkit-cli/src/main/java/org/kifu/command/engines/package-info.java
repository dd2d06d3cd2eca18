/** Commands for positions and engines: search, solve, perft, and engine protocols. */
@NullMarked
package org.kifu.command.engines;

import org.jspecify.annotations.NullMarked;
