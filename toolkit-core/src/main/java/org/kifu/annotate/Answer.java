package org.kifu.annotate;

import java.util.Optional;

/**
 * A task that is done.
 *
 * @param move the judged ply, if the task was one
 */
record Answer<P, M>(Task<P, M> task, Optional<AnnotatedMove> move) {}
