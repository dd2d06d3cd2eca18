/** Answers of engines to single positions as text and JSON. */
@NullMarked
package org.kifu.analysis.output;

import org.jspecify.annotations.NullMarked;
