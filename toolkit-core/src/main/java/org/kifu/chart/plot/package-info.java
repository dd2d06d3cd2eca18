/** What all charts are drawn by: their look, their axes and ticks, their labels, marks and rows. */
@NullMarked
package org.kifu.chart.plot;

import org.jspecify.annotations.NullMarked;
