/**
 * Tables: {@link Column columns} with name, unit and cell, and renderers for CSV, aligned text,
 * Markdown and HTML. The package does not depend on any job.
 */
@NullMarked
package org.kifu.table;

import org.jspecify.annotations.NullMarked;
