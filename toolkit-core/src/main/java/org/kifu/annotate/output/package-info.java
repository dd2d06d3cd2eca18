/** Annotated games as text, Markdown, CSV, JSON, SGF and GGF, and JSON read back. */
@NullMarked
package org.kifu.annotate.output;

import org.jspecify.annotations.NullMarked;
