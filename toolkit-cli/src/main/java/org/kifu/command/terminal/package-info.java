/**
 * The terminal and the shell as a command sees them: its words, streams, progress, refusals,
 * failures and exit codes.
 */
@NullMarked
package org.kifu.command.terminal;

import org.jspecify.annotations.NullMarked;
