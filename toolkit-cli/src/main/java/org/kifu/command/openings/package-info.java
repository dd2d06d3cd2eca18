/** Commands for openings and training: statistics, stores, cards and drills. */
@NullMarked
package org.kifu.command.openings;

import org.jspecify.annotations.NullMarked;
