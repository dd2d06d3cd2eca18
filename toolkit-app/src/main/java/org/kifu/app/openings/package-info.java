/** Openings as the window shows them: what was played in a position, and how it scored. */
@NullMarked
package org.kifu.app.openings;

import org.jspecify.annotations.NullMarked;
