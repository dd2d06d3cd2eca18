package org.kifu.annotate;

/** Takes what a batch gives, in the order of the input and on the thread that started it. */
@FunctionalInterface
public interface AnnotationSink {
  /** Takes the next game. */
  void game(AnnotationResult result);

  /**
   * Hears that a ply of the next game has been judged, for showing progress.
   *
   * @param done the plies of this game that are done, from 1
   * @param plies all plies of this game
   */
  default void progress(int done, int plies) {}
}
