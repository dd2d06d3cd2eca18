/**
 * Results of jobs over archives as text, CSV and JSON: duplicates, differences, merges, names,
 * hits.
 */
@NullMarked
package org.kifu.archive.output;

import org.jspecify.annotations.NullMarked;
