/**
 * Charts of what is asked of many games: reviews of a player, ratings over the years, and how far
 * chances to win can be trusted.
 */
@NullMarked
package org.kifu.chart.archive;

import org.jspecify.annotations.NullMarked;
