/** Functions of SQL on games that are given by their moves; the core computes their results. */
@NullMarked
package org.kifu.spark.sql;

import org.jspecify.annotations.NullMarked;
