/**
 * Work on more records than memory holds: files that are gone when they are closed, a list that
 * moves to one, and sorting by way of them. It knows nothing of games.
 */
@NullMarked
package org.kifu.spill;

import org.jspecify.annotations.NullMarked;
