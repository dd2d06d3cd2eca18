/** The view that every job has of an engine: {@link org.kifu.analysis.Analyser} and its answers. */
@NullMarked
package org.kifu.analysis;

import org.jspecify.annotations.NullMarked;
