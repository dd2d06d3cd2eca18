/**
 * The output of commands: forms, files and folders that appear when they are complete, records,
 * charts, and the manifest of the files that were read and written.
 */
@NullMarked
package org.kifu.command.output;

import org.jspecify.annotations.NullMarked;
