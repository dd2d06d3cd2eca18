/** Tables as Parquet files, written by parquet-java without Hadoop and without Spark. */
@NullMarked
package org.kifu.parquet;

import org.jspecify.annotations.NullMarked;
