/** The JSON that every job writes and reads: streams of records, checked fields, safe strings. */
@NullMarked
package org.kifu.json;

import org.jspecify.annotations.NullMarked;
