/** Tests of what the documentation says. */
@NullMarked
package org.kifu.docs;

import org.jspecify.annotations.NullMarked;
