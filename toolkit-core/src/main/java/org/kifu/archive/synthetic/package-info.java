/** Games that nobody played, in any number, to measure jobs on large archives. */
@NullMarked
package org.kifu.archive.synthetic;

import org.jspecify.annotations.NullMarked;
