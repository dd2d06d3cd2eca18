/** Reviews of players and drills as text, CSV, JSON, Markdown and OBF. */
@NullMarked
package org.kifu.archive.review.output;

import org.jspecify.annotations.NullMarked;
