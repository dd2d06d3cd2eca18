/**
 * The jobs of the toolkit on Apache Spark. The classes of the core read files and check games
 * inside the partitions; Spark moves the partial results. The package has no rules of games.
 */
@NullMarked
package org.kifu.spark;

import org.jspecify.annotations.NullMarked;
