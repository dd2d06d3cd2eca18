@NullMarked
package org.kifu.format.archive;

import org.jspecify.annotations.NullMarked;
