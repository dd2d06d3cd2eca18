/**
 * The parts of all pictures: shapes, text as outlines, shared fonts and colours, and SVG documents
 * of a drawing.
 */
@NullMarked
package org.kifu.picture.drawing;

import org.jspecify.annotations.NullMarked;
