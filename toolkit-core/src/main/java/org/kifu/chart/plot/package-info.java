/**
 * The parts that all charts are drawn with: their look, their axes and ticks, their labels, marks
 * and rows.
 */
@NullMarked
package org.kifu.chart.plot;

import org.jspecify.annotations.NullMarked;
