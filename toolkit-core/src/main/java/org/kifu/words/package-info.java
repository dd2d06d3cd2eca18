/**
 * Words for people: labels, sentences and numbers in six languages, and text made safe for a
 * terminal. What a job says with them is in the output package of that job.
 */
@NullMarked
package org.kifu.words;

import org.jspecify.annotations.NullMarked;
