@NullMarked
package org.kifu.source.packed;

import org.jspecify.annotations.NullMarked;
