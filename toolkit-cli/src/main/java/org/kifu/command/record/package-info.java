/** Commands for game records as they stand: verify, repair, convert. */
@NullMarked
package org.kifu.command.record;

import org.jspecify.annotations.NullMarked;
