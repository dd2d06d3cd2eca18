/** The command that opens games in a window of the browser. */
@NullMarked
package org.kifu.command.window;

import org.jspecify.annotations.NullMarked;
