/** The plain command, to compare with. */
@NullMarked
package org.kifu.cli;

import org.jspecify.annotations.NullMarked;
