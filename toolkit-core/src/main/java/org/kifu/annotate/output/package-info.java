/** Annotated games as text, Markdown, CSV, JSON, SGF and GGF, and a reader of the JSON. */
@NullMarked
package org.kifu.annotate.output;

import org.jspecify.annotations.NullMarked;
