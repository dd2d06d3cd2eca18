/** The games of one player in the order of their days: against whom, and how they ended for him. */
@NullMarked
package org.kifu.archive.history;

import org.jspecify.annotations.NullMarked;
