@NullMarked
package org.kifu.repair;

import org.jspecify.annotations.NullMarked;
