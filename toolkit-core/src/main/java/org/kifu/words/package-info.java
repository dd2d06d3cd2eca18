/**
 * Words for people: labels, sentences and numbers in six languages, and text made safe for a
 * terminal.
 */
@NullMarked
package org.kifu.words;

import org.jspecify.annotations.NullMarked;
