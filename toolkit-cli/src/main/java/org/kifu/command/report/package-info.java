/**
 * The command that renders annotated games, and the forms in which they are written, also on Spark.
 */
@NullMarked
package org.kifu.command.report;

import org.jspecify.annotations.NullMarked;
