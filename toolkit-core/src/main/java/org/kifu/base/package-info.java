/**
 * A base: an archive of games as one SQLite file, which any program that knows SQLite can read.
 * {@link org.kifu.base.Base} opens it, {@link org.kifu.base.BaseSchema} is the one place that
 * describes its tables.
 *
 * <p>A base keeps every source byte for byte, and beside it what Kifu reads from it: games, names,
 * findings and positions. What is read can always be made again from the bytes, and {@link
 * org.kifu.base.BaseCheck} does so to prove a base.
 */
@NullMarked
package org.kifu.base;

import org.jspecify.annotations.NullMarked;
