/** Games that nobody played, as many as wanted, for measuring how jobs bear large archives. */
@NullMarked
package org.kifu.synthetic;

import org.jspecify.annotations.NullMarked;
