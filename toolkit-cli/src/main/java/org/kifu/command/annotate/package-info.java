/**
 * The command that annotates games: by our engine or another, resumed, within a budget, and against
 * what was recorded.
 */
@NullMarked
package org.kifu.command.annotate;

import org.jspecify.annotations.NullMarked;
