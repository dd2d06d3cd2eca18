/** Runs over many items on several threads, with the results in the order of the items. */
@NullMarked
package org.kifu.batch;

import org.jspecify.annotations.NullMarked;
