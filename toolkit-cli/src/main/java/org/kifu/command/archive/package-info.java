/** Commands for whole collections: duplicates, differences, merging and names. */
@NullMarked
package org.kifu.command.archive;

import org.jspecify.annotations.NullMarked;
