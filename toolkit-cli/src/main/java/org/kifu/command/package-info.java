/**
 * The skeletons of commands, also of those on Spark: they check options, open the input, write the
 * answer, and return the exit code for the result. The packages of the core do the work of a
 * command; these skeletons connect it to the terminal.
 */
@NullMarked
package org.kifu.command;

import org.jspecify.annotations.NullMarked;
