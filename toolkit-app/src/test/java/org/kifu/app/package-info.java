@NullMarked
package org.kifu.app;

import org.jspecify.annotations.NullMarked;
