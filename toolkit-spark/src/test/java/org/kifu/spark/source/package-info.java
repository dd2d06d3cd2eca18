/** The data source gives what the readers of the core give. */
@NullMarked
package org.kifu.spark.source;

import org.jspecify.annotations.NullMarked;
