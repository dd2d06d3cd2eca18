/**
 * Charts of games and openings. The same input gives the same bytes: the fonts are bundled, and
 * nothing depends on a locale, a clock or a random number. Charts use the machine's fonts only for
 * characters that the bundled fonts lack. Everything works without a display.
 */
@NullMarked
package org.kifu.chart;

import org.jspecify.annotations.NullMarked;
