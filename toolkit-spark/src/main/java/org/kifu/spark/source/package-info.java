/**
 * The data source {@code kifu}: records of all notations as rows of Spark. Files are found and
 * opened through Hadoop, so that they may lie wherever Spark reads from; bytes become games by the
 * readers of the core.
 */
@NullMarked
package org.kifu.spark.source;

import org.jspecify.annotations.NullMarked;
