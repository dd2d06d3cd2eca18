/** A second look at the values of annotated games, with slower means than those that found them. */
@NullMarked
package org.kifu.archive.audit;

import org.jspecify.annotations.NullMarked;
