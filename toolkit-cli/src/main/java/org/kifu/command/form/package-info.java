/**
 * The forms of results that a command has on Spark too: each an option, and the writer that it
 * chooses.
 */
@NullMarked
package org.kifu.command.form;

import org.jspecify.annotations.NullMarked;
