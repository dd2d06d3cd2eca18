/**
 * Charts of games and openings. The same input gives the same bytes: the fonts are bundled, no
 * locale, clock or random number is asked. Only for characters that the bundled fonts lack, such as
 * Japanese ones, are the machine's fonts looked at. Everything works without a display.
 */
@NullMarked
package org.kifu.chart;

import org.jspecify.annotations.NullMarked;
