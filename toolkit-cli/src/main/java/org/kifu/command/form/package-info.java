/**
 * The forms of results that a command also has on Spark: each is an option, with the writer that it
 * chooses.
 */
@NullMarked
package org.kifu.command.form;

import org.jspecify.annotations.NullMarked;
