/** A cluster of processes on one machine. */
@NullMarked
package org.kifu.spark.cluster;

import org.jspecify.annotations.NullMarked;
