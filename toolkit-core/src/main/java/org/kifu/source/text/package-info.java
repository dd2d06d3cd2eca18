/**
 * The text of a source: its bytes as characters, by line or one after the other, each with its
 * place; guesses at encodings that a text does not state; and letters that look like others.
 */
@NullMarked
package org.kifu.source.text;

import org.jspecify.annotations.NullMarked;
