/**
 * Sources: the files, texts and archive entries that a run reads, their bytes and their encodings.
 */
@NullMarked
package org.kifu.source;

import org.jspecify.annotations.NullMarked;
