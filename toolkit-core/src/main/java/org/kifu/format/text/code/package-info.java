/**
 * Squares that are written as numbers: row and column in one number, an index, or two numbers. What
 * is legal to the end decides which of them it is.
 */
@NullMarked
package org.kifu.format.text.code;

import org.jspecify.annotations.NullMarked;
