/** Tests of the protocols, with engines that answer by script. */
@NullMarked
package org.kifu.engine;

import org.jspecify.annotations.NullMarked;
