/**
 * The parts that pictures are drawn with: shapes, text as outlines, the fonts and colours that all
 * share; and what was drawn as an SVG document.
 */
@NullMarked
package org.kifu.picture.drawing;

import org.jspecify.annotations.NullMarked;
