/**
 * The {@code kifu} command: options, exit codes, progress. What a command does is done by the
 * packages of the toolkit; here its answer meets the terminal.
 */
@NullMarked
package org.kifu.cli;

import org.jspecify.annotations.NullMarked;
