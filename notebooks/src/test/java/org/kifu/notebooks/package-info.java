/** Runs the notebooks. */
@NullMarked
package org.kifu.notebooks;

import org.jspecify.annotations.NullMarked;
