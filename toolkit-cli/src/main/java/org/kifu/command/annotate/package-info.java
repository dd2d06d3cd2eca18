/**
 * The command that annotates games: with the engine of Kifu or another, resumed, within a budget,
 * and compared with a recorded file.
 */
@NullMarked
package org.kifu.command.annotate;

import org.jspecify.annotations.NullMarked;
