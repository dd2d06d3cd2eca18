/** What tests share: the plain oracle, real data, samples. */
@NullMarked
package org.kifu.testing;

import org.jspecify.annotations.NullMarked;
