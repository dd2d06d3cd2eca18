/**
 * Sources: the files, folders and archive entries that a run reads; their bytes, their encoding,
 * and their text by characters and by lines, each with its place in the bytes.
 */
@NullMarked
package org.kifu.source;

import org.jspecify.annotations.NullMarked;
