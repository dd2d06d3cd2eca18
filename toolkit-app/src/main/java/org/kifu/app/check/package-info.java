/** Records that have something wrong: proposals to mend them, and what somebody decides. */
@NullMarked
package org.kifu.app.check;

import org.jspecify.annotations.NullMarked;
