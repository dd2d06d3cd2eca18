@NullMarked
package org.kifu.base;

import org.jspecify.annotations.NullMarked;
