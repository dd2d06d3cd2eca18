/**
 * Pictures of boards, kifu sheets and anything else that is drawn, as PNG and SVG with the fonts
 * that they need.
 */
@NullMarked
package org.kifu.picture;

import org.jspecify.annotations.NullMarked;
