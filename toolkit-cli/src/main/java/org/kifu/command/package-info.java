/**
 * The skeletons of commands, those on Spark too: options are checked, the input is opened, the
 * answer is written, and the exit code tells how it went. What a command does is done by the
 * packages of the toolkit; here its answer meets the terminal.
 */
@NullMarked
package org.kifu.command;

import org.jspecify.annotations.NullMarked;
