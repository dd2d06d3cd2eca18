/** Work that goes on while somebody looks: the search of a position, and annotations. */
@NullMarked
package org.kifu.app.live;

import org.jspecify.annotations.NullMarked;
