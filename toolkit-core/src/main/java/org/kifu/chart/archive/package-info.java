/**
 * Charts of many games: reviews of a player, ratings over the years, and the reliability of chances
 * to win.
 */
@NullMarked
package org.kifu.chart.archive;

import org.jspecify.annotations.NullMarked;
