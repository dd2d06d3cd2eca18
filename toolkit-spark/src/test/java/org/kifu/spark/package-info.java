/** Spark says what the plain jobs say. */
@NullMarked
package org.kifu.spark;

import org.jspecify.annotations.NullMarked;
