/** Pictures of boards, kifu sheets and anything else that is drawn, as PNG, SVG and text. */
@NullMarked
package org.kifu.picture;

import org.jspecify.annotations.NullMarked;
