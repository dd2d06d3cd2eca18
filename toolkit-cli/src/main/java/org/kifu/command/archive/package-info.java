/** Commands for collections of games: find, compare, merge, count, and rate. */
@NullMarked
package org.kifu.command.archive;

import org.jspecify.annotations.NullMarked;
