/**
 * Options with the same meaning in several commands, also on Spark. They convert words to settings
 * of the core, and refuse wrong ones.
 */
@NullMarked
package org.kifu.command.option;

import org.jspecify.annotations.NullMarked;
