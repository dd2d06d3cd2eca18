/**
 * The text of a source: its bytes as characters, by lines and one after the other, each with its
 * place; the encodings that a text does not state, and letters that look like others.
 */
@NullMarked
package org.kifu.source.text;

import org.jspecify.annotations.NullMarked;
