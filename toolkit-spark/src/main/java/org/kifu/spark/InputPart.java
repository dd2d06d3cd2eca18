package org.kifu.spark;

import java.io.Serializable;
import org.kifu.game.Problem;

/** One part of the input of a run, in the order in which the plain command meets them. */
sealed interface InputPart extends Serializable {
  /** Its place in the order of the input, from 0. */
  int index();

  /**
   * A file.
   *
   * @param path as it was given; every machine must see the file under it
   */
  record GameFile(int index, String path) implements InputPart {}

  /** A word that is no input, or a folder that cannot be listed or holds nothing. */
  record Failure(int index, Problem problem) implements InputPart {}

  /**
   * The place of a game in the order of the input: any number that ascends.
   *
   * @param number of the game in its file, from 1
   */
  default long indexOfGame(int number) {
    return (long) index() << Integer.SIZE | number;
  }
}
