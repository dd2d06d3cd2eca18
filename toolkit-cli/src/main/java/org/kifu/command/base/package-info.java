/** The command {@code base}: makes, fills, checks and exports a base of games. */
@NullMarked
package org.kifu.command.base;

import org.jspecify.annotations.NullMarked;
