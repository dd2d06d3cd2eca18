/** A second check of the values of annotated games, with slower methods than the original ones. */
@NullMarked
package org.kifu.archive.audit;

import org.jspecify.annotations.NullMarked;
