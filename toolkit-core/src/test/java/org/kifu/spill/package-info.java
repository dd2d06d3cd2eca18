@NullMarked
package org.kifu.spill;

import org.jspecify.annotations.NullMarked;
