/** JSON as every job writes and reads it: streams of records, checked fields, safe strings. */
@NullMarked
package org.kifu.json;

import org.jspecify.annotations.NullMarked;
