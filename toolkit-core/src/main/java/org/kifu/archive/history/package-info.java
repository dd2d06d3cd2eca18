/** The games of one player in the order of their dates, with opponents and results. */
@NullMarked
package org.kifu.archive.history;

import org.jspecify.annotations.NullMarked;
