package org.kifu.train;

import org.kifu.train.Trainer.TrainingListener;

/** A listener that does not care. */
final class Quiet implements TrainingListener {
  static final TrainingListener LISTENER = new Quiet();

  private Quiet() {}

  @Override
  public void step(String what) {}

  @Override
  public void progress(long done, long all) {}
}
