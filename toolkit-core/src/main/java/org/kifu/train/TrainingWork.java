package org.kifu.train;

import java.io.Serializable;
import java.util.function.IntFunction;

/**
 * Items of long work, each told by its number alone, so that anybody may do any of them: positions
 * to label, games to play. It may travel to other machines.
 */
public interface TrainingWork extends Serializable {
  /** Makes a worker, for one thread: it takes the number of an item and returns the result. */
  IntFunction<byte[]> worker();
}
