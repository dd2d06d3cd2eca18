/**
 * The tables of games and of plies that programs read: one definition of their columns for Spark
 * and for Parquet files. {@code docs/spark.md} lists them.
 */
@NullMarked
package org.kifu.archive.rows;

import org.jspecify.annotations.NullMarked;
