/** Games that nobody played, as many as wanted, for measuring how jobs bear large archives. */
@NullMarked
package org.kifu.archive.synthetic;

import org.jspecify.annotations.NullMarked;
