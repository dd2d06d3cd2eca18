/**
 * Work on more records than memory holds: files that are deleted when they are closed, a list that
 * moves to such a file, and a sort that uses them. The package does not depend on games.
 */
@NullMarked
package org.kifu.spill;

import org.jspecify.annotations.NullMarked;
