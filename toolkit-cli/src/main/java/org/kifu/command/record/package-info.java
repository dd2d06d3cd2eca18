/** Commands for game records: verify, repair, convert. */
@NullMarked
package org.kifu.command.record;

import org.jspecify.annotations.NullMarked;
