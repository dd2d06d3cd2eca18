/**
 * The data source {@code kifu}: records of all notations as rows of Spark. Files are found and
 * opened through Hadoop, so they may be on any file system that Spark reads. The readers of the
 * core turn bytes into games.
 */
@NullMarked
package org.kifu.spark.source;

import org.jspecify.annotations.NullMarked;
