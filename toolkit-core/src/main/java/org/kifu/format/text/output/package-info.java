/**
 * Writers of the text that {@link org.kifu.format.text.TextFormat} reads. They write a fact only in
 * a form in which the reader reads it as meant.
 */
@NullMarked
package org.kifu.format.text.output;

import org.jspecify.annotations.NullMarked;
