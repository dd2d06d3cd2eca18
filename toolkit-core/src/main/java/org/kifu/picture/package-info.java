/** Pictures of boards, kifu sheets and anything else that is drawn, as PNG and SVG; and as text. */
@NullMarked
package org.kifu.picture;

import org.jspecify.annotations.NullMarked;
