/** Tests the zip that users unpack. */
@NullMarked
package org.kifu.distribution;

import org.jspecify.annotations.NullMarked;
