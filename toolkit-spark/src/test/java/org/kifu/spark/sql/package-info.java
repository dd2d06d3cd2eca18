/** The functions of SQL say what the core says. */
@NullMarked
package org.kifu.spark.sql;

import org.jspecify.annotations.NullMarked;
