/**
 * Records played through by the rules: the positions reached, passes filled in, and where a record
 * goes wrong.
 */
@NullMarked
package org.kifu.replay;

import org.jspecify.annotations.NullMarked;
