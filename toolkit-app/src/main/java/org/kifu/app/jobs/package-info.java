/** The queue of annotations: its workers, and requests about it. */
@NullMarked
package org.kifu.app.jobs;

import org.jspecify.annotations.NullMarked;
