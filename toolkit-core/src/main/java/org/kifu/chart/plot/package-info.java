/** The parts of all charts: their look, their axes and ticks, their labels, marks and rows. */
@NullMarked
package org.kifu.chart.plot;

import org.jspecify.annotations.NullMarked;
