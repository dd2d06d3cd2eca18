/**
 * The jobs of the toolkit on Apache Spark. Files are read and games judged by the classes of the
 * core inside the partitions; Spark moves the partial results. There are no rules of any game here.
 */
@NullMarked
package org.kifu.spark;

import org.jspecify.annotations.NullMarked;
