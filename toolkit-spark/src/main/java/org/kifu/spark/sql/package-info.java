/** Functions of SQL on games that are given by their moves; what they say is found by the core. */
@NullMarked
package org.kifu.spark.sql;

import org.jspecify.annotations.NullMarked;
