/**
 * Tables: {@link Column columns} with name, unit and cell, and renderers for CSV, aligned text,
 * Markdown and HTML. A table knows no job.
 */
@NullMarked
package org.kifu.table;

import org.jspecify.annotations.NullMarked;
