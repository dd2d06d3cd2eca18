@NullMarked
package org.kifu.format.wthor;

import org.jspecify.annotations.NullMarked;
