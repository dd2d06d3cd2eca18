/** Many items on several threads, results in the order of the items. */
@NullMarked
package org.kifu.batch;

import org.jspecify.annotations.NullMarked;
