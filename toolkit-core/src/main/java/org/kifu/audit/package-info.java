/** Looks at the values of annotated games again, with slower means than those that found them. */
@NullMarked
package org.kifu.audit;

import org.jspecify.annotations.NullMarked;
