/** Proposals of repair as text and JSON. */
@NullMarked
package org.kifu.repair.output;

import org.jspecify.annotations.NullMarked;
