/** Opening statistics, preparations and repertoires as text, CSV and JSON. */
@NullMarked
package org.kifu.opening.output;

import org.jspecify.annotations.NullMarked;
