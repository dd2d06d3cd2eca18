/**
 * Bytes to records and back. {@link org.kifu.format.GameReader} reads any source and recognises its
 * format from the content. Each notation is a {@link org.kifu.format.GameFormat} in a package of
 * its own, found as a service, that does not know the other notations.
 */
@NullMarked
package org.kifu.format;

import org.jspecify.annotations.NullMarked;
