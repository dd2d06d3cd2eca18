package org.kifu.train;

/** Hears how far a training is. */
public interface TrainingListener {
  /** A part of the work begins. */
  void step(String what);

  /** So much of the current part is done. */
  void progress(long done, long all);
}
