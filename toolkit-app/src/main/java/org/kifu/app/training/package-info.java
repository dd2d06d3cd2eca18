/**
 * Training: problems made from bad moves, endings to be played out, and the progress in the base.
 */
@NullMarked
package org.kifu.app.training;

import org.jspecify.annotations.NullMarked;
