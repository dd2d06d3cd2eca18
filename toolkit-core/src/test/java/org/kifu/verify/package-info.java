@NullMarked
package org.kifu.verify;

import org.jspecify.annotations.NullMarked;
