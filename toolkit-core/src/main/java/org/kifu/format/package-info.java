/**
 * Bytes to records and back. {@link org.kifu.format.GameReader} reads any source, its format
 * recognised from the content; each notation is a {@link org.kifu.format.GameFormat} in a package
 * of its own, found as a service, and a stranger to the others.
 */
@NullMarked
package org.kifu.format;

import org.jspecify.annotations.NullMarked;
