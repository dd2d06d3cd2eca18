/**
 * Every reader under fuzzing: laws that hold for any bytes, and the runs that look for an
 * exception.
 */
@NullMarked
package org.kifu.fuzz;

import org.jspecify.annotations.NullMarked;
